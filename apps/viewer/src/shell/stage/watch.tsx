// A game that is watched: stage and workbench. Loaded when the first game is opened.
import type { JSX } from "solid-js";
import { Workbench } from "../workbench/workbench.tsx";
import { Stage } from "./stage.tsx";

export const Watch = (): JSX.Element => (
  <main class="watch">
    <Stage />
    <Workbench />
  </main>
);
