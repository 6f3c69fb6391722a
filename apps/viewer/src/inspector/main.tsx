// The inspector's page as a program: a client of @xstate/inspect, shown.
import { render } from "solid-js/web";
import { createPreferences } from "../session/preferences.ts";
import { connect } from "./connection.ts";
import { Inspector } from "./inspector.tsx";
import "../app/tokens.css";
import "../app/base.css";
import "./inspector.css";

const root = document.getElementById("inspector");
if (root !== null)
  render(() => {
    // Made once: a property of a component is computed anew whenever it is read.
    const connection = connect(window);
    const preferences = createPreferences();
    return <Inspector connection={connection} preferences={preferences} />;
  }, root);
