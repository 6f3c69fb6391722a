// The left-hand side: the board (or the state as text), and below it the timeline. Composes; knows no game.
import { Show, type JSX } from "solid-js";
import { MESSAGES as FRAME } from "../app/messages/messages.ts";
import { useSession } from "../session/session.tsx";
import { useWords } from "../session/words.ts";
import { StateText } from "./state-text.tsx";
import { Standing } from "./standing.tsx";
import "./stage.css";

export const Stage = (): JSX.Element => {
  const { frame } = useSession();
  const words = useWords(FRAME);
  return (
    <section class="stage" aria-label={words().stage}>
      <Standing />
      <div class="view">
        <Show when={frame()}>{(shown) => <StateText lines={shown().text} />}</Show>
      </div>
    </section>
  );
};
