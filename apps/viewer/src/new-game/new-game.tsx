// A new game: its form, then its table. Or the game that the browser kept from last time.
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type { Playable } from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Discard } from "./discard.tsx";
import { messagesIn } from "./messages/messages.ts";
import "./new-game.css";
import { forgetTable, type SavedTable, savedTable } from "./saved-table.ts";
import type { OnTable } from "./table.ts";
import { TableForm } from "./table-form.tsx";
import { TableView } from "./table-view.tsx";
import { type TableChoice, wishOf } from "./table-wish.ts";

/** What is to be done once the kept game may be thrown away. */
interface Discarding {
  readonly kept: SavedTable;
  readonly act: () => void;
}

export const NewGame = (): JSX.Element => {
  const { client, openLogs, panels, preferences } = useSession();
  const words = useMessages(messagesIn);
  const [game, play] = createSignal<OnTable>();
  const [trouble, setTrouble] = createSignal<readonly string[]>([]);
  const [saved, setSaved] = createSignal(savedTable());
  const language = preferences.language;
  const fail = (failure: unknown): void => {
    const { message, details } = problemOf(failure);
    setTrouble([message, ...details]);
  };
  const playables = createAnswer(
    () => language(),
    (asked) => client().ask("playables", { language: asked }),
    fail,
  );
  // Whoever opens a log wants to see it. The game at the table stays where the browser keeps it.
  createEffect(on(openLogs.current, () => panels.setAtTable(false), { defer: true }));
  const close = (): void => {
    const history = game()?.facts.history;
    if (history !== undefined)
      void client()
        .ask("close", { history })
        .catch(() => undefined);
  };
  onCleanup(close);

  const [discarding, setDiscarding] = createSignal<Discarding>();
  /** Asks first where a game is kept, also one that another page has put there meanwhile. */
  const unlessKept = (act: () => void): void => {
    const kept = savedTable();
    if (kept === undefined) act();
    else setDiscarding({ kept, act });
  };
  const begin = (choice: TableChoice, playable: Playable): void => {
    setTrouble([]);
    const wish = wishOf(choice, playable, freshSeed());
    client()
      .ask("newGame", { wish, language: language() })
      .then((facts) => {
        const players = choice.seats.map(({ bot }) => bot);
        play({ facts, players, times: choice.times, left: null });
      }, fail);
  };
  const resume = (): void => {
    const kept = saved();
    if (kept === undefined) return;
    const bytes = new TextEncoder().encode(kept.text);
    client()
      .ask("open", {
        bytes,
        name: "table.jsonl",
        number: 1,
        rulings: null,
        growing: true,
        language: language(),
      })
      .then(
        (facts) => play({ facts, players: kept.bots, times: kept.times, left: kept.left }),
        fail,
      );
  };
  if (panels.takesUp()) resume();
  const leave = (): void => {
    close();
    play(undefined);
    setSaved(savedTable());
  };

  return (
    <Show
      when={game()}
      fallback={
        <main class="new-game">
          <h1>{words().title}</h1>
          <p class="quiet">{words().lead}</p>
          <Show when={saved()}>
            {(kept) => (
              <section class="card resume">
                <h2>{words().unfinished(kept().title)}</h2>
                <div class="table-tools">
                  <button type="button" class="button primary" onClick={resume}>
                    {words().resume}
                  </button>
                  <button
                    type="button"
                    class="button"
                    onClick={() =>
                      unlessKept(() => {
                        forgetTable();
                        setSaved(undefined);
                      })
                    }
                  >
                    {words().forget}
                  </button>
                </div>
              </section>
            )}
          </Show>
          <Show when={playables()} fallback={<p role="status">{words().waiting}</p>}>
            {(known) => (
              <TableForm
                playables={known()}
                trouble={trouble()}
                onBegin={(choice, playable) => unlessKept(() => begin(choice, playable))}
              />
            )}
          </Show>
          <Show when={discarding()}>
            {(asked) => (
              <Discard
                game={asked().kept}
                onKeep={() => setDiscarding(undefined)}
                onDiscard={() => {
                  const { act } = asked();
                  setDiscarding(undefined);
                  act();
                }}
              />
            )}
          </Show>
          <button type="button" class="button back" onClick={() => panels.setAtTable(false)}>
            {words().back}
          </button>
        </main>
      }
    >
      {(known) => <TableView game={known()} onEnd={leave} />}
    </Show>
  );
};
