// The dangerous parts of the rules again, slow and plain, written from the manual and its restatement and not from the
// game's code: of the game it reads a state's data, and nothing else. Squares are numbers here, columns times ten.
import type { State } from "@assize/grandlin-rules";

// ---- the board

const at = (square: string): number => "ABCDEFGHIJ".indexOf(square[0]!) * 10 + Number(square[1]);
export const nameOf = (square: number): string =>
  `${"ABCDEFGHIJ"[Math.floor(square / 10)]}${square % 10}`;
const CITY = [44, 45, 54, 55];
const CORNERS = [0, 9, 90, 99];
/** Outside and inside of each gate: D4–E4, E6–E5, G5–F5, F3–F4. */
const GATES = [
  [34, 44],
  [46, 45],
  [65, 55],
  [53, 54],
] as const;

const isCity = (square: number): boolean => CITY.includes(square);
const orthogonal = (square: number): number[] => {
  const around: number[] = [];
  if (square >= 10) around.push(square - 10);
  if (square < 90) around.push(square + 10);
  if (square % 10 > 0) around.push(square - 1);
  if (square % 10 < 9) around.push(square + 1);
  return around;
};
const isGate = (outside: number, inside: number): boolean =>
  GATES.some(([o, i]) => o === outside && i === inside);

// ---- what is where

const whereIs = (game: State, seat: number): number => at(game.henchmen[seat]!.square);
const cardOn = (game: State, square: number): string | undefined =>
  game.lying[nameOf(square)]?.card;
const treasuresOn = (game: State, square: number): readonly string[] =>
  Object.keys(game.treasures).filter((id) => game.treasures[id]!.square === nameOf(square));
const securedIn = (game: State, square: number): readonly string[] =>
  treasuresOn(game, square).filter((id) => game.treasures[id]!.loose !== true);
const others = (game: State, seat: number, square: number): readonly number[] =>
  game.henchmen.flatMap((_, n) => (n !== seat && whereIs(game, n) === square ? [n] : []));
const CASTLE = { red: 0, blue: 9, yellow: 99, green: 90 } as const;
const homeOf = (game: State, seat: number): number => CASTLE[game.setting.colours[seat]!];

// ---- movement

/** Whether reaching a square ends the move at once. */
const stopsAt = (game: State, square: number): boolean => {
  if (isCity(square)) return false;
  if (others(game, game.onTurn, square).length > 0) return true;
  if (cardOn(game, square) !== undefined) return true;
  return game.rulings["stop-on"] === "any" && treasuresOn(game, square).length > 0;
};

const mayStep = (game: State, from: number, to: number, isFirst: boolean): boolean => {
  if (!isCity(from) && !isCity(to)) return true;
  if (isCity(from) && isCity(to)) return true;
  if (isCity(from)) return game.rulings["city-leave"] === "any" || isGate(to, from);
  return isGate(from, to) && isFirst && at(game.henchmen[game.onTurn]!.slept) === from;
};

/** All ways to walk on from here, as many steps long as they can be; a step inside the City may cost nothing. */
export const walks = (
  game: State,
  from: number,
  steps: number,
  isFirst: boolean,
  longest: number,
): number[][] => {
  const ways: number[][] = [[]];
  if (longest === 0) return ways;
  for (const to of orthogonal(from)) {
    const free = game.rulings["city-steps"] === "free" && isCity(from) && isCity(to);
    if (!mayStep(game, from, to, isFirst) || (steps === 0 && !free)) continue;
    const left = free ? steps : steps - 1;
    const further = stopsAt(game, to) ? [[]] : walks(game, to, left, false, longest - 1);
    for (const way of further) ways.push([to, ...way]);
  }
  return ways;
};

export const startOf = (game: State): number => whereIs(game, game.onTurn);

// ---- combat

export interface Round {
  readonly totals: readonly [number, number];
  readonly loser: "first" | "second" | "none";
  readonly loss: number;
}

