// Tables set by hand, and what happens at them: events are taken one by one, forced ones follow by themselves.
import * as Result from "effect/Result";
import { type GameEvent, SeatId } from "@assize/kernel-model";
import { defaultRulings, forcedStep, prepare, whyOrWhyNot } from "@assize/kernel-referee";
import {
  type CardId,
  referenceEdition,
  type Square,
  type TreasureId,
} from "@assize/grandlin-edition";
import { rulebook } from "@assize/grandlin-rulebook";
import type { State, Henchman, Lying, Placed, Turn } from "@assize/grandlin-rules";
import { grandlin } from "../src/index.ts";
import type { Step } from "./steps.ts";

const prepared = prepare<State>(grandlin);
const COLOURS = ["red", "blue", "yellow", "green"];

export interface Wishes {
  readonly players?: number;
  readonly win?: string;
  readonly variants?: readonly string[];
  readonly rulings?: Readonly<Record<string, string>>;
  readonly henchmen?: Readonly<Record<number, Partial<Henchman>>>;
  readonly hands?: Readonly<Record<number, readonly CardId[]>>;
  readonly lying?: Readonly<Record<Square, CardId>>;
  readonly carried?: Readonly<Record<number, readonly TreasureId[]>>;
  readonly on?: Readonly<Record<Square, readonly TreasureId[]>>;
  readonly turn?: Partial<Turn>;
  readonly change?: Partial<State>;
}

const placing = (wishes: Wishes): Record<TreasureId, Placed> => ({
  ...Object.fromEntries(
    Object.entries(wishes.carried ?? {}).flatMap(([seat, ids]) =>
      ids.map((id): [string, Placed] => [
        id,
        { at: "hand", seat: SeatId(Number(seat)), square: null, open: false, seen: [] },
      ]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(wishes.on ?? {}).flatMap(([square, ids]) =>
      ids.map((id): [string, Placed] => [
        id,
        { at: "square", seat: null, square, open: true, seen: [] },
      ]),
    ),
  ),
});

/** A game after setup, red on turn, with the wishes put in place. */
export const aTable = (wishes: Wishes = {}): State => {
  const seats = COLOURS.slice(0, wishes.players ?? 2).map((colour) => ({ colour }));
  const begun = grandlin.initial(
    {
      seats,
      options: { win: wishes.win ?? "any:2", variants: wishes.variants ?? [] },
      table: {},
      rulings: { ...defaultRulings(rulebook), ...wishes.rulings },
    },
    referenceEdition,
  );
  if (Result.isFailure(begun)) throw new Error(JSON.stringify(begun.failure));
  const fresh = begun.success;
  const hands = fresh.hands.map((_, seat) => wishes.hands?.[seat] ?? []);
  const henchmen = fresh.henchmen.map((one, seat) => ({ ...one, ...wishes.henchmen?.[seat] }));
  const isTrodden = (square: Square): boolean => henchmen.some((one) => one.square === square);
  const lying = Object.fromEntries(
    Object.entries(wishes.lying ?? {}).map(([square, card]): [string, Lying] => [
      square,
      // A card that a Henchman stands on has been shown.
      { card, by: SeatId(1), shown: isTrodden(square), seen: [] },
    ]),
  );
  const placed = placing(wishes);
  const undug = fresh.setting.facts.treasureIds.filter((id) => placed[id] === undefined);
  const gone = new Set([
    ...hands.flat(),
    ...Object.values(wishes.lying ?? {}),
    ...(wishes.change?.discard ?? []),
    ...(wishes.change?.aside ?? []),
  ]);
  return {
    ...fresh,
    contenders: [],
    pile: fresh.setting.facts.cardIds.filter((card) => !gone.has(card)),
    undug,
    mapsGone: undug.length === 0,
    treasures: { ...fresh.treasures, ...placed },
    hands,
    lying,
    henchmen,
    turn: { ...fresh.turn, ...wishes.turn },
    ...wishes.change,
  };
};

export interface Happened {
  readonly game: State;
  readonly place: string;
  /** Every event, the forced ones too. */
  readonly events: readonly GameEvent[];
  readonly types: readonly string[];
  readonly steps: readonly Step[];
}

type Position = ReturnType<typeof prepared.engine.start<State>>;

const checked = (position: Position): Position => {
  const broken = grandlin.invariants(position.context);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  return position;
};

const positionAt = (game: State, place: string): Position => ({
  at: prepared.table.leafOf.get(place)!.index,
  context: game,
});

/** Takes these events from this place on. Throws where one is refused. */
export const happen = (game: State, place: string, ...events: readonly GameEvent[]): Happened => {
  let position = positionAt(game, place);
  const steps: Step[] = [];
  const take = (row: Step["row"], event: GameEvent, after: Position): void => {
    steps.push({ before: position, event, row, after });
    position = checked(after);
  };
  const followForced = (): void => {
    for (let step = forcedStep(prepared, position); step !== null;) {
      take(step.row, step.event, step.position);
      step = forcedStep(prepared, position);
    }
  };
  followForced();
  for (const event of events) {
    const row = prepared.engine.accepts(position, event);
    if (row === undefined)
      throw new Error(
        `${JSON.stringify(event)}: ${JSON.stringify(whyOrWhyNot(prepared, position, event))}`,
      );
    take(row, event, prepared.engine.take(row, position, event));
    followForced();
  }
  const all = steps.map(({ event }) => event);
  return {
    game: position.context,
    place: prepared.table.leaves[position.at]!.path,
    events: all,
    types: all.map(({ type }) => type),
    steps,
  };
};

/** The clauses that refuse an event here; "accepted" where it is legal. */
export const refusal = (game: State, place: string, event: GameEvent): readonly string[] => {
  const why = whyOrWhyNot(prepared, positionAt(game, place), event);
  if (why.kind === "accepted") return ["accepted"];
  return why.kind === "refused" ? why.clauses : ["not-expected-here"];
};

export const red = (type: string, data: object = {}): GameEvent => ({
  type,
  by: SeatId(0),
  data,
});
export const blue = (type: string, data: object = {}): GameEvent => ({
  type,
  by: SeatId(1),
  data,
});
export const chance = (type: string, data: object): GameEvent => ({ type, data });

export const ROLL = "play.movement.roll";
export const STEPS = "play.movement.steps";
export const FIGHT = "play.combat.choice";
export const INFLUENCE = "play.influence.choice";
