// Years that begin in rare positions: stocks nearly spent, Titans raging, guilds full, queues nearly empty.
// Any table that the pieces allow, whether or not a game leads there.
import { beginGame } from "../../src/reference/referee.ts";
import { type Dice, shuffled } from "../../src/reference/asking.ts";
import { ASSESSMENTS, openRegionsAt, type Table } from "../../src/reference/table.ts";
import type { referenceEdition } from "@assize/xidit-edition";
import type { GameHeader } from "./headers.ts";

/** The table after a setup drawn by lot. */
const afterSetup = (header: GameHeader, edition: typeof referenceEdition, dice: Dice): Table => {
  let begun = false;
  const referee = beginGame(header, edition, () => (begun = true));
  for (;;) {
    const expected = referee.expected();
    if (begun || expected.kind === "over") return referee.table;
    if (expected.kind === "forced") referee.step(expected.event);
    else if (expected.kind === "chance") referee.step(expected.draw(dice));
    else {
      const list = expected.seats[0]!.enumerate();
      referee.step(list[dice(list.length)]!);
    }
  }
};

const enlist = (table: Table, dice: Dice): void => {
  for (const units of table.recruiting.values())
    for (let gone = dice(units.length + 1); gone > 0; gone--)
      table.barracks.push(...units.splice(dice(units.length), 1));
  const gone = [0, 15, 40, 49][dice(4)]!;
  table.barracks = table.barracks.filter((unit) => {
    if (dice(50) >= gone) return true;
    table.screens[dice(table.seats)]!.push(unit);
    return false;
  });
};

const build = (table: Table, dice: Dice): void => {
  const share = [0, 3, 6, 9][dice(4)]!;
  for (const city of table.cities) {
    const seat = dice(table.seats);
    const storeys = Math.min(1 + dice(6), 4, table.storeysLeft[seat]!);
    if (dice(10) >= share || storeys === 0) continue;
    table.guilds.set(city, { seat, storeys });
    table.storeysLeft[seat]! -= storeys;
  }
  for (let seat = 0; seat < table.seats; seat++) {
    const room = [...table.guilds.values()].some((one) => one.seat === seat && one.storeys < 4);
    if (room) continue;
    const aside = Math.min(dice(4), table.storeysLeft[seat]!);
    table.setAside[seat] = aside;
    table.storeysLeft[seat]! -= aside;
  }
};

const sing = (table: Table, dice: Dice): void => {
  const open = [...new Set(table.cities.flatMap((city) => openRegionsAt(table, city)))];
  for (let seat = 0; seat < table.seats; seat++)
    for (let left = [0, 6, 17, 19, 20][dice(5)]!; left > 0; left--) {
      table.bards.push({ seat, region: open[dice(open.length)]! });
      table.bardsLeft[seat]!--;
    }
};

const enrich = (table: Table, dice: Dice): void => {
  for (let seat = 0; seat < table.seats; seat++) {
    const gold = Math.min([0, 4, 4, 9, 17][dice(5)]!, table.bank);
    table.gold[seat] = gold;
    table.bank -= gold;
  }
  if (table.dummy === null) return;
  for (const one of ASSESSMENTS)
    table.dummy[one] = Math.min(4 + dice(14), table.dummyTop[one] ?? 99);
};

const wake = (table: Table, dice: Dice): void => {
  for (const heap of table.lair) {
    heap.ids = heap.ids.slice(dice(3) === 0 ? 1 + dice(2) : 0);
    heap.raging = heap.ids.length > 0 && dice(2) === 0;
  }
};

/** No pile is empty that its discard could renew; at most one is empty. */
const queue = (table: Table, dice: Dice): void => {
  const { pile, discard } = table;
  const rest = shuffled(
    [...pile.recruitment, ...pile.threat, ...discard.recruitment, ...discard.threat],
    dice,
  );
  const [first, second, ...others] = rest as [number, number, ...number[]];
  table.pile = { recruitment: [first], threat: [second] };
  table.discard = { recruitment: [], threat: [] };
  const piles = [table.pile.recruitment, table.pile.threat];
  const anywhere = [...piles, table.discard.recruitment, table.discard.threat];
  const noRecruitmentPile = [table.pile.threat, table.discard.recruitment];
  const noThreatPile = [table.pile.recruitment, table.discard.threat];
  const open = [anywhere, noRecruitmentPile, noThreatPile][dice(3)]!;
  if (open === noRecruitmentPile) table.pile.threat.push(...table.pile.recruitment.splice(0));
  if (open === noThreatPile) table.pile.recruitment.push(...table.pile.threat.splice(0));
  for (const tile of others) open[dice(open.length)]!.push(tile);
};

/** Everybody strong and at a threat, no Threat tile left: the tile of the first threat soon comes again. */
const storm = (table: Table, dice: Dice): void => {
  for (const unit of table.barracks.splice(0)) table.screens[dice(table.seats)]!.push(unit);
  const { pile, discard } = table;
  const rest = [...pile.recruitment, ...pile.threat, ...discard.recruitment, ...discard.threat];
  table.pile = { recruitment: rest, threat: [] };
  table.discard = { recruitment: [], threat: [] };
};

/** A rare table at the start of one of the last years; a stormy one has everybody fight. */
export const rareYear = (
  header: GameHeader,
  edition: typeof referenceEdition,
  dice: Dice,
  stormy: boolean = dice(4) === 0,
): Table => {
  const table = afterSetup(header, edition, dice);
  table.year = table.years - dice(3);
  table.firstPlayer = dice(table.seats);
  for (const change of [enlist, build, sing, enrich, wake, queue]) change(table, dice);
  if (stormy) storm(table, dice);
  const laid = stormy ? [...table.threatened] : [...table.recruiting.keys(), ...table.threatened];
  for (let seat = 0; seat < table.seats; seat++) {
    const from = dice(4) > 0 ? laid : table.cities;
    table.idrakys[seat] = from[dice(from.length)]!;
  }
  return table;
};
