// A new game: its form, then its table. Or the game that the browser kept from last time.
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type { Playable } from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import { type Session, useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { Discard } from "./discard.tsx";
import { messagesIn } from "./messages/messages.ts";
import "./new-game.css";
import { forgetTable, type SavedTable, savedTable } from "./saved-table.ts";
import type { OnTable } from "./table.ts";
import { type GiveBack, takeTable } from "./table-lock.ts";
import { TableForm } from "./table-form.tsx";
import { TableView } from "./table-view.tsx";
import { type TableChoice, wishOf } from "./table-wish.ts";

/** What is to be done once the kept game may be thrown away. */
interface Discarding {
  readonly kept: SavedTable;
  readonly act: () => void;
}

/** The game of this page, if one is on the table. While it is, or is on its way there, no other page has the table. */
const createGame = ({ client, preferences: { language } }: Session) => {
  const [game, setGame] = createSignal<OnTable>();
  const [trouble, setTrouble] = createSignal<readonly string[]>([]);
  let giveBack: GiveBack | undefined;
  let isTaking = false;
  let isGone = false;
  const fail = (failure: unknown): void => {
    const { message, details } = problemOf(failure);
    setTrouble([message, ...details]);
  };
  const close = (): void => {
    giveBack?.();
    giveBack = undefined;
    const history = game()?.facts.history;
    if (history !== undefined)
      void client()
        .ask("close", { history })
        .catch(() => undefined);
  };
  /** One thing at a time, and only where no other page has the table. It is given back where no game comes of it. */
  const atTable = async (act: () => void | Promise<void>): Promise<void> => {
    if (isTaking) return;
    isTaking = true;
    setTrouble([]);
    try {
      const taken = await takeTable();
      giveBack = taken ?? undefined;
      if (taken === null) setTrouble([messagesIn(language()).elsewhere]);
      else await act();
    } catch (failure) {
      fail(failure);
    } finally {
      isTaking = false;
      if (isGone || game() === undefined) close();
    }
  };
  onCleanup(() => {
    isGone = true;
    close();
  });
  return { game, setGame, trouble, fail, close, atTable };
};

/** What the form and the kept game lead to: begins or takes up a game, and asks before a kept one is thrown away. */
const createBeginning = (session: Session) => {
  const { client, preferences } = session;
  const { language } = preferences;
  const { game, setGame, trouble, fail, close, atTable } = createGame(session);
  const [saved, setSaved] = createSignal(savedTable());
  const [discarding, setDiscarding] = createSignal<Discarding>();
  return {
    game,
    trouble,
    saved,
    discarding,
    setDiscarding,
    fail,
    /** Asks first where a game is kept, also one that another page has put there meanwhile. */
    unlessKept: (act: () => void): void => {
      const kept = savedTable();
      if (kept === undefined) act();
      else setDiscarding({ kept, act });
    },
    begin: (choice: TableChoice, playable: Playable): Promise<void> =>
      atTable(async () => {
        const wish = wishOf(choice, playable, freshSeed());
        const facts = await client().ask("newGame", { wish, language: language() });
        const players = choice.seats.map(({ bot }) => bot);
        setGame({ facts, players, times: choice.times, left: null });
      }),
    resume: (): Promise<void> =>
      atTable(async () => {
        // As it stands now: another page may have gone on with it.
        const kept = setSaved(savedTable());
        if (kept === undefined) return;
        const bytes = new TextEncoder().encode(kept.text);
        const ask = { bytes, name: "table.jsonl", number: 1, rulings: null, growing: true };
        const facts = await client().ask("open", { ...ask, language: language() });
        setGame({ facts, players: kept.bots, times: kept.times, left: kept.left });
      }),
    forget: (): Promise<void> =>
      atTable(() => {
        forgetTable();
        setSaved(undefined);
      }),
    leave: (): void => {
      close();
      setGame(undefined);
      setSaved(savedTable());
    },
  };
};

type Beginning = ReturnType<typeof createBeginning>;

const Kept = (props: { readonly beginning: Beginning }): JSX.Element => {
  const words = useMessages(messagesIn);
  return (
    <Show when={props.beginning.saved()}>
      {(kept) => (
        <section class="card resume">
          <h2>{words().unfinished(kept().title)}</h2>
          <div class="table-tools">
            <button
              type="button"
              class="button primary"
              onClick={() => void props.beginning.resume()}
            >
              {words().resume}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => props.beginning.unlessKept(() => void props.beginning.forget())}
            >
              {words().forget}
            </button>
          </div>
        </section>
      )}
    </Show>
  );
};

export const NewGame = (): JSX.Element => {
  const session = useSession();
  const { client, openLogs, panels, preferences } = session;
  const words = useMessages(messagesIn);
  const beginning = createBeginning(session);
  const playables = createAnswer(
    () => preferences.language(),
    (language) => client().ask("playables", { language }),
    beginning.fail,
  );
  // Whoever opens a log wants to see it. The game at the table stays where the browser keeps it.
  createEffect(on(openLogs.current, () => panels.setAtTable(false), { defer: true }));
  if (panels.takesUp()) void beginning.resume();
  return (
    <Show
      when={beginning.game()}
      fallback={
        <main class="new-game">
          <h1>{words().title}</h1>
          <p class="quiet">{words().lead}</p>
          <Kept beginning={beginning} />
          <Show when={playables()} fallback={<p role="status">{words().waiting}</p>}>
            {(known) => (
              <TableForm
                playables={known()}
                trouble={beginning.trouble()}
                onBegin={(choice, playable) =>
                  beginning.unlessKept(() => void beginning.begin(choice, playable))
                }
              />
            )}
          </Show>
          <Show when={beginning.discarding()}>
            {(asked) => (
              <Discard
                game={asked().kept}
                onKeep={() => beginning.setDiscarding(undefined)}
                onDiscard={() => {
                  const { act } = asked();
                  beginning.setDiscarding(undefined);
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
      {(known) => <TableView game={known()} onEnd={beginning.leave} />}
    </Show>
  );
};
