import { mount } from "svelte";

import App from "./App.svelte";
import "./theme/tokens.css";
import "./theme/table.css";
import "./theme/page.css";

const target = document.getElementById("page");
if (target) mount(App, { target });
