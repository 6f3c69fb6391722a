// Given a position, when an event, then accepted or refused: step by step, so that a test can stand between two
// forced events. Each refusal is asked of the chart and found again by an audit of the whole record.
import { expect } from "vitest";
import { goesOnBy } from "@assize/kernel-chart-engine";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type GameEvent, type Json, LIMITS, SeatId, type Verdict } from "@assize/kernel-model";
import {
  awaited,
  forcedStep,
  forcedSteps,
  legalDecisions,
  placeOf,
  transitionsOf,
  prepare,
  type PreparedGame,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, recordOf } from "@assize/testkit";
import { encodeEdition, referenceEdition } from "@assize/xidit-edition";
import type { DataOf, EventType, State } from "@assize/xidit-events";
import type { ClauseId } from "@assize/xidit-rulebook";
import { xidit } from "../src/index.ts";
import { contextOf, type PositionDescription } from "./a-position.ts";
import type { Table } from "./a-table.ts";

/** An event of this type, checked for shape by the compiler. Seats are plain numbers in tests. */
export const event = <Type extends EventType>(
  type: Type,
  data: Loose<DataOf<Type>>,
  by?: number,
): GameEvent => (by === undefined ? { type, data } : { type, by: SeatId(by), data });

type Loose<T> = T extends number
  ? number
  : T extends string | null
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Loose<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Loose<T[Key]> }
        : T;

const games: readonly (typeof xidit)[] = [xidit];
export const game: PreparedGame<State> = prepare<State>(xidit);

/** Transitions taken in any position given so far, by row id. */
export const takenRows = new Set<string>();

interface Standing {
  readonly table: Table;
  readonly origin: { readonly place: string; readonly context: Json } | null;
  readonly events: readonly GameEvent[];
  readonly position: { readonly at: number; readonly context: State };
}

const auditOf = ({ table, origin }: Standing, events: readonly GameEvent[]): Verdict => {
  const header = origin === null ? table.header : { ...table.header, position: origin };
  const bytes = bytesOf(recordOf(header, events, nodeHash));
  const edition =
    table.edition === referenceEdition ? {} : { edition: encodeEdition(table.edition) };
  const answer = audit(bytes, { games, ...edition });
  if (answer.kind === "unreadable") throw new Error(answer.problem.code);
  return answer.verdict;
};

/** Rules that were broken on purpose may force events without end. */
const leadsSomewhere = ({ events }: Standing): boolean => events.length <= LIMITS.forcedInARow;

const sound = (standing: Standing): Standing => {
  expect(leadsSomewhere(standing)).toBe(true);
  const broken = xidit.invariants(standing.position.context);
  expect(broken).toEqual([]);
  return standing;
};

/** A position with the way to it; each method answers a new one. */
export class Given {
  readonly #standing: Standing;
  constructor(standing: Standing) {
    this.#standing = sound(standing);
  }

