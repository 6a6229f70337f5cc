import "@fontsource-variable/m-plus-2";
import "@fontsource/noto-serif-jp/900.css";
import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
