// The page `inspector.html`: the inspector, in the language and the look of this app.
import { mountInspector } from "@assize/inspection-inspector";
import { createRoot } from "solid-js";
import { createPreferences } from "./kit/preferences.ts";
import "./kit/tokens.css";
import "./kit/base.css";

const place = document.getElementById("inspector");
if (place !== null) createRoot(() => mountInspector(place, createPreferences().language));
