// The game at the table: what is due, who holds the device, what may be shown, and what is written down. Draws nothing. What a
// seat may not know is asked for only when that seat holds the device.
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import type { Plan } from "@assize/kernel-drawing";
import type { Eyes, Json } from "@assize/kernel-model";
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
import { whoMayDecide } from "../history-view/who-may-decide.ts";
import type { Session } from "../session/session.tsx";
import { type Course, createCourse, presentingIn } from "./course.ts";
import { createCover } from "./cover.ts";
import { createDealer } from "./dealer.ts";
import { keptAs } from "./keeping.ts";
import { keepGame } from "./kept-games.ts";
import type { OnTable } from "./on-table.ts";
import { goesOnInPart, type Presenting } from "./presenting.ts";
import type { Players } from "./turn.ts";

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
  /** Whether what follows belongs to what is shown, and is shown without being asked for. */
  readonly presentsOn: Accessor<boolean>;
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
  /** The other persons who are due as well, and those who may say something unasked. */
  readonly others: Accessor<readonly { readonly seat: number; readonly name: string }[]>;
  /** Lets one of them speak first. */
  readonly letDecide: (seat: number) => void;
  /** Takes play back to the state after an event, as these seats agreed. */
  readonly takeBack: (to: number, seats: readonly number[]) => void;
  readonly log: () => Promise<string>;
}

/** What people call a seat of the table. */
export const nameOfSeat = ({ facts }: Pick<Table, "facts">, seat: number): string =>
  facts().seats[seat]?.name ?? String(seat);

/** What the device shows to whoever holds it. A frame made for other eyes is never shown, not even for a moment. */
const createShown = (
  { client, preferences: { language } }: Session,
  { facts, moment, shown, fail }: Course,
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
    return whoMayDecide(frame())
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
    presentsOn: () => goesOnInPart(presenting(), lines()),
    where: () => (presenting() === null ? frame()?.outlineNow : frame()?.outline) ?? [],
    isBusy,
    trouble: course.trouble,
    isSaved,
    take: (event) => doing(() => dealer.take(moment(), event), true),
    draw: () => doing(() => dealer.playOn(moment(), null, players), true),
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
