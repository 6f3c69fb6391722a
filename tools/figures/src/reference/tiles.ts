// Phase three again, slowly: tiles leave, come, turn over; Titans awaken; reinforcements arrive.
// Knows the two queues and the barracks; must not know who caused it.
import { due, must, type Script, shuffle } from "./asking.ts";
import { type Side, type Table, takeUnit, tileOf, type Unit, weakestFirst } from "./table.ts";

/** recruit.fill: each place takes its unit from the barracks; a kind that is out leaves it empty. */
export const fill = (table: Table, tile: number): Unit[] =>
  weakestFirst(tileOf(table, tile).recruit).filter((unit) => takeUnit(table.barracks, unit));

/** queue.flip-recruitment, queue.flip-threat, queue.none: an empty pile is renewed if it can be. */
function* flipWhatIsEmpty(table: Table): Script {
  for (const side of ["recruitment", "threat"] as const) {
    const other: Side = side === "recruitment" ? "threat" : "recruitment";
    if (table.pile[side].length > 0 || table.discard[other].length === 0) continue;
    yield* must("pile-flipped", { pile: side, tiles: table.discard[other].length });
    // The whole heap at once: what was discarded first lies on top.
    table.pile[side] = table.discard[other];
    table.discard[other] = [];
  }
}

/** tile.place, recruit.fill: the Next tile goes to its city. */
function* place(table: Table, side: Side): Script<number> {
  const tile = table.next[side];
  if (tile === null) throw new Error(`the Next space of the ${side} queue is empty`);
  const units = side === "recruitment" ? fill(table, tile) : [];
  const laid = yield* due("tile-placed", { side, tile, units });
  table.next[side] = null;
  if (laid.side === "recruitment") table.recruiting.set(laid.tile, [...laid.units]);
  else table.threatened.add(laid.tile);
  return laid.tile;
}

/** queue.advance */
function* advance(table: Table, side: Side): Script {
  const [top] = table.pile[side];
  const { tile } = yield* due("queue-advanced", { side, tile: top });
  table.next[side] = tile!;
  const at = table.pile[side].indexOf(tile!);
  table.pile[side].splice(Math.max(0, at), 1);
}

/** titan.awaken, reinforce.* */
function* awakenAndReinforce(table: Table): Script {
  const waking = table.lair.filter(({ ids, raging }) => ids.length > 0 && !raging);
  yield* must("titans-awakened", { titans: waking.map(({ ids }) => ids[0]) });
  for (const heap of waking) heap.raging = true;

  // reinforce.collect: the rest of the Recruitment pile lies on top of the turned Threat discard.
  const heap = [...table.pile.recruitment, ...table.discard.threat];
  // reinforce.recruitment
  const [first, second, ...others] = heap;
  yield* must("reinforcements-collected", {
    recruitment: [first, second],
    threats: others.length,
  });
  table.discard.threat = [];
  table.pile.recruitment = [first!, second!];
  // reinforce.threat
  table.pile.threat = [...(yield* shuffle("reinforcements-shuffled", others))];
  // reinforce.next
  if (table.next.threat === null) yield* advance(table, "threat");
}

/** queue.advance, queue.borrow, titan.awaken: fills the Next space that has just been emptied. */
function* fillNext(table: Table, side: Side): Script {
  if (table.pile[side].length > 0) {
    yield* advance(table, side);
    yield* flipWhatIsEmpty(table);
    // titan-trigger, pile-empty: the pile alone counts, though the Next space is full.
    const alone = table.rulings["titan-trigger"] === "pile-empty";
    if (!(side === "threat" && alone && table.pile.threat.length === 0)) return;
    yield* awakenAndReinforce(table);
  } else if (side === "recruitment") {
    // queue.borrow
    const [top] = table.pile.threat;
    yield* must("tile-borrowed", { tile: top });
    table.next.recruitment = top!;
    table.pile.threat.shift();
  } else yield* awakenAndReinforce(table);
  yield* flipWhatIsEmpty(table);
}

/** tile.recruit-out, tile.threat-out and all that follows before the next player's order. */
export function* replace(table: Table, side: Side, gone: number): Script {
  const placed: number[] = [];
  for (let out = gone; ;) {
    yield* must("tile-discarded", { side, tile: out });
    if (side === "recruitment") table.recruiting.delete(out);
    else table.threatened.delete(out);
    table.discard[side].push(out);
    yield* flipWhatIsEmpty(table);
    const tile = yield* place(table, side);
    yield* flipWhatIsEmpty(table);
    yield* fillNext(table, side);
    // empty-recruitment, passes: a tile without a unit goes on, unless it has been round before.
    if (side === "threat" || table.rulings["empty-recruitment"] === "stays") return;
    if (table.recruiting.get(tile)!.length > 0 || placed.includes(tile)) return;
    placed.push(tile);
    out = tile;
  }
}
