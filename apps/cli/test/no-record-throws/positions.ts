// The kinds of position of a game: a place in the chart, and what is due there. Each stands for all that are like it.
import type { Position } from "@assize/kernel-chart-engine";
import { readGames } from "@assize/kernel-event-log";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameEvent, type Json, SeatId } from "@assize/kernel-model";
import {
  awaited,
  forcedStep,
  isOver,
  legalDecisions,
  legally,
  placeOf,
  possibleOutcomes,
  possibleStatements,
  type Start,
  statedAt,
  unaskedDecisions,
} from "@assize/kernel-referee";
import type { Step } from "@assize/kernel-replay";
import { auditRead } from "@assize/kernel-verifier";
import { textOf } from "./asking.ts";
import type { Line, Subject } from "./games.ts";

/** A position of a game, with the header that states it and the lines that follow it there. */
export interface Kind {
  readonly place: string;
  readonly due: string;
  readonly header: Line;
  readonly following: readonly Line[];
  /** The game up to it, with its own header; null where no game is known that comes to it. */
  readonly before: readonly Line[] | null;
}

type Found = Map<string, Kind & { readonly start: Start; readonly position: Position<unknown> }>;

const encoder = new TextEncoder();

/** Notes the kind of a position; false where one of the kind is known. */
const note = (
  found: Found,
  start: Start,
  position: Position<unknown>,
  game: Pick<Kind, "before" | "following" | "header">,
): boolean => {
  const place = placeOf(start.game, position);
  const due = awaited(start.game, position).join(" ");
  if (found.has(`${place} ${due}`)) return false;
  const stated = statedAt(start, position, "a game") as unknown as Json;
  const header = { ...game.header, position: stated };
  found.set(`${place} ${due}`, { ...game, place, due, header, start, position });
  return true;
};

/** All that a game comes to as long as its record is sound. */
const noteGame = (found: Found, { model }: Subject, game: readonly Line[]): void => {
  const [read] = readGames(encoder.encode(textOf(game)));
  const steps: Step[] = [];
  const onStep = (step: Step): void => void steps.push(step);
  const audit = auditRead(read!, { games: [model], hash: nodeHash, onStep });
  if (audit.kind === "unreadable" || audit.start === null)
    throw new Defect("no game to begin with");
  for (const { seq, before, held } of steps) {
    if (held !== null) return;
    const lines = { before: game.slice(0, seq), following: game.slice(seq), header: game[0]! };
    note(found, audit.start, before, lines);
  }
};

/** Of a list that may be long. */
const MOST_LISTED = 200;

const firstOf = (events: Generator<GameEvent>): readonly GameEvent[] => {
  const some: GameEvent[] = [];
  for (const event of events) if (some.push(event) === MOST_LISTED) break;
  return some;
};

/** One legal event of each type and seat. */
const waysOn = ({ game, setup }: Start, position: Position<unknown>): readonly GameEvent[] => {
  const forced = forcedStep(game, position);
  if (forced !== null) return [forced.event];
  const decisions = setup.seats.flatMap((_, seat) => [
    ...firstOf(legalDecisions(game, position, SeatId(seat))),
    ...firstOf(unaskedDecisions(game, position, SeatId(seat))),
  ]);
  const others = [
    ...firstOf(possibleOutcomes(game, position)),
    ...possibleStatements(game, position),
  ];
  const all = isOver(game, position) ? [] : [...decisions, ...others];
  return [...new Map(all.map((event) => [`${event.type} ${event.by}`, event])).values()];
};

/** One of each kind that the games come to, and of each to which one legal event after the other leads from there. */
export const kindsOf = (subject: Subject): readonly Kind[] => {
  const found: Found = new Map();
  for (const game of subject.games) noteGame(found, subject, game);
  // A map goes on to what is added while it is gone through.
  for (const { start, position, header } of found.values())
    for (const event of waysOn(start, position)) {
      const next = legally(start.game, position, event)?.position;
      if (next !== undefined) note(found, start, next, { header, before: null, following: [] });
    }
  return [...found.values()];
};
