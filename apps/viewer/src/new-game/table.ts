// The game at the table: what is due, who holds the device, what may be shown, and what is written down. Asks the worker;
// draws nothing. What a seat may not know is asked for only when that seat holds the device.
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Eyes } from "@assize/kernel-model";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type {
  Choices,
  HistoryFacts,
  Moment,
  Reader,
  Why,
  WrittenEvent,
} from "../protocol/protocol.ts";
import { createAnswer } from "../history-view/answer.ts";
import {
  createHistoryView,
  type HistoryView,
  type Position,
} from "../history-view/history-view.ts";
import type { Session } from "../session/session.tsx";
import { saveTable } from "./saved-table.ts";
import { curtainFor, eyesOfDevice, goesOnAlone, keepsDevice, type Players } from "./turn.ts";

/** A game that is on the table: just begun, or taken up again. */
export interface OnTable {
  readonly facts: HistoryFacts;
  readonly players: Players;
  readonly times: boolean;
  readonly left: string | null;
}

export interface Table extends Pick<HistoryView<Position>, "frame" | "lines" | "themes"> {
  /** Of the game as it stands; asked anew when it is over. */
  readonly facts: Accessor<HistoryFacts>;
  readonly moment: Accessor<Moment>;
  /** What is due, as everybody may know it; undefined while the device goes on by itself. */
  readonly next: Accessor<Choices | undefined>;
  /** What may be chosen, once it may be shown. */
  readonly choices: Accessor<Choices | undefined>;
  readonly eyes: Accessor<Eyes>;
  /** The seat that has to take the device first. */
  readonly curtain: Accessor<number | null>;
  /** Says that this seat has the device now. */
  readonly lift: () => void;
  readonly isBusy: Accessor<boolean>;
  readonly trouble: Accessor<string | null>;
  readonly isSaved: Accessor<boolean>;
  /** The log of the game that was left for a branch. */
  readonly left: Accessor<string | null>;
  readonly take: (event: WrittenEvent) => void;
  readonly draw: () => void;
  /** Lets a secret outcome of chance be entered by hand. */
  readonly enter: () => void;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  /** The other persons who are due as well. */
  readonly others: Accessor<readonly { readonly seat: number; readonly name: string }[]>;
  /** Lets another of the seats that are due decide first. */
  readonly letDecide: (seat: number) => void;
  /** Goes back to the state after an event; whatever is decided then stands in a branch. */
  readonly goBack: (seq: number) => void;
  readonly log: () => Promise<string>;
}

/** What the table asks of the worker. */
const createDealer = (
  { client, preferences: { language } }: Session,
  { facts: { history, bots }, times }: OnTable,
) => ({
  /** As everybody may know it; `seat` null for whoever is due first. */
  due: (moment: Moment, seat: number | null): Promise<Choices> => {
    const reader: Reader = { eyes: "public", language: language() };
    return client().ask("choices", { moment, seat, reader });
  },
  /** Lets a bot make one choice; null for what is left to chance, which every bot leaves to the generator. */
  playOn: async (moment: Moment, bot: string | null): Promise<Moment> => {
    const ask = { moment, choices: 1, seed: freshSeed(), language: language() };
    return (await client().ask("playOn", { ...ask, bot: bot ?? bots[0]!.id })).moment;
  },
  take: async (moment: Moment, event: WrittenEvent): Promise<Moment> => {
    const at = times ? new Date().toISOString() : null;
    return (await client().ask("take", { moment, event, at, language: language() })).moment;
  },
  log: async ({ branch, seq }: Moment): Promise<string> =>
    (await client().ask("log", { history, branch, from: 0, to: seq })).text,
  facts: (): Promise<HistoryFacts> =>
    client().ask("facts", { history, language: language(), eyes: "all" }),
});

