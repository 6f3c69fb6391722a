// What is shown while no game is open.
import { Show, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { savedTable } from "../new-game/saved-table.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { messagesIn } from "./messages/messages.ts";
import { WaysIn } from "./ways-in.tsx";

export const StartPage = (): JSX.Element => {
  const { panels } = useSession();
  const words = useMessages(messagesIn);
  return (
    <main class="start">
      <div class="start-head">
        <h1>{words().title}</h1>
        <p>{words().lead}</p>
      </div>
      <Show when={savedTable()}>
        {(kept) => (
          <section class="card start-unfinished" aria-labelledby="unfinished-title">
            <h2 id="unfinished-title">{words().unfinished(kept().title)}</h2>
            <button type="button" class="button primary" onClick={() => panels.resumeTable()}>
              {words().goOn}
            </button>
          </section>
        )}
      </Show>
      <p class="start-new">
        <button type="button" class="button" onClick={() => panels.setAtTable(true)}>
          <Icon name="dice" />
          {words().newGame}
        </button>
        <span class="quiet small">{words().newGameMeans}</span>
      </p>
      <WaysIn />
    </main>
  );
};
