// What a liberator gets, again and slowly: two rewards, in the order chosen, and the dummy's step.
// Knows rewards and stocks; must not know how the threat was overcome.
import { choice, due, must, type Script } from "./asking.ts";
import { ASSESSMENTS, openRegionsAt, type Prizes, type Reward, type Table } from "./table.ts";

const HIGHEST_GUILD = 4;

/** Why a guild reward would build nothing here, or null (reward.guild). */
const noGuildBecause = (table: Table, seat: number, city: number): string | null => {
  const guild = table.guilds.get(city);
  if (guild !== undefined && guild.seat !== seat) return "rival-guild";
  if (guild !== undefined && guild.storeys === HIGHEST_GUILD) return "guild-full";
  return table.storeysLeft[seat] === 0 ? "no-storey-left" : null;
};

/** Why a reward would bring nothing, or null (impossible-reward). */
const nothingBecause = (
  table: Table,
  seat: number,
  city: number,
  reward: Reward,
): string | null => {
  if (reward === "gold") return table.bank === 0 ? "bank-empty" : null;
  if (reward === "guild") return noGuildBecause(table, seat, city);
  if (table.bardsLeft[seat] === 0) return "no-bard-left";
  return openRegionsAt(table, city).length === 0 ? "no-open-region" : null;
};

/** reward.two: every ordered pair of different rewards that may be chosen, or what is left of one. */
const rewardChoices = (table: Table, seat: number, city: number): readonly Reward[][] => {
  const strict = table.rulings["impossible-reward"] === "barred";
  const open = (["gold", "bards", "guild"] as const).filter((reward) => {
    const reason = nothingBecause(table, seat, city, reward);
    // Bards with none left may never be chosen (reward.bards).
    return reason === null || (!strict && reason !== "no-bard-left");
  });
  if (open.length < 2) return [open];
  return open.flatMap((one) => open.filter((two) => two !== one).map((two) => [one, two]));
};

interface Share {
  readonly region: number;
  readonly bards: number;
}

/** Every way to put so many bards into these regions. */
const shareOut = (regions: readonly number[], bards: number): readonly Share[][] => {
  const [region, ...others] = regions;
  if (region === undefined) return bards === 0 ? [[]] : [];
  const ways: Share[][] = [];
  for (let here = 0; here <= bards; here++)
    for (const rest of shareOut(others, bards - here))
      ways.push(here === 0 ? rest : [{ region, bards: here }, ...rest]);
  return ways;
};

/** reward.bards: choices to place `bards`, or what is left of them. */
export const bardChoices = (table: Table, seat: number, bards: number) => {
  const regions = openRegionsAt(table, table.idrakys[seat]!);
  return shareOut(regions, Math.min(bards, table.bardsLeft[seat]!)).map((shares) => ({
    type: "bards-placed",
    data: { regions: shares },
  }));
};

export const putBards = (table: Table, seat: number, data: unknown): void => {
  for (const { region, bards } of (data as { regions: readonly Share[] }).regions)
    for (let i = 0; i < bards; i++) {
      table.bardsLeft[seat]!--;
      table.bards.push({ seat, region });
    }
};

/** reward.gold: as much as the bank has (bank). */
export const payGold = (table: Table, seat: number, wanted: number): number => {
  const gold = Math.min(wanted, table.bank);
  table.gold[seat]! += gold;
  table.bank -= gold;
  return gold;
};

/** reward.guild, then reward.bonus-storey. */
function* build(table: Table, seat: number, city: number, shown: number): Script {
  const guild = table.guilds.get(city) ?? { seat, storeys: 0 };
  let storeys = Math.min(shown, HIGHEST_GUILD - guild.storeys, table.storeysLeft[seat]!);
  if (table.rulings["storeys-up-to"] === "up-to") {
    const list = Array.from({ length: storeys }, (_, i) => ({
      type: "storeys-chosen",
      data: { storeys: i + 1 },
    }));
    storeys = ((yield* choice(seat, list)).data as { storeys: number }).storeys;
  }
  ({ storeys } = yield* due("guild-built", { seat, city, storeys }));
  guild.storeys += storeys;
  table.storeysLeft[seat]! -= storeys;
  table.guilds.set(city, guild);
  const fits = Math.min(table.setAside[seat]!, HIGHEST_GUILD - guild.storeys);
  if (fits === 0) return;
  yield* must("set-aside-built", { seat, city, storeys: fits });
  guild.storeys += fits;
  table.setAside[seat]! -= fits;
}

function* handOut(table: Table, seat: number, reward: Reward, prizes: Prizes): Script {
  const city = table.idrakys[seat]!;
  const reason = nothingBecause(table, seat, city, reward);
  if (reason !== null) yield* must("reward-lost", { seat, reward, reason });
  else if (reward === "gold") {
    const gold = payGold(table, seat, prizes.gold);
    const taken = yield* due("gold-taken", { seat, gold });
    table.gold[seat]! -= gold;
    table.gold[taken.seat]! += taken.gold;
  } else if (reward === "bards") {
    const came = yield* choice(seat, bardChoices(table, seat, prizes.bards));
    putBards(table, seat, came.data);
  } else yield* build(table, seat, city, prizes.storeys);
}

/** dummy.raise: one step for one token that is not at its top; where all are, nothing moves. */
function* raiseDummy(table: Table, seat: number): Script {
  const dummy = table.dummy!;
  const free = ASSESSMENTS.filter((one) => dummy[one] < (table.dummyTop[one] ?? Infinity));
  if (free.length === 0) return yield* must("dummy-stayed", { seat });
  const list = free.map((assessment) => ({ type: "dummy-raised", data: { assessment } }));
  const { assessment } = (yield* choice(seat, list)).data as { assessment: "wealth" };
  dummy[assessment]++;
}

/** reward.two, dummy.raise: all that an elimination brings before the tile goes. */
export function* reward(
  table: Table,
  seat: number,
  prizes: Prizes,
  foe: "threat" | "titan",
): Script {
  const list = rewardChoices(table, seat, table.idrakys[seat]!).map((rewards) => ({
    type: "rewards-chosen",
    data: { rewards },
  }));
  const { rewards } = (yield* choice(seat, list)).data as { rewards: readonly Reward[] };
  for (const one of rewards) yield* handOut(table, seat, one, prizes);
  const raises = foe === "threat" || table.rulings["dummy-titan"] === "yes";
  if (table.dummy !== null && raises) yield* raiseDummy(table, seat);
}
