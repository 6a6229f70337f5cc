import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/latin.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
