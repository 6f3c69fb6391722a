// A new game: its form, then its table. Or the game that the browser kept from last time.
import { createEffect, createSignal, on, onCleanup, Show, type JSX } from "solid-js";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type { Playable } from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import { type Session, useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { GameList } from "./game-list.tsx";
import { forgetDeleted, type KeptGame, keptGame, logOfKept, unfinishedGame } from "./kept-games.ts";
import { messagesIn } from "./messages/messages.ts";
import "./new-game.css";
import type { OnTable } from "./on-table.ts";
import { type GiveBack, takeTable } from "./table-lock.ts";
import { TableForm } from "./table-form.tsx";
import { TableView } from "./table-view.tsx";
import { type TableChoice, wishOf } from "./table-wish.ts";

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
  /** One thing at a time, and only where no other page has this game. It is given back where no game comes of it. */
  const atTable = async (id: string, act: () => void | Promise<void>): Promise<void> => {
    if (isTaking) return;
    isTaking = true;
    setTrouble([]);
    try {
      const taken = await takeTable(id);
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

/** What the form and the list lead to: begins a game beside those that are kept, or takes one of them up. */
const createBeginning = (session: Session) => {
  const { client, preferences } = session;
  const { language } = preferences;
  const { game, setGame, trouble, fail, close, atTable } = createGame(session);
  return {
    game,
    trouble,
    fail,
    begin: (choice: TableChoice, playable: Playable): Promise<void> => {
      const id = `${Date.now().toString(36)}-${freshSeed().toString(36)}`;
      return atTable(id, async () => {
        const wish = wishOf(choice, playable, freshSeed());
        const facts = await client().ask("newGame", { wish, language: language() });
        const players = choice.seats.map(({ bot }) => bot);
        setGame({ facts, players, times: choice.times, id, name: "" });
      });
    },
    takeUp: (id: string): Promise<void> =>
      atTable(id, async () => {
        // As it stands now: another page may have gone on with it.
        const [kept, text] = [keptGame(id), logOfKept(id)];
        if (kept === undefined || text === undefined)
          return fail(new Error(messagesIn(language()).gone));
        const bytes = new TextEncoder().encode(text);
        const ask = { bytes, name: "table.jsonl", number: 1, rulings: null, growing: true };
        const facts = await client().ask("open", { ...ask, language: language() });
        const { bots, times, name }: KeptGame = kept;
        setGame({ facts, players: bots, times, id, name });
      }),
    leave: (): void => {
      close();
      setGame(undefined);
    },
  };
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
  const goOn = (): void => {
    if (beginning.game() === undefined && panels.wayFromTable()?.to === "start")
      panels.setAtTable(false);
  };
  createEffect(on([panels.wayFromTable, beginning.game], goOn, { defer: true }));
  forgetDeleted();
  if (panels.takesUp()) {
    const unfinished = unfinishedGame();
    if (unfinished !== undefined) void beginning.takeUp(unfinished.id);
  }
  return (
    <Show
      when={beginning.game()}
      fallback={
        <main class="new-game">
          <h1 ref={() => queueMicrotask(() => window.scrollTo(0, 0))}>{words().title}</h1>
          <p class="quiet">{words().lead}</p>
          <GameList onOpen={(id) => void beginning.takeUp(id)} />
          <Show when={playables()} fallback={<p role="status">{words().waiting}</p>}>
            {(known) => (
              <TableForm
                playables={known()}
                trouble={beginning.trouble()}
                onBegin={(choice, playable) => void beginning.begin(choice, playable)}
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
