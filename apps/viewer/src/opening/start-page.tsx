// What is shown while no game is open: one example of each game, then the ways to one's own games.
import { For, Show, type JSX } from "solid-js";
import { Icon } from "../kit/icons.tsx";
import { unfinishedGame } from "../new-game/kept-games.ts";
import { historyName } from "../session/open-log.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Featured } from "./featured.tsx";
import { messagesIn } from "./messages/messages.ts";
import { WaysIn } from "./ways-in.tsx";

/** What was left by the way to this page. */
const StillOpen = (): JSX.Element => {
  const { openLogs } = useSession();
  const words = useMessages(messagesIn);
  return (
    <Show when={openLogs.all().length > 0}>
      <section class="card start-open" aria-labelledby="still-open-title">
        <Icon name="eye" />
        <h2 id="still-open-title">{words().stillOpen}</h2>
        <For each={openLogs.all()}>
          {(log) => (
            <button type="button" class="button" onClick={() => openLogs.choose(log.facts.history)}>
              <bdi>{`${log.facts.title} · ${historyName(log)}`}</bdi>
            </button>
          )}
        </For>
      </section>
    </Show>
  );
};

/** A game that is begun here, and those that this device has. */
const AtTheTable = (): JSX.Element => {
  const { panels } = useSession();
  const words = useMessages(messagesIn);
  return (
    <>
      <StillOpen />
      <section class="card start-new" aria-labelledby="new-title">
        <Icon name="dice" />
        <h2 id="new-title">{words().newGame}</h2>
        <p class="quiet small">{words().newGameMeans}</p>
        <button type="button" class="button" onClick={() => panels.setAtTable(true)}>
          {words().begin}
        </button>
      </section>
      <Show when={unfinishedGame()}>
        {(kept) => (
          <section class="card start-unfinished" aria-labelledby="unfinished-title">
            <Icon name="bookmark" />
            <h2 id="unfinished-title">{words().unfinished(kept().name || kept().title)}</h2>
            <button type="button" class="button primary" onClick={() => panels.resumeTable()}>
              {words().goOn}
            </button>
          </section>
        )}
      </Show>
    </>
  );
};

export const StartPage = (): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <main class="start">
      <div class="start-head">
        <h1>{words().title}</h1>
        <p>{words().lead}</p>
      </div>
      <WaysIn featured={<Featured />} beside={<AtTheTable />} />
    </main>
  );
};
