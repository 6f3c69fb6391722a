// The military census again, slowly: five kinds, hands, rewards.
// Knows what is shown and won; stocks of bards and gold are kept with the rewards.
import { choice, must, type Script, type SeatChoices } from "./asking.ts";
import { bardChoices, payGold, putBards } from "./rewards.ts";
import { inTurn, openRegionsAt, type Table, type Unit, UNITS } from "./table.ts";

/** census.secret: every seat chooses once, in any order of seats; answers the hands by seat. */
function* showHands(table: Table, unit: Unit): Script<readonly number[]> {
  const hands = new Map<number, number>();
  while (hands.size < table.seats) {
    const waiting = inTurn(table).filter((seat) => !hands.has(seat));
    const seats = waiting.map((seat): SeatChoices => {
      const most = table.screens[seat]!.filter((one) => one === unit).length;
      const enumerate = () =>
        Array.from({ length: most + 1 }, (_, units) => ({
          type: "hand-chosen",
          by: seat,
          data: { units },
        }));
      const legal: SeatChoices["legal"] = (event) =>
        enumerate().some((one) => JSON.stringify(one.data) === JSON.stringify(event.data));
      return { seat, enumerate, legal: (event) => event.type === "hand-chosen" && legal(event) };
    });
    const came = yield { kind: "choices", seats };
    hands.set(came.by!, (came.data as { units: number }).units);
  }
  return Array.from({ length: table.seats }, (_, seat) => hands.get(seat)!);
}

/** census.infantry, census.clerics: what one winner does with the bards won. */
function* winBards(table: Table, seat: number, bards: number): Script {
  const lost = (reason: string): Script => must("reward-lost", { seat, reward: "bards", reason });
  if (table.bardsLeft[seat] === 0) return yield* lost("no-bard-left");
  if (openRegionsAt(table, table.idrakys[seat]!).length === 0) return yield* lost("no-open-region");
  const decline = table.rulings["census-optional"] === "yes";
  const no = { type: "reward-declined", data: {} };
  const came = yield* choice(seat, [...bardChoices(table, seat, bards), ...(decline ? [no] : [])]);
  if (came.type === "bards-placed") putBards(table, seat, came.data);
}

/** census.mages; bonus-storey. */
function* winStorey(table: Table, seat: number): Script {
  const lost = (reason: string): Script => must("reward-lost", { seat, reward: "guild", reason });
  if (table.storeysLeft[seat] === 0) return yield* lost("no-storey-left");
  const own = [...table.guilds].filter(([, guild]) => guild.seat === seat);
  const withRoom = own.filter(([, guild]) => guild.storeys < 4);
  if (withRoom.length === 0) {
    if (own.length > 0 && table.rulings["bonus-storey"] === "no-guild-only")
      return yield* lost("guild-full");
    yield* must("storey-set-aside", { seat });
    table.storeysLeft[seat]!--;
    table.setAside[seat]!++;
    return;
  }
  const list = withRoom.map(([city]) => ({ type: "storey-added", data: { city } }));
  const no = { type: "reward-declined", data: {} };
  const decline = table.rulings["census-optional"] === "yes";
  const came = yield* choice(seat, decline ? [...list, no] : list);
  if (came.type === "reward-declined") return;
  table.guilds.get((came.data as { city: number }).city)!.storeys++;
  table.storeysLeft[seat]!--;
}

const PRIZE: Record<Unit, { readonly reward: string; readonly alone: number }> = {
  militia: { reward: "gold", alone: 1 },
  archer: { reward: "gold", alone: 2 },
  infantry: { reward: "bards", alone: 1 },
  cleric: { reward: "bards", alone: 2 },
  mage: { reward: "guild", alone: 1 },
};

/** One kind: hands, the award, then what is placed (census.order, census.most, census.tie). */
function* countKind(table: Table, unit: Unit): Script {
  const hands = yield* showHands(table, unit);
  const most = Math.max(...hands);
  // census-zero
  const nobody = most === 0 && table.rulings["census-zero"] === "nobody";
  // census.tie-order
  const seats = nobody ? [] : inTurn(table).filter((seat) => hands[seat] === most);
  const { reward, alone } = PRIZE[unit];
  const won = seats.length > 1 ? 1 : alone;
  const amounts = seats.map((seat) => (reward === "gold" ? payGold(table, seat, won) : won));
  yield* must("census-awarded", { unit, hands, seats, reward, amounts });
  for (const seat of seats)
    if (reward === "bards") yield* winBards(table, seat, won);
    else if (reward === "guild") yield* winStorey(table, seat);
}

export function* census(table: Table): Script {
  yield* must("census-called", { year: table.year });
  for (const unit of UNITS) yield* countKind(table, unit);
}
