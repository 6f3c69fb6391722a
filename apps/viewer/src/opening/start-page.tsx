// What is shown while no game is open.
import type { JSX } from "solid-js";
import { useWords } from "../session/words.ts";
import { MESSAGES } from "./messages/messages.ts";
import { WaysIn } from "./ways-in.tsx";

export const StartPage = (): JSX.Element => {
  const words = useWords(MESSAGES);
  return (
    <main class="start">
      <div class="start-head">
        <h1>{words().title}</h1>
        <p>{words().lead}</p>
      </div>
      <WaysIn />
    </main>
  );
};
