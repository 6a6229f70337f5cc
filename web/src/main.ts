import { mount } from "svelte";

import App from "./app/App.svelte";
import "./styles/latin.css";
import "./styles/tokens.css";
import "./styles/base.css";

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined));
}

const target = document.getElementById("app");
if (target) mount(App, { target });
