// A fight of the player of the turn with a villain or another Henchman, round by round (combat.*).
// Knows rounds, flight and losses; dying and what follows is settled elsewhere.
import { chance, choose, isDie, must, plainly, type Script, type Way } from "./asking.ts";
import { queue, settle } from "./causing.ts";
import { decide } from "./playing.ts";
import {
  inCity,
  isBeside,
  isOpen,
  type Knight,
  me,
  ownedOn,
  put,
  SQUARES,
  stands,
  type Table,
} from "./table.ts";

/** From the second round on one may break off, or at once (flee-first). */
const mayBreakOff = (table: Table, round: number): boolean =>
  round > 1 || table.rulings["flee-first"] === "yes";

const stageOf = (table: Table, round: number, foe: number | null): "answer" | "choice" =>
  foe !== null && mayBreakOff(table, round) ? "answer" : "choice";

const powerOf = ({ faces, found }: Table): number => faces.get(found!.card)!.power!;

export const startFight = (table: Table, foe: number | null): void => {
  const power = foe === null ? powerOf(table) : 0;
  const life = table.rulings["villain-life"] === "half" ? Math.ceil(power / 2) : power;
  table.fight = { foe, life, round: 1, stage: stageOf(table, 1, foe) };
};

/** combat.flee */
const flights = (table: Table, seat: number): readonly string[] => {
  const { square } = table.knights[seat]!;
  return SQUARES.filter(
    (to) =>
      isBeside(square, to) &&
      isOpen(table, square, to) &&
      !inCity(table, to) &&
      stands(table, to).length === 0 &&
      !table.lying.has(to),
  );
};

const flight = (table: Table, by: number): readonly Way[] =>
  mayBreakOff(table, table.fight!.round)
    ? [
        {
          type: "fled",
          by,
          names: ["to"],
          isLegal: ({ to }) => flights(table, by).includes(to as string),
        },
      ]
    : [];

const flee = (table: Table, seat: number, to: string): void => {
  table.knights[seat]!.square = to;
  table.fight = null;
  if (seat !== table.onTurn) return;
  table.found = null;
  table.day.acted = true;
  table.day.arriving = false;
};

const forceOf = ({ strength, weaponry }: Knight): number => strength + weaponry;

function* round(table: Table): Script {
  const fight = table.fight!;
  const { foe } = fight;
  const { dice } = yield* chance(
    "combat-rolled",
    ["dice"],
    (data) => Array.isArray(data["dice"]) && data["dice"].length === 2 && data["dice"].every(isDie),
  );
  const [mine, theirs] = dice as [number, number];
  const first = forceOf(me(table)) + table.day.fury + mine;
  const second = (foe === null ? powerOf(table) : forceOf(table.knights[foe]!)) + theirs;
  const cap = table.rulings["loss-cap"];
  const loss = Math.min(Math.abs(first - second), cap === "none" ? Infinity : Number(cap));
  const loser = first === second ? "none" : first < second ? "first" : "second";
  yield* must("round-fought", { totals: [first, second], loser, loss });
  fight.round++;
  fight.stage = stageOf(table, fight.round, foe);
  if (loser === "first") me(table).health = Math.max(0, me(table).health - loss);
  else if (loser === "second" && foe !== null) {
    const other = table.knights[foe]!;
    other.health = Math.max(0, other.health - loss);
  } else if (loser === "second") {
    fight.life = Math.max(0, fight.life - loss);
    if (fight.life === 0) yield* slain(table);
  }
}

/** combat.villain-dead: the hoard first, then the reward. */
function* slain(table: Table): Script {
  const { card, square } = table.found!;
  table.fight = null;
  queue(table, table.onTurn, table.faces.get(card)!.effects);
  const treasures = ownedOn(table, square);
  if (treasures.length === 0) return;
  yield* must("hoard-taken", { seat: table.onTurn, treasures });
  for (const one of treasures) put(table, one, table.onTurn);
}

/** One decision of a fight and what follows. */
export function* fightOn(table: Table): Script {
  const fight = table.fight!;
  const { foe } = fight;
  if (fight.stage === "answer") {
    const came = yield* choose([plainly("stood", foe!), ...flight(table, foe!)]);
    if (came.type === "fled") flee(table, foe!, came.data["to"] as string);
    else fight.stage = "choice";
    return yield* settle(table);
  }
  const breakOff =
    foe === null
      ? flight(table, table.onTurn)
      : mayBreakOff(table, fight.round)
        ? [plainly("combat-stopped", table.onTurn)]
        : [];
  const came = yield* decide(table, [plainly("fought", table.onTurn), ...breakOff]);
  if (came === null) return;
  if (came.type === "fled") flee(table, table.onTurn, came.data["to"] as string);
  else if (came.type === "combat-stopped") table.fight = null;
  else yield* round(table);
  yield* settle(table);
}