  get context(): State {
    return this.#standing.position.context;
  }
  get place(): string {
    return placeOf(game, this.#standing.position);
  }
  get events(): readonly GameEvent[] {
    return this.#standing.events;
  }
  /** What the chart awaits here. */
  get awaited(): readonly string[] {
    return awaited(game, this.#standing.position);
  }
  /** The event that is forced here, or null. */
  get due(): GameEvent | null {
    return forcedStep(game, this.#standing.position)?.event ?? null;
  }
  /** All that is forced from here. */
  get forcedEvents(): readonly GameEvent[] {
    return forcedSteps(game, this.#standing.position).map((step) => step.event);
  }
  legal(by: number): readonly GameEvent[] {
    return [...legalDecisions(game, this.#standing.position, SeatId(by))];
  }
  verdict(...more: readonly GameEvent[]): Verdict {
    return auditOf(this.#standing, [...this.events, ...more]);
  }

  /** Takes these events; a consequence must be the one that is due, data and all. */
  plays(...events: readonly GameEvent[]): Given {
    let standing = this.#standing;
    for (const one of events) {
      const { position } = standing;
      if (game.classOf(one.type) === "consequence")
        expect(forcedStep(game, position)?.event).toEqual(one);
      const row = game.engine.accepts(position, one);
      if (row === undefined) {
        const why = whyOrWhyNot(game, position, one);
        throw new Error(`refused: ${JSON.stringify(one)} ${JSON.stringify(why, null, 1)}`);
      }
      for (const { id } of [row, ...goesOnBy(game.table, row, position, one)]) takenRows.add(id);
      const after = game.engine.take(row, position, one);
      standing = sound({ ...standing, events: [...standing.events, one], position: after });
    }
    return new Given(standing);
  }

  /** Takes what is forced, up to the next choice; or up to (not including) an event of this type. */
  forced(upTo?: EventType): Given {
    let standing = this.#standing;
    while (leadsSomewhere(standing)) {
      const step = forcedStep(game, standing.position);
      if (step === null || step.event.type === upTo) break;
      for (const { id } of transitionsOf(game, standing.position, [step])) takenRows.add(id);
      standing = { ...standing, events: [...standing.events, step.event], position: step.position };
    }
    return new Given(standing);
  }

  /** The record so far, audited. */
  isCompliant(): Given {
    const { kind, findings, doubts } = this.verdict();
    expect({ kind, findings, doubts }).toEqual({ kind: "compliant", findings: [], doubts: [] });
    return this;
  }

  /** Legal here; answers where it leads. The record with it is compliant. */
  accepts(...events: readonly GameEvent[]): Given {
    return this.plays(...events).isCompliant();
  }

  /** Refused for these clauses at least, by the chart and by an audit. */
  refuses(one: GameEvent, ...clauses: readonly ClauseId[]): Given {
    const why = whyOrWhyNot(game, this.#standing.position, one);
    expect(why.kind).toBe("refused");
    if (why.kind === "refused") expect(why.clauses).toEqual(expect.arrayContaining([...clauses]));
    this.#found(one, clauses);
    return this;
  }

  /** The place in the chart does not know it; the audit cites what is due. */
  doesNotExpect(one: GameEvent, ...clauses: readonly ClauseId[]): Given {
    expect(whyOrWhyNot(game, this.#standing.position, one).kind).toBe("not-expected-here");
    this.#found(one, clauses);
    return this;
  }

  /** The forced event with other values: found, with these clauses. */
  isWrongWith(changes: Readonly<Record<string, Json>>, ...clauses: readonly ClauseId[]): Given {
    const { due } = this;
    if (due === null) throw new Error("nothing is forced here");
    const claimed = { ...due, data: { ...(due.data as object), ...changes } };
    this.#found(claimed, clauses);
    return this;
  }

  /** What an audit finds where this is recorded here: these clauses at least. */
  finds(one: GameEvent, ...clauses: readonly ClauseId[]): Given {
    this.#found(one, clauses);
    return this;
  }

  #found(one: GameEvent, clauses: readonly ClauseId[]): void {
    const { kind, findings, doubts } = this.verdict(one);
    expect({ kind, doubts }).toEqual({ kind: "violated", doubts: [] });
    const cited = findings.flatMap((finding) => finding.clauses);
    expect(cited).toEqual(expect.arrayContaining([...clauses]));
  }
}

const standingAt = (table: Table, place: string, context: State): Given => {
  const leaf = game.table.leafOf.get(place);
  if (leaf === undefined) throw new Error(`no place ${place}`);
  const origin = { place, context: xidit.encodeContext(context) };
  return new Given({ table, origin, events: [], position: { at: leaf.index, context } });
};

/** A game before its first event. */
export const opening = (table: Table): Given =>
  new Given({ table, origin: null, events: [], position: game.engine.start(table.fresh) });

/** A position in the resolution of orders. */
export const given = (table: Table, description: PositionDescription): Given =>
  standingAt(table, "play.resolution.turn", contextOf(table, description));

/** A position in which everybody programs. */
export const givenProgramming = (table: Table, description: PositionDescription): Given => {
  const context = contextOf(table, description);
  const programs = context.programs.map(() => null);
  return standingAt(table, "play.secret-orders.programming", { ...context, programs });
};

/** A position at the end of a year, with all orders through. */
export const givenYearEnd = (table: Table, description: PositionDescription): Given =>
  given(table, { ...description, order: 6 });

/** The position a header would state, as an audit judges it. */
export const statedPosition = (table: Table, place: string, context: Json): Verdict => {
  const { header } = table;
  const standing: Standing = {
    table,
    origin: { place, context },
    events: [],
    position: game.engine.start(table.fresh),
  };
  return auditOf({ ...standing, table: { ...table, header } }, []);
};
