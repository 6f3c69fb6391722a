// The game at the table as it stands and goes on: by itself until somebody is due, and one thing at a time. Draws nothing.
import { batch, createMemo, createSignal } from "solid-js";
import { problemOf } from "../protocol/client.ts";
import type { Choices, HistoryFacts, Moment } from "../protocol/protocol.ts";
import type { Dealer } from "./dealer.ts";
import type { OnTable } from "./on-table.ts";
import { comesToLight } from "./played-lines.ts";
import { back, onward, type Presenting, presentingOf } from "./presenting.ts";
import { goesOnAlone, keepsDevice } from "./turn.ts";

/** The game as it stands and goes on: by itself until somebody at the table is due, then everything follows at once. */
export const createCourse = (
  { facts: begun, players }: OnTable,
  dealer: Dealer,
  save: (facts: HistoryFacts, at: Moment) => Promise<void>,
) => {
  const { history, events } = begun;
  const [facts, setFacts] = createSignal(begun);
  const [moment, setMoment] = createSignal<Moment>({ history, branch: 0, seq: events });
  const [next, setNext] = createSignal<Choices>();
  const [holder, setHolder] = createSignal<number | null>(null);
  const [isEntering, setEntering] = createSignal(false);
  const [isBusy, setBusy] = createSignal(false);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const [presenting, setPresenting] = createSignal<Presenting | null>(null);
  const [isOpen, setOpen] = createSignal(false);
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);

  const show = (due: Choices): void =>
    batch(() => {
      setNext(due);
      setHolder((before) => keepsDevice(before, due));
    });
  /** What everybody follows; what came out of secrets of several is covered first. */
  const followed = async (
    seen: number,
    at: Moment,
    wasSecret: boolean,
  ): Promise<Presenting | null> =>
    presentingOf(seen, at.seq, wasSecret && comesToLight(await dealer.lines(at), seen));
  /** `seen`: the last event that everybody has seen; null where nothing is to be followed. */
  const advance = async (from: Moment, seen: number | null, wasSecret: boolean): Promise<void> => {
    let at = from;
    let due = await dealer.due(at, null);
    while (goesOnAlone(due, players)) {
      at = await dealer.playOn(at, due.seat, players);
      due = await dealer.due(at, null);
    }
    const over = due.kind === "none" ? await dealer.facts() : null;
    const follow = seen === null ? null : await followed(seen, at, wasSecret);
    batch(() => {
      setMoment(at);
      show(due);
      setEntering(false);
      setOpen((isOpen) => isOpen && seen === null);
      setPresenting(follow);
      // What everybody follows lies open on the table.
      if (follow !== null) setHolder(null);
      if (over !== null) setFacts(over);
    });
    await save(facts(), at);
  };
  /** One thing at a time, with its troubles told. */
  const doing = (work: () => Promise<Moment>, isFollowed = false): void => {
    if (isBusy()) return;
    const seen = isFollowed ? moment().seq : null;
    const before = next();
    const wasSecret = before?.kind === "decision" && before.secret;
    setTrouble(null);
    setBusy(true);
    work()
      .then((at) => advance(at, seen, wasSecret))
      .catch(fail)
      .finally(() => setBusy(false));
  };
  doing(() => Promise.resolve(moment()));
  return {
    facts,
    moment,
    /** What the board shows. */
    shown: createMemo((): Moment => ({ ...moment(), seq: presenting()?.at ?? moment().seq })),
    presenting,
    setPresenting,
    isOpen,
    setOpen,
    next,
    holder,
    setHolder,
    isEntering,
    setEntering,
    isBusy,
    trouble,
    fail,
    show,
    doing,
  };
};

export type Course = ReturnType<typeof createCourse>;

/** Goes through what happened. */
export const presentingIn = ({ presenting, setPresenting, setOpen }: Course) => ({
  presenting,
  presentNext: () => void setPresenting((one) => (one === null ? null : onward(one))),
  presentBack: () => void setPresenting((one) => (one === null ? null : back(one))),
  /** What was skipped is seen in what it came to. */
  presentEnd: () =>
    batch(() => {
      setPresenting(null);
      setOpen(true);
    }),
});