/** The game as it stands and goes on: by itself until somebody at the table is due, then everything follows at once. */
const createCourse = (
  { facts: begun, players }: OnTable,
  dealer: ReturnType<typeof createDealer>,
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
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);

  const show = (due: Choices): void =>
    batch(() => {
      setNext(due);
      setHolder((before) => keepsDevice(before, due));
    });
  const advance = async (from: Moment): Promise<void> => {
    let at = from;
    let due = await dealer.due(at, null);
    while (goesOnAlone(due, players)) {
      at = await dealer.playOn(at, due.seat === null ? null : players[due.seat]!);
      due = await dealer.due(at, null);
    }
    const over = due.kind === "none" ? await dealer.facts() : null;
    batch(() => {
      setMoment(at);
      show(due);
      setEntering(false);
      if (over !== null) setFacts(over);
    });
    await save(facts(), at);
  };
  /** One thing at a time, with its troubles told. */
  const doing = (work: () => Promise<Moment>): void => {
    if (isBusy()) return;
    setTrouble(null);
    setBusy(true);
    work()
      .then(advance)
      .catch(fail)
      .finally(() => setBusy(false));
  };
  doing(() => Promise.resolve(moment()));
  return {
    facts,
    moment,
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

/** What the device shows to whoever holds it. A frame made for other eyes is never shown, not even for a moment. */
const createShown = (
  { client, preferences: { language } }: Session,
  { facts, moment, fail }: ReturnType<typeof createCourse>,
  eyes: Accessor<Eyes>,
) => {
  const view = createHistoryView({
    client,
    opened: () => ({ facts: facts(), language: language() }),
    reader: () => ({ eyes: eyes(), language: language() }),
    cursor: (): Position => ({ moment, hovered: () => null }),
    onFailure: fail,
  });
  createEffect(on(moment, view.refresh, { defer: true }));
  return view;
};

export const createTable = (session: Session, begun: OnTable): Table => {
  const { client, preferences } = session;
  const { players, times } = begun;
  const [isSaved, setSaved] = createSignal(true);
  const [left, setLeft] = createSignal(begun.left);
  const dealer = createDealer(session, begun);
  const course = createCourse(begun, dealer, async ({ title }, at) => {
    const text = await dealer.log(at);
    setSaved(saveTable({ title, text, bots: players, times, left: left() }));
  });
  const { facts, moment, next, holder, isEntering, isBusy, doing } = course;

  const eyes = createMemo(() => eyesOfDevice(holder(), players));
  const curtain = createMemo(() => {
    const due = next();
    return due === undefined ? null : curtainFor(due, holder(), players);
  });
  const { frame, lines, themes } = createShown(session, course, eyes);

  const question = createMemo(() => {
    const due = next();
    if (due === undefined || due.kind === "none" || curtain() !== null) return undefined;
    const mayShow = due.kind === "decision" ? (due.seat as Eyes) : isEntering() ? "all" : eyes();
    const reader: Reader = { eyes: mayShow, language: preferences.language() };
    return { moment: moment(), seat: due.seat, reader };
  });
  const choices = createAnswer(question, (ask) => client().ask("choices", ask), course.fail);
  const others: Table["others"] = () => {
    const due = next();
    if (due?.kind !== "decision") return [];
    return (frame()?.due.seats ?? [])
      .filter((seat) => seat !== due.seat && players[seat] === null)
      .map((seat) => ({ seat, name: facts().seats[seat]!.name }));
  };

  return {
    facts,
    moment,
    next,
    choices,
    eyes,
    curtain,
    lift: () => void course.setHolder(curtain()),
    frame,
    themes,
    others,
    lines: () => lines().filter(({ seq }) => seq <= moment().seq),
    isBusy,
    trouble: course.trouble,
    isSaved,
    left,
    take: (event) => doing(() => dealer.take(moment(), event)),
    draw: () => doing(() => dealer.playOn(moment(), null)),
    enter: () => void course.setEntering(true),
    check: (event) => {
      const asked = question();
      return asked === undefined
        ? Promise.reject(new Error("nothing is due"))
        : client().ask("why", { moment: asked.moment, event, reader: asked.reader });
    },
    letDecide: (seat) => {
      if (!isBusy()) dealer.due(moment(), seat).then(course.show, course.fail);
    },
    goBack: (seq) =>
      doing(async () => {
        setLeft(await dealer.log(moment()));
        return { ...moment(), seq };
      }),
    log: () => dealer.log(moment()),
  };
};
