// A day of one seat, step by step: morning, move, fight, arrival, influence, City, evening.
// Knows the order of a day; each event's consequences are settled before the next step.
import { act, actIsDue, blackCard, dispose, show, showingIsDue, special } from "./arriving.ts";
import { choose, must, plainly, type Script } from "./asking.ts";
import { drawUp, queue, settle } from "./causing.ts";
import { fightOn } from "./fighting.ts";
import { move, roll } from "./moving.ts";
import { cast, playInfluence, spells, stepSix } from "./playing.ts";
import { from, has, me, newDay, type Table, typeOf } from "./table.ts";

function* takePoison(table: Table): Script {
  const knight = me(table);
  const health = Math.min(knight.health, knight.poison);
  yield* must("poison-taken", { seat: table.onTurn, health });
  knight.health -= health;
  table.day.poisonDone = true;
  yield* settle(table);
}

// ---- the City, and the end of the day

const serviceHere = ({ edition, services, onTurn, knights }: Table) => {
  const at = edition.city.findIndex(({ square }) => square === knights[onTurn]!.square);
  return edition.services.find(({ service }) => service === services[at]);
};

/** city.service */
function* serve(table: Table): Script {
  const { onTurn } = table;
  const { price, single, effects } = serviceHere(table)!;
  const { gold } = me(table);
  const came = yield* choose([
    {
      type: "service-bought",
      by: onTurn,
      names: ["times"],
      isLegal: ({ times }) =>
        Number.isInteger(times) &&
        (times as number) >= 1 &&
        (!single || times === 1) &&
        (times as number) * price <= gold,
    },
    plainly("service-declined", onTurn),
  ]);
  table.day.served = true;
  if (came.type !== "service-bought") return;
  const times = came.data["times"] as number;
  if (price > 0) queue(table, onTurn, [{ what: "gold", how: "add", by: -price * times }]);
  queue(
    table,
    onTurn,
    effects.map((one) => (one.how === "add" ? { ...one, by: one.by * times } : one)),
  );
  yield* settle(table);
}

function* influence(table: Table): Script {
  const came = yield* choose([...stepSix(table), ...spells(table)]);
  if (came.type !== "spell-cast") return yield* playInfluence(table, came.type, came.data);
  const isTeleport = (came.data["card"] as string).startsWith("teleportation");
  if (!isTeleport) table.day.acted = true;
  yield* cast(table, came.data);
}

/** One step of a day that is not over; false where nothing is left to do before it ends. */
function* oneStep(table: Table): Script<boolean> {
  const { day, found } = table;
  if (day.roll !== "made") yield* roll(table);
  else if (day.moving) yield* move(table);
  else if (found !== null) {
    if (typeOf(table, found.card) === "special") yield* special(table);
    else yield* blackCard(table);
  } else if (showingIsDue(table)) yield* show(table);
  else if (actIsDue(table)) yield* act(table);
  else if (!day.cardPlayed && !day.passed) yield* influence(table);
  else if (!day.served && (serviceHere(table)?.price ?? Infinity) <= me(table).gold)
    yield* serve(table);
  else return false;
  return true;
}

const isOver = ({ day }: Table): boolean => day.over !== "no";

function* evening(table: Table): Script {
  if (has(table, "daily", "end") && table.day.over !== "died" && me(table).poison > 0)
    yield* takePoison(table);
  if (!isOver(table)) yield* drawUp(table, table.onTurn);
  const seat = table.onTurn;
  const next = from(table, seat)[1]!;
  yield* must("turn-ended", { seat, next });
  const knight = me(table);
  knight.slept = knight.square;
  if (!table.day.searched) Object.assign(knight, { days: 0, searching: null });
  table.onTurn = next;
  table.turns++;
  table.day = newDay();
  yield* settle(table);
}

export function* oneDay(table: Table): Script {
  if (has(table, "daily", "start") && me(table).poison > 0) yield* takePoison(table);
  if (!isOver(table) && me(table).lostTurn) {
    yield* must("turn-lost", { seat: table.onTurn });
    me(table).lostTurn = false;
    table.day.over = "lost";
    yield* settle(table);
  }
  for (;;) {
    if (table.fight !== null) {
      yield* fightOn(table);
      if (
        table.fight === null &&
        table.found !== null &&
        typeOf(table, table.found.card) === "villain" &&
        !isOver(table)
      )
        yield* dispose(table);
    } else if (isOver(table) || !(yield* oneStep(table))) break;
  }
  yield* evening(table);
}
