// A game that is watched: the stage, the places beside it, and the transport below both. Loaded when the first game is opened.
import type { JSX } from "solid-js";
import { Workbench } from "../workbench/workbench.tsx";
import { Stage } from "./stage.tsx";
import { Transport } from "./transport.tsx";

export const Watch = (): JSX.Element => (
  <main class="watch">
    <Stage />
    <Workbench />
    <Transport />
  </main>
);
