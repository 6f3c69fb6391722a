// The sensible player: for each kind of decision the one that is worth most to its seat now.
import { Defect, type GameEvent } from "@assize/kernel-model";
import type { Bot, Question } from "@assize/kernel-simulation";
import { type CityId, NO_CITY, type TitanId } from "@assize/xidit-edition";
import type { XiditView } from "@assize/xidit-game";
import { bestProgram } from "./programming.ts";
import { situationOf } from "./situation.ts";
import {
  type Assessment,
  PLACING,
  PROGRAMMING,
  type RegionShare,
  type Shown,
} from "./table-words.ts";
import { listCounts, unitCounts, unitWorth, worthOfUnits } from "./unit-worth.ts";
import { worthFor, type Worth } from "./worth.ts";

type Asked = Question<XiditView>;
type Rate = (event: GameEvent) => number;

/** A legal decision as it would be written; its type tells which members it has. */
interface DecisionData {
  readonly city?: CityId;
  readonly titan?: TitanId;
  readonly units?: readonly string[] | number;
  readonly rewards?: readonly string[];
  readonly regions?: readonly RegionShare[];
  readonly storeys?: number;
  readonly assessment?: Assessment;
}

const NO_PROSPECTS = new Float64Array(0);
const NO_REWARD: Shown = { gold: 0, bards: 0, storeys: 0 };

const shownNow = ({ elimination, setting }: XiditView): Shown => {
  if (elimination === null) return NO_REWARD;
  const { titan, city } = elimination;
  if (titan !== null) return setting.titans[titan]?.rewards ?? NO_REWARD;
  return setting.tiles[city]?.threat.rewards ?? NO_REWARD;
};

const rateReward = (worth: Worth, city: CityId, shown: Shown, reward: string): number => {
  if (reward === "gold") return worth.gold(shown.gold);
  if (reward === "bards") return worth.bards(city, shown.bards);
  return worth.storeys(city, shown.storeys);
};

/** What a Titan brings less the units it costs; declining brings nothing. */
const ratePayment = ({ view, seat }: Asked, worth: Worth): Rate => {
  const table = unitWorth(view);
  const own = unitCounts(view.seats[seat]!.units);
  const before = worthOfUnits(table, own);
  return ({ data }) => {
    const { titan, units } = data as DecisionData;
    if (titan === undefined) return 0;
    const paid = listCounts(units as readonly string[]);
    const after = worthOfUnits(
      table,
      own.map((n, kind) => n - paid[kind]!),
    );
    const rewards = view.setting.titans[titan]!.rewards;
    return worth.elimination(view.seats[seat]!.city!, rewards) + after - before;
  };
};

/** The dummy rises where rivals are near it and this seat is not (dummy.raise). */
const rateToken = ({ view, seat }: Asked, worth: Worth): Rate => {
  const seats = view.seats.length;
  return ({ data }) => {
    const { assessment } = data as DecisionData;
    const values = worth.standings[assessment!];
    const dummy = values[seats]!;
    let rate = Math.min(6, values[seat]! - dummy) * 0.5;
    for (let rival = 0; rival < seats; rival++)
      if (rival !== seat && Math.abs(values[rival]! - dummy) <= 3) rate++;
    return rate;
  };
};

const rateFor = (question: Asked): Rate => {
  const { view, seat } = question;
  const worth = worthFor(view, seat);
  const payment = ratePayment(question, worth);
  const city = view.elimination?.city ?? NO_CITY;
  const shown = shownNow(view);
  const prospects =
    view.place === PLACING ? situationOf(view, seat, question.draw).prospects : NO_PROSPECTS;
  return (event) => {
    const data = event.data as DecisionData;
    switch (event.type) {
      case "idrakys-placed":
        return prospects[data.city!]!;
      case "titan-paid":
      case "titan-declined":
        return payment(event);
      case "rewards-chosen":
        return data.rewards!.reduce((sum, one) => sum + rateReward(worth, city, shown, one), 0);
      case "bards-placed":
        return worth.placing(data.regions!);
      case "storeys-chosen":
        return data.storeys!;
      case "dummy-raised":
        return rateToken(question, worth)(event);
      case "hand-chosen":
        return data.units as number;
      case "storey-added":
        return 1;
      case "reward-declined":
        return 0;
      default:
        throw new Defect(`the greedy bot knows no decision ${event.type}`);
    }
  };
};

/** The best of all legal decisions; of equals one by lot. */
const best = (question: Asked): GameEvent => {
  const rate = rateFor(question);
  let chosen: GameEvent | undefined;
  let most = -Infinity;
  let equals = 0;
  for (const event of question.legal()) {
    const rated = rate(event);
    if (rated < most) continue;
    equals = rated > most ? 1 : equals + 1;
    if (rated > most || question.draw(equals) === 0) chosen = event;
    most = rated;
  }
  if (chosen === undefined) throw new Defect("a bot was asked without a legal decision");
  return chosen;
};

/** Plays each decision for what it is worth now, and a year for what six orders can bring. */
export const greedyBot: Bot<XiditView> = (question) => {
  const { seat, view, draw } = question;
  if (view.place !== PROGRAMMING) return best(question);
  const orders = bestProgram(situationOf(view, seat, draw));
  return { type: "orders-programmed", by: seat, data: { orders } };
};
