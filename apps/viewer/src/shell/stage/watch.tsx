// A game that is watched: the stage, the places beside it, and the transport below both. Loaded when the first game is opened.
import type { JSX } from "solid-js";
import { useSession } from "../../session/session.tsx";
import { Workbench } from "../workbench/workbench.tsx";
import { Stage } from "./stage.tsx";
import { Transport } from "./transport.tsx";

export const Watch = (): JSX.Element => {
  const { panels } = useSession();
  return (
    <main class="watch" data-sheet={panels.sheet()}>
      <Stage />
      <Workbench />
      <Transport />
    </main>
  );
};
