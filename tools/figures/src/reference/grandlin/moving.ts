// The roll and the move of the player of the turn (move.*, city.gates, city.enter, city.inside, city.leave).
// Knows where he may step and what stops him; not what he finds there.
import { chance, isDie, must, plainly, type Script } from "./asking.ts";
import { settle } from "./causing.ts";
import { decide } from "./playing.ts";
import { has, inCity, isBeside, isOpen, me, stands, type Table, treasuresOn } from "./table.ts";

const isFree = (table: Table, to: string): boolean =>
  has(table, "city-steps", "free") && inCity(table, me(table).square) && inCity(table, to);

const mayStep = (table: Table, to: string): boolean => {
  const { square, slept } = me(table);
  const { steps, firstStep } = table.day;
  if (!isBeside(square, to) || (steps === 0 && !isFree(table, to))) return false;
  if (inCity(table, square) === inCity(table, to)) return true;
  if (inCity(table, square)) return has(table, "city-leave", "any") || isOpen(table, square, to);
  return isOpen(table, square, to) && firstStep && slept === square;
};

/** move.stop */
const stopsAt = (table: Table, square: string): boolean => {
  if (inCity(table, square)) return false;
  if (stands(table, square).length > 1 || table.lying.has(square)) return true;
  return has(table, "stop-on", "any") && treasuresOn(table, square).length > 0;
};

export function* roll(table: Table): Script {
  const { day, onTurn } = table;
  if (day.roll === "due") {
    if ((yield* decide(table, [plainly("roll-called", onTurn)])) !== null) day.roll = "called";
    return;
  }
  const { die } = yield* chance("die-rolled", ["die"], (data) => isDie(data["die"]));
  day.steps += die as number;
  day.roll = "made";
  yield* settle(table);
}

export function* move(table: Table): Script {
  const { day, onTurn } = table;
  const knight = me(table);
  const free = has(table, "city-steps", "free") && inCity(table, knight.square);
  if (day.held || (day.steps === 0 && !free)) {
    yield* must("move-stopped", { seat: onTurn, square: knight.square, left: day.steps });
    day.moving = false;
    day.held = false;
    return yield* settle(table);
  }
  const came = yield* decide(table, [
    {
      type: "stepped",
      by: onTurn,
      names: ["to"],
      isLegal: ({ to }) => mayStep(table, to as string),
    },
    plainly("halted", onTurn),
  ]);
  if (came === null) return;
  if (came.type === "halted") {
    day.moving = false;
    day.held = false;
  } else {
    const to = came.data["to"] as string;
    if (!isFree(table, to)) day.steps--;
    knight.square = to;
    day.firstStep = false;
    day.held = stopsAt(table, to);
  }
  yield* settle(table);
}
