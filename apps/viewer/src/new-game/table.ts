// The game at the table: what is due, who holds the device, what may be shown, and what is written down. Asks the worker;
// draws nothing. What a seat may not know is asked for only when that seat holds the device.
import { type Accessor, batch, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Plan } from "@assize/kernel-drawing";
import type { Eyes, Json } from "@assize/kernel-model";
import { freshSeed } from "../kit/seeds.ts";
import { problemOf } from "../protocol/client.ts";
import type {
  Choices,
  Frame,
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
import { keepGame, type KeptGame } from "./kept-games.ts";
import { back, onward, type Presenting, presentingOf } from "./presenting.ts";
import { curtainFor, eyesOfDevice, goesOnAlone, keepsDevice, type Players } from "./turn.ts";

/** A game that is on the table: just begun, or taken up again. */
export interface OnTable {
  readonly facts: HistoryFacts;
  readonly players: Players;
  readonly times: boolean;
  /** Of the game, in the list that the browser keeps; what people call it. */
  readonly id: string;
  readonly name: string;
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
  /** What everybody follows before somebody is due; null for nothing. */
  readonly presenting: Accessor<Presenting | null>;
  readonly presentNext: () => void;
  readonly presentBack: () => void;
  readonly presentEnd: () => void;
  /** Where in the game it is: of the event that everybody follows, else of what is due now. */
  readonly where: Accessor<readonly string[]>;
  /** True where everybody looks at the open board before the seat of the curtain takes the device. */
  readonly isOpen: Accessor<boolean>;
  readonly setOpen: (isOpen: boolean) => void;
  readonly players: Players;
  readonly take: (event: WrittenEvent) => void;
  readonly draw: () => void;
  /** True where an outcome of chance is entered by hand. */
  readonly isEntering: Accessor<boolean>;
  readonly enter: (isEntered: boolean) => void;
  readonly check: (event: WrittenEvent) => Promise<Why>;
  /** Where a list that is put together step by step has led so far; null where the game does not say. */
  readonly plan: (type: string, values: readonly Json[]) => Promise<Plan | null>;
  /** The other persons who are due as well. */
  readonly others: Accessor<readonly { readonly seat: number; readonly name: string }[]>;
  /** Lets another of the seats that are due decide first. */
  readonly letDecide: (seat: number) => void;
  /** Takes play back to the state after an event, as these seats agreed. */
  readonly takeBack: (to: number, seats: readonly number[]) => void;
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
  takeBack: async (moment: Moment, to: number, seats: readonly number[]): Promise<Moment> => {
    const at = times ? new Date().toISOString() : null;
    const ask = { moment, to, seats, at, language: language() };
    return (await client().ask("takeBack", ask)).moment;
  },
  log: async ({ branch, seq }: Moment): Promise<string> =>
    (await client().ask("log", { history, branch, from: 0, to: seq })).text,
  sight: (moment: Moment): Promise<Frame> =>
    client().ask("frame", { moment, reader: { eyes: "public", language: language() } }),
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
  const [presenting, setPresenting] = createSignal<Presenting | null>(null);
  const [isOpen, setOpen] = createSignal(false);
  const fail = (failure: unknown): void => void setTrouble(problemOf(failure).message);

  const show = (due: Choices): void =>
    batch(() => {
      setNext(due);
      setHolder((before) => keepsDevice(before, due));
    });
  /** `seen`: the last event that everybody has seen; null where nothing is to be followed. */
  const advance = async (from: Moment, seen: number | null, wasSecret: boolean): Promise<void> => {
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
      setOpen((isOpen) => isOpen && seen === null);
      const follow = seen === null ? null : presentingOf(seen, at.seq, wasSecret);
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

/** What the device shows to whoever holds it. A frame made for other eyes is never shown, not even for a moment. */
const createShown = (
  { client, preferences: { language } }: Session,
  { facts, moment, shown, fail }: ReturnType<typeof createCourse>,
  eyes: Accessor<Eyes>,
) => {
  const view = createHistoryView({
    client,
    opened: () => ({ facts: facts(), language: language() }),
    reader: () => ({ eyes: eyes(), language: language() }),
    cursor: (): Position => ({ moment: shown, hovered: () => null }),
    onFailure: fail,
  });
  createEffect(on(moment, view.refresh, { defer: true }));
  return view;
};

/** The game as the list of this device has it. */
const keptAs = (
  {
    facts,
    players,
    times,
    id,
    name,
    events,
    where,
    language,
  }: OnTable & Pick<KeptGame, "events" | "where" | "language">,
  outcome: string | null,
): KeptGame => ({
  id,
  name,
  title: facts.title,
  players: facts.seats.map((seat) => seat.name),
  bots: players,
  times,
  events,
  where,
  ...(language === undefined ? {} : { language }),
  outcome,
  when: new Date().toISOString(),
  isDeleted: false,
});

/** Goes through what happened. */
const presentingIn = ({ presenting, setPresenting, setOpen }: ReturnType<typeof createCourse>) => ({
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

/** What hides the game between two seats, and whose eyes the device serves. */
const createCover = (
  { next, presenting, holder, setHolder, isOpen, setOpen }: ReturnType<typeof createCourse>,
  players: Players,
) => {
  const curtain = createMemo(() => {
    const due = next();
    return due === undefined || presenting() !== null ? null : curtainFor(due, holder(), players);
  });
  return {
    eyes: createMemo(() => eyesOfDevice(holder(), players)),
    curtain,
    lift: () =>
      batch(() => {
        setHolder(curtain());
        setOpen(false);
      }),
    isOpen: () => isOpen() && curtain() !== null,
    setOpen: (isOpened: boolean) => void setOpen(isOpened),
  };
};

export const createTable = (session: Session, begun: OnTable): Table => {
  const { client, preferences } = session;
  const { players } = begun;
  const [isSaved, setSaved] = createSignal(true);
  const dealer = createDealer(session, begun);
  const course = createCourse(begun, dealer, async (known, at) => {
    const [text, { outlineNow }] = await Promise.all([dealer.log(at), dealer.sight(at)]);
    const isOver = course.next()?.kind === "none";
    const where = outlineNow.join(" · ");
    const stands = { events: at.seq, where, language: preferences.language() };
    const game = { ...begun, ...stands, facts: known };
    setSaved(keepGame(keptAs(game, isOver ? (known.outcome ?? "") : null), text));
  });
  const { facts, moment, next, isEntering, isBusy, doing, presenting } = course;

  const cover = createCover(course, players);
  const { eyes, curtain } = cover;
  const { frame, lines, themes } = createShown(session, course, eyes);

  const question = createMemo(() => {
    const due = next();
    if (due === undefined || due.kind === "none") return undefined;
    if (curtain() !== null || presenting() !== null) return undefined;
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
    ...cover,
    frame,
    themes,
    others,
    lines: () => lines().filter(({ seq }) => seq <= course.shown().seq),
    players,
    ...presentingIn(course),
    where: () => (presenting() === null ? frame()?.outlineNow : frame()?.outline) ?? [],
    isBusy,
    trouble: course.trouble,
    isSaved,
    take: (event) => doing(() => dealer.take(moment(), event), true),
    draw: () => doing(() => dealer.playOn(moment(), null), true),
    isEntering,
    enter: (isEntered) => void course.setEntering(isEntered),
    check: (event) => {
      const asked = question();
      return asked === undefined
        ? Promise.reject(new Error("nothing is due"))
        : client().ask("why", { moment: asked.moment, event, reader: asked.reader });
    },
    plan: (type, values) => {
      const asked = question();
      return asked === undefined
        ? Promise.resolve(null)
        : client().ask("plan", { moment: asked.moment, reader: asked.reader, type, values });
    },
    letDecide: (seat) => {
      if (!isBusy()) dealer.due(moment(), seat).then(course.show, course.fail);
    },
    takeBack: (to, seats) =>
      doing(async () => {
        const at = await dealer.takeBack(moment(), to, seats);
        // Whoever agreed sees where play stands.
        course.setOpen(true);
        return at;
      }),
    log: () => dealer.log(moment()),
  };
};
