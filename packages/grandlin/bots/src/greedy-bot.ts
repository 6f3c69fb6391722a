// The sensible player: treasures home first, then digging, then what lies in the open; it sees only its view.
import { Defect, type GameEvent } from "@assize/kernel-model";
import type { Bot, Question } from "@assize/kernel-simulation";
import { type CardId, type Square, SQUARES } from "@assize/grandlin-edition";
import type { GrandlinView, SeatView } from "@assize/grandlin-game";
import { goalOf } from "./goals.ts";
import { type Routes, routesFor } from "./routes.ts";

type Asked = Question<GrandlinView>;
type Data = Readonly<Record<string, unknown>>;

const FULL_HAND = 4;

/** The first legal decision of this type; a type's decisions come before spells. */
const first = ({ legal }: Asked, ...types: readonly string[]): GameEvent | null => {
  const found = new Map<string, GameEvent>();
  for (const event of legal()) {
    if (event.type === types[0]) return event;
    if (event.type === "spell-cast") break;
    if (!found.has(event.type)) found.set(event.type, event);
  }
  return types.map((type) => found.get(type)).find((event) => event !== undefined) ?? null;
};

const must = (event: GameEvent | null, place: string): GameEvent => {
  if (event === null) throw new Defect(`the greedy bot knows no decision at ${place}`);
  return event;
};

const decide = ({ seat }: Asked, type: string, data: Data = {}): GameEvent => ({
  type,
  by: seat,
  data,
});

const own = ({ view, seat }: Asked): SeatView => view.seats[seat]!;
const held = (asked: Asked, name: string): CardId | undefined =>
  own(asked).hand?.find((card) => card.startsWith(`${name}-`));

const anything = (asked: Asked): GameEvent => {
  for (const event of asked.legal()) return event;
  return must(null, asked.view.place);
};

const NOWHERE = { seat: null, from: null, to: null, peek: [] };
const cast = (asked: Asked, card: CardId, aim: Data = {}): GameEvent =>
  decide(asked, "spell-cast", { ...NOWHERE, card, ...aim });

// ---- spells

const LONG_WAY = 9;
const HURT = 8;

const isFree = (view: GrandlinView, square: Square): boolean =>
  view.lying[square] === undefined &&
  !view.setting.facts.citySquares.has(square) &&
  !view.setting.facts.castleSquares.has(square) &&
  view.seats.every(({ henchman }) => henchman.square !== square);

/** Before the roll: home by magic, some health, more steps, a blow at the weak. */
const spellBeforeRoll = (asked: Asked, routes: Routes): GameEvent | null => {
  const { view, seat } = asked;
  if (view.turn.played) return null;
  const { henchman, carried, castle } = own(asked);
  const goal = goalOf(view, seat, routes);
  const teleportation = held(asked, "teleportation");
  if (teleportation !== undefined && goal !== null && routes.costTo(goal) > LONG_WAY) {
    const landing = [goal, ...(view.setting.facts.neighbours[goal] ?? [])].find((square) =>
      isFree(view, square),
    );
    if (landing !== undefined) return cast(asked, teleportation, { to: landing });
  }
  const balm = held(asked, "balm");
  if (balm !== undefined && henchman.health <= HURT) return cast(asked, balm);
  const swiftness = held(asked, "swiftness");
  if (swiftness !== undefined && carried.count > 0 && henchman.square !== castle)
    return cast(asked, swiftness);
  const lightning = held(asked, "lightning");
  const weak = view.seats.findIndex(
    (one, index) =>
      index !== seat &&
      one.henchman.health <= 3 &&
      !view.setting.facts.citySquares.has(one.henchman.square),
  );
  return lightning !== undefined && weak >= 0 ? cast(asked, lightning, { seat: weak }) : null;
};

// ---- the move

/** Steps inside the City may be free: then he is asked with none left, and must not leave it. */
const hasStep = ({ turn, setting }: GrandlinView, to: Square): boolean =>
  turn.steps > 0 || setting.facts.citySquares.has(to);

const move = (asked: Asked, routes: Routes): GameEvent => {
  const { view, seat, draw } = asked;
  const goal = goalOf(view, seat, routes);
  if (goal !== null) {
    const to = routes.stepTo(goal);
    return to === null || !hasStep(view, to)
      ? decide(asked, "halted")
      : decide(asked, "stepped", { to });
  }
  // Nothing to do: wander a little, so that no Henchman stands still for ever.
  const from = own(asked).henchman.square;
  const { citySquares, neighbours } = view.setting.facts;
  const open = neighbours[from]!.filter(
    (to) =>
      view.lying[to] === undefined &&
      (!citySquares.has(to) || citySquares.has(from)) &&
      hasStep(view, to),
  );
  if (open.length === 0 || draw(3) === 0) return decide(asked, "halted");
  return decide(asked, "stepped", { to: open[draw(open.length)]! });
};

// ---- fights

const forceOf = ({ henchman }: SeatView): number => henchman.strength + henchman.weaponry;