const POWER: Readonly<Record<string, number>> = {
  bandit: 2,
  deserter: 3,
  wolf: 4,
  brigand: 5,
  orc: 6,
  werewolf: 7,
  troll: 8,
  ogre: 10,
  giant: 12,
  wyvern: 15,
  "war-pig": 20,
};

export const fightRound = (game: State, dice: readonly [number, number]): Round => {
  const own = game.henchmen[game.onTurn]!;
  const foe = game.combat!.foe;
  const first = own.strength + own.weaponry + game.turn.fury + dice[0];
  const force =
    foe === null
      ? POWER[game.found!.card.replace(/-\d$/, "")]!
      : game.henchmen[foe]!.strength + game.henchmen[foe]!.weaponry;
  const second = force + dice[1];
  const most = { "5": 5, "3": 3, none: 1_000 }[game.rulings["loss-cap"]];
  const loss = Math.min(most, Math.max(first, second) - Math.min(first, second));
  const loser = first < second ? "first" : second < first ? "second" : "none";
  return { totals: [first, second], loser, loss };
};

/** Health of the player of the turn, and the other side's health or life, after a round; nobody falls below 0. */
export const afterRound = (game: State, { loser, loss }: Round): readonly [number, number] => {
  const { foe, life } = game.combat!;
  const own = game.henchmen[game.onTurn]!.health;
  const other = foe === null ? life : game.henchmen[foe]!.health;
  return [
    loser === "first" ? Math.max(0, own - loss) : own,
    loser === "second" ? Math.max(0, other - loss) : other,
  ];
};

/** Where somebody attacked may flee to. */
export const flights = (game: State, seat: number): readonly number[] =>
  orthogonal(whereIs(game, seat)).filter(
    (to) =>
      !isCity(to) &&
      cardOn(game, to) === undefined &&
      game.henchmen.every((_, other) => whereIs(game, other) !== to),
  );

// ---- influence and the hand

export const insertable = (game: State): readonly number[] => {
  const open: number[] = [];
  for (let square = 0; square < 100; square++) {
    const taken = game.henchmen.some((_, seat) => whereIs(game, seat) === square);
    const isClosed = isCity(square) && game.rulings["city-insert"] === "barred";
    const barred = CORNERS.includes(square) || isClosed;
    if (!barred && !taken && cardOn(game, square) === undefined) open.push(square);
  }
  return open;
};

const carried = (game: State, seat: number): number =>
  Object.values(game.treasures).filter((one) => one.at === "hand" && one.seat === seat).length;
export const inHand = (game: State, seat: number): number =>
  game.hands[seat]!.length + carried(game, seat);

/** With more than four, passing is barred while a card can be inserted, hidden or dropped. */
export const mustPlay = (game: State): boolean => {
  const seat = game.onTurn;
  if (inHand(game, seat) <= 4) return false;
  const square = whereIs(game, seat);
  if (game.hands[seat]!.length > 0 && insertable(game).length > 0) return true;
  if (carried(game, seat) === 0) return false;
  if (square === homeOf(game, seat)) return true;
  const isOutside = !CORNERS.includes(square) && !isCity(square);
  return game.setting.drop && (isOutside || game.rulings["drop-where"] === "anywhere");
};

// ---- winning

const KINDS = ["crown", "goblet", "orb"];

/** The seats whose castles hold enough. */
export const winners = (game: State): readonly number[] =>
  game.henchmen.flatMap((_, seat) => {
    const castle = securedIn(game, homeOf(game, seat));
    const kinds = KINDS.map((kind) => castle.filter((id) => id.startsWith(kind)).length);
    const { win } = game.setting;
    const enough =
      win.kind === "each"
        ? kinds.every((count) => count > 0)
        : win.kind === "any"
          ? castle.length >= win.treasures
          : kinds.some((count) => count >= win.treasures);
    return enough ? [seat] : [];
  });

export const allSecured = (game: State): boolean => {
  const castles = game.henchmen.map((_, seat) => nameOf(homeOf(game, seat)));
  return Object.values(game.treasures).every(
    ({ square }) => square !== null && castles.includes(square),
  );
};
