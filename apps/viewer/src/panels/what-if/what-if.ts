// What can be done about what might have been: take a choice, let a bot play on, name, save and discard branches.
// Asks the worker, and lets the page follow. Draws nothing.
import { type Accessor, createSignal } from "solid-js";
import { problemOf } from "../../protocol/client.ts";
import type { WrittenEvent, Moment, BranchId, Why } from "../../protocol/protocol.ts";
import type { Session } from "../../session/session.tsx";
import type { Stretch } from "./stretches.ts";
import { keepBranches } from "../../session/kept-branches.ts";
import { leaveBranch } from "./leave-branch.ts";
import { saveLog } from "../../kit/save-file.ts";
import { freshSeed } from "../../kit/seeds.ts";

/** Events of a branch: the choice, and what followed it up to the next one. */
export interface Followed {
  readonly branch: BranchId;
  readonly from: number;
  readonly to: number;
}

export interface WhatIf {
  readonly isBusy: Accessor<boolean>;
  readonly trouble: Accessor<string | null>;
  /** How many branches the browser has no room for. */
  readonly notKept: Accessor<number>;
  /** What came of the last choice, where the game went on from it by itself; null for nothing. */
  readonly followed: Accessor<Followed | null>;
  readonly take: (event: WrittenEvent) => void;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  readonly play: (bot: string, stretch: Stretch) => void;
  readonly rename: (branch: BranchId, name: string) => void;
  readonly save: (branch: BranchId) => void;
  readonly discard: (branch: BranchId) => void;
}

/** Games in which a turn takes more choices than this are stopped here. */
const MOST_A_TURN = 200;

/** Lets a bot play on, and answers where that ends. */
const playStretch = async (
  { client, preferences, reader }: Session,
  from: Moment,
  bot: string,
  stretch: Stretch,
): Promise<Moment> => {
  const playOn = async (moment: Moment, choices: number | "end"): Promise<Moment> => {
    const ask = { moment, bot, choices, seed: freshSeed(), language: preferences.language() };
    return (await client().ask("playOn", ask)).moment;
  };
  if (stretch !== "turn") return playOn(from, stretch === "end" ? "end" : 1);
  const turnAt = async (moment: Moment): Promise<string> => {
    const { outline, over } = await client().ask("frame", { moment, reader: reader() });
    return over ? "" : outline.slice(0, 2).join("/");
  };
  const before = await turnAt(from);
  let moment = from;
  for (let choices = 0; choices < MOST_A_TURN; choices++) {
    moment = await playOn(moment, 1);
    if ((await turnAt(moment)) !== before) break;
  }
  return moment;
};

export const createWhatIf = (session: Session): WhatIf => {
  const { branches, client, cursor, playing, preferences, reader } = session;
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [notKept, setNotKept] = createSignal(0);
  const [followed, setFollowed] = createSignal<Followed | null>(null);

  const go = (moment: Moment): void => {
    session.refresh();
    cursor.enter(moment.branch, moment.seq);
  };

  /** Keeps the branches in the browser. Answers how many have no room. */
  const keep = async (): Promise<number> => {
    const history = session.openLogs.current();
    return history === undefined
      ? 0
      : keepBranches(client(), history.facts, preferences.language());
  };

  /** One thing at a time, with its troubles told. */
  const doing = (work: (moment: Moment) => Promise<void>): void => {
    const moment = cursor.moment();
    if (moment === undefined || isBusy()) return;
    playing.pause();
    setTrouble(null);
    setBusy(true);
    work(moment)
      .then(keep)
      .then(setNotKept, (failure: unknown) => void setTrouble(problemOf(failure).message))
      .finally(() => setBusy(false));
  };

  return {
    isBusy,
    trouble,
    notKept,
    followed,
    take: (event) =>
      doing(async (moment) => {
        const ask = { moment, event, at: null, language: preferences.language() };
        const { moment: now } = await client().ask("take", ask);
        setFollowed({ branch: now.branch, from: moment.seq + 1, to: now.seq });
        go(now);
      }),
    check: (event) => {
      const moment = cursor.moment();
      return moment === undefined
        ? Promise.reject(new Error("nothing is open"))
        : client().ask("why", { moment, event, reader: reader() });
    },
    play: (bot, stretch) =>
      doing(async (from) => {
        go(await playStretch(session, from, bot, stretch));
      }),
    rename: (branch, name) =>
      doing(async ({ history }) => {
        await client().ask("rename", { history, branch, name });
        session.refresh();
      }),
    save: (branch) =>
      doing(async ({ history }) => {
        const events = branches().find(({ id }) => id === branch)?.events ?? 0;
        saveLog(await client().ask("log", { history, branch, from: 0, to: events }));
      }),
    discard: (branch) =>
      doing(async ({ history }) => {
        leaveBranch(session);
        await client().ask("discard", { history, branch });
        session.refresh();
      }),
  };
};
