// The page `inspector.html`: the inspector, in the language and the look of this app.
import { mountInspector } from "@assize/inspection-inspector";
import { createRoot } from "solid-js";
import { createPreferences } from "./session/preferences.ts";
import "./app/tokens.css";
import "./app/base.css";

const place = document.getElementById("inspector");
if (place !== null) createRoot(() => mountInspector(place, createPreferences().language));