const standOrFlee = (asked: Asked): GameEvent => {
  const { view, place } = { view: asked.view, place: asked.view.place };
  const { combat, found } = view;
  const attacker = view.seats[view.onTurn]!;
  const answers = asked.seat !== view.onTurn;
  const power =
    combat?.foe === null
      ? (view.setting.facts.cards[found?.card ?? ""]?.power ?? 0)
      : forceOf(answers ? attacker : view.seats[combat!.foe]!);
  const lead = forceOf(own(asked)) + (answers ? 0 : view.turn.fury) - power;
  const fury = held(asked, "fury");
  if (!answers && !view.turn.played && fury !== undefined && lead < 0 && lead > -4)
    return cast(asked, fury);
  const { health } = own(asked).henchman;
  const wantsOut = lead < -3 || (lead < 0 && health <= 5) || health <= 2;
  const stay = answers ? "stood" : "fought";
  return must(wantsOut ? first(asked, "fled", "combat-stopped", stay) : first(asked, stay), place);
};

const act = (asked: Asked): GameEvent => {
  const { view, seat } = asked;
  const weaker = view.seats.some(
    (other, index) =>
      index !== seat &&
      other.henchman.square === own(asked).henchman.square &&
      forceOf(other) <= forceOf(own(asked)) &&
      (other.carried.count > 0 || other.henchman.health < own(asked).henchman.health),
  );
  const types = ["treasure-taken", ...(weaker ? ["henchman-attacked"] : []), "castle-searched"];
  return must(first(asked, ...types, "act-passed"), view.place);
};

// ---- influence

const KEPT = ["teleportation", "balm", "swiftness", "fury", "lightning"];

const keeps = (asked: Asked, card: CardId): boolean => {
  const { square, name } = asked.view.setting.facts.cards[card]!;
  return square === undefined ? KEPT.includes(name) : asked.view.undug > 0;
};

/** Good things near oneself, bad ones where others pass. */
const placeFor = (asked: Asked, card: CardId, routes: Routes): Square | null => {
  const { view, draw } = asked;
  const { type } = view.setting.facts.cards[card]!;
  const kind = type === "weapon" || type === "potion" || type === "special";
  const open = SQUARES.filter((square) => isFree(view, square));
  const near = open.filter((square) => routes.costTo(square) <= 4);
  const far = open.filter((square) => routes.costTo(square) >= 6);
  const wanted = kind && near.length > 0 ? near : far.length > 0 ? far : open;
  return wanted.length === 0 ? null : wanted[draw(wanted.length)]!;
};

const influence = (asked: Asked, routes: Routes): GameEvent => {
  const { view } = asked;
  const { henchman, castle, hand, carried } = own(asked);
  if (henchman.square === castle && carried.count > 0)
    return decide(asked, "treasure-hidden", { treasure: carried.known[0]! });
  const map = hand?.find((card) => view.setting.facts.cards[card]?.square === henchman.square);
  if (map !== undefined && view.undug > 0) return decide(asked, "map-used", { card: map });
  const cards = hand ?? [];
  const crowded = cards.length + carried.count > FULL_HAND;
  const spare =
    cards.find((card) => !keeps(asked, card)) ??
    (crowded || asked.draw(2) === 0 ? cards.find((card) => !card.startsWith("map-")) : undefined) ??
    (crowded ? cards[0] : undefined);
  const square = spare === undefined ? null : placeFor(asked, spare, routes);
  if (spare !== undefined && square !== null)
    return decide(asked, "card-inserted", { card: spare, square });
  return first(asked, "influence-passed") ?? anything(asked);
};

const service = (asked: Asked): GameEvent => {
  const { view } = asked;
  const { health, poison, gold, square } = own(asked).henchman;
  const index = view.setting.edition.city.findIndex((one) => one.square === square);
  const name = view.services[index];
  const price = view.setting.edition.services.find((one) => one.service === name)?.price ?? 0;
  const wanted =
    name === "healing" ? Math.max(poison > 0 ? 1 : 0, Math.ceil((15 - health) / 5)) : 5;
  const times = name === "tavern" ? 1 : Math.min(wanted, Math.floor(gold / Math.max(1, price)));
  return times >= 1
    ? decide(asked, "service-bought", { times })
    : decide(asked, "service-declined");
};

const useSpecial = (asked: Asked): GameEvent =>
  // The Portal kills one time in six: nothing for somebody who has something to lose.
  own(asked).carried.count > 0
    ? decide(asked, "special-left")
    : must(first(asked, "special-used", "special-left"), asked.view.place);

/** Plays for treasures; everything it does not think about it takes as it comes. */
export const greedyBot: Bot<GrandlinView> = (asked) => {
  const { view, seat } = asked;
  switch (view.place) {
    case "play.movement.roll":
      return spellBeforeRoll(asked, routesFor(view, seat)) ?? decide(asked, "roll-called");
    case "play.movement.steps":
      return move(asked, routesFor(view, seat));
    case "play.arrival.special":
      return useSpecial(asked);
    case "play.arrival.act":
      return act(asked);
    case "play.combat.answer":
    case "play.combat.choice":
      return standOrFlee(asked);
    case "play.influence.choice":
      return influence(asked, routesFor(view, seat));
    case "play.influence.service":
      return service(asked);
    default:
      return anything(asked);
  }
};
