// A recorded game replayed through a real actor of XState, for inspectors to watch and to play with.
// Computes no rule: the actor runs the game's chart, and `asking` answers what an inspector sends.
import { type ChartActor, clausesOfType, startActor } from "@assize/kernel-chart-engine";
import { type Language, sameJson } from "@assize/kernel-model";
import {
  awaited,
  forcedSteps,
  type PreparedGame,
  type Start,
  type Taken,
} from "@assize/kernel-referee";
import { explainText, plainLine } from "@assize/kernel-report";
import {
  observe,
  ORDERS,
  type PlainEvent,
  type Refusal,
  type Watch,
} from "@assize/inspection-observe";
import { type Legality, legalityOf, askedEvent, NOT_AN_EVENT } from "./asking.ts";
import { messagesIn } from "./messages/messages.ts";
import type { Moment, RecordedMoment } from "./replaying.ts";

export interface Inspection {
  /** What inspectors are shown. */
  readonly watch: Watch;
  /** Puts the game where it is to stand, if no actor is running. */
  readonly begin: () => void;
  /**
   * Sends the next recorded event, once no inspector holds it; false where there is none, or where an inspector has left
   * the record.
   */
  readonly next: () => Promise<boolean>;
  readonly end: () => void;
}

export interface InspectionOptions {
  readonly lang: Language;
  /** Whether the next event is held from the start, until an inspector lets it go. */
  readonly held: boolean;
  /** Told when an inspector's event takes the game away from the record. */
  readonly onLeft: (event: PlainEvent) => void;
}

/** The clauses of what is due: what an event breaks that has no place here. */
const clausesDue = ({ game }: Start, position: Moment["position"]): readonly string[] => {
  const { table } = game;
  const { rows } = table.leaves[position.at]!;
  const all = awaited(game, position).flatMap((type) =>
    clausesOfType(table, rows.get(type) ?? [], position.context),
  );
  return [...new Set(all)];
};

const refusal = (answer: Legality, { start, position }: Moment, lang: Language): Refusal => {
  const say = messagesIn(lang);
  const { explanation, unusable, expected } = answer;
  if (explanation === null)
    return { message: say.unusable(plainLine(unusable ?? "")), clauses: [] };
  const lines = [
    ...explainText(explanation, start.game.model, lang),
    ...(expected === null ? [] : [say.forced(JSON.stringify(expected))]),
  ];
  const clauses =
    explanation.kind === "refused" ? explanation.clauses : clausesDue(start, position);
  return { message: lines.join("\n"), clauses };
};

/** Why an inspector's event must not go into the actor, or null. */
const whyNot = (event: PlainEvent, replayed: Moment, lang: Language): Refusal | null => {
  const asked = "data" in event ? askedEvent(event) : NOT_AN_EVENT;
  if (typeof asked === "string") return { message: messagesIn(lang).unusable(asked), clauses: [] };
  const answer = legalityOf(asked, replayed, lang);
  return answer.legal ? null : refusal(answer, replayed, lang);
};

const standsAt = (
  { model }: PreparedGame,
  one: Moment["position"],
  other: Moment["position"],
): boolean =>
  one.at === other.at &&
  sameJson(model.encodeContext(one.context), model.encodeContext(other.context));

/** A game that stands at a position, with the steps that the record takes from there. */
export const inspectionOf = (
  { start, position, later }: RecordedMoment,
  { lang, held, onLeft }: InspectionOptions,
): Inspection => {
  const { game } = start;
  const steps = later.flatMap(({ taken }) => taken);
  let actor: ChartActor<unknown> | null = null;
  let following = 0;
  let left = false;
  let ended = false;

  /** After an inspector's event: what the rules force then follows, as it does in a record. */
  const leave = (running: ChartActor<unknown>, event: PlainEvent): void => {
    if (!left) onLeft(event);
    left = true;
    // The event of the record that is held comes no more.
    watch.send(running.session, { type: ORDERS.goOn });
    for (const forced of forcedSteps(game, running.position())) running.send(forced.event);
  };

  const startAt = (at: Moment["position"]): void => {
    actor = startActor(game.table, at, game.model.id, watch.inspect);
  };

  const unlessLeft =
    (running: ChartActor<unknown>): ChartActor<unknown>["send"] =>
    (event) => {
      if (!left) running.send(event);
    };

  /** Sends what the record takes. Where no event of the game leads there, another actor goes on from there. */
  const follow = async (
    running: ChartActor<unknown>,
    { event, position: to }: Taken<unknown>,
  ): Promise<void> => {
    if (game.engine.accepts(running.position(), event) !== undefined)
      await watch.pass({ sessionId: running.session, send: unlessLeft(running) }, event);
    if (left || ended || standsAt(game, running.position(), to)) return;
    if (running.isRunning()) running.stop();
    startAt(to);
  };

  const watch = observe({
    whyNot: (_, event) => {
      const running = actor!;
      const why = whyNot(event, { start, position: running.position() }, lang);
      if (why === null) queueMicrotask(() => leave(running, event));
      return why;
    },
  });

  return {
    watch,
    begin: () => {
      if (actor !== null && actor.isRunning()) return;
      following = 0;
      left = false;
      startAt(position);
      if (held) watch.send(actor!.session, { type: ORDERS.step });
    },
    next: async () => {
      const step = left ? undefined : steps[following];
      if (actor === null || step === undefined) return false;
      following++;
      await follow(actor, step);
      return true;
    },
    end: () => {
      ended = true;
      if (actor !== null && actor.isRunning()) actor.stop();
    },
  };
};
