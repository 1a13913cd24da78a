/** Entry point: mounts the application. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// The installed app has a page of its own when the server cannot be reached.
if (matchMedia("(display-mode: standalone)").matches && "serviceWorker" in navigator)
  import("./people/push").then(({ worker }) => worker()).catch(() => undefined);
