// The model of Lords of Xidit in Quint (`model/game.qnt`): how its actions say what a log says. Renames; knows no rule.
import {
  type ActionCall,
  type FormalModel,
  plainCall,
  plainEvent,
  type TableOfPlay,
} from "@assize/kernel-formal";
import { type ItfRecord, itfOf, jsonOf } from "@assize/kernel-itf";
import {
  type GameSetup,
  isJsonObject,
  type Json,
  type JsonObject,
  type WrittenEvent,
} from "@assize/kernel-model";
import { COLOURS, xidit } from "@assize/xidit-game";
import { MEMBERS, partOf, stateOf } from "./quint-state.ts";
import { resumedFrom } from "./quint-stated.ts";

/** `from` and `to` are words of Quint. */
const CITIES: readonly (readonly string[])[] = [
  ["from", "fromCity"],
  ["to", "toCity"],
];

const DUMMY = -1;

/** Fields in which the model has a number where the log may have `null` or "dummy". */
const OF_THE_DUMMY: readonly string[] = ["dummy", "ranking", "eliminated", "winner"];

const numbered = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(numbered);
  return value === null || value === "dummy" ? DUMMY : value;
};

/** "road-black" stays as it is; `no-road` is `noRoad`. */
const inCamelCase = (id: string): string =>
  id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `limited:60` is 60. */
const goldIn = (bank: string): number => (bank === "unlimited" ? -1 : Number(bank.split(":")[1]));

/** As `start` takes it. */
const settingOf = ({ seats, options, table, rulings }: GameSetup): JsonObject => ({
  seats: seats.length,
  length: options["length"]!,
  dummy: options["dummy"] ?? "none",
  firstPlayer: table["firstPlayer"]!,
  rulings: Object.fromEntries(
    Object.entries(rulings).map(([id, option]) => [
      inCamelCase(id),
      id === "bank" ? goldIn(option) : option,
    ]),
  ),
});

/** -1 is unlimited, 60 is `limited:60`. */
const bankOf = (gold: Json | undefined): Json | undefined => {
  if (typeof gold !== "number") return gold;
  return gold < 0 ? "unlimited" : `limited:${gold}`;
};

/** The readings of a play that are not the default ones; null where one of them is no reading. */
const overridesIn = (rulings: Json): Readonly<Record<string, string>> | null => {
  if (!isJsonObject(rulings)) return null;
  const overrides: Record<string, string> = {};
  for (const { id, options } of xidit.rulebook.rulings) {
    const said = rulings[inCamelCase(id)];
    const option = id === "bank" ? bankOf(said) : said;
    if (option === undefined || option === options[0].id) continue;
    if (typeof option !== "string") return null;
    overrides[id] = option;
  }
  return overrides;
};

const tableOf = (state: ItfRecord): TableOfPlay | null => {
  const game = state["game"] === undefined ? null : jsonOf(state["game"]);
  const setting = isJsonObject(game) ? game["setting"] : null;
  if (!isJsonObject(setting)) return null;
  const { seats, length = null, dummy = null, firstPlayer = null, rulings = {} } = setting;
  const colours = COLOURS.slice(0, Number(seats));
  const overrides = overridesIn(rulings);
  if (colours.length === 0 || colours.length !== seats || overrides === null) return null;
  return {
    seats: colours.map((colour) => ({ colour })),
    options: dummy === "none" ? { length } : { length, dummy },
    table: { firstPlayer },
    rulings: { set: "default", overrides },
  };
};

/** Both ways. */
const otherName = (name: string): string => {
  const pair = CITIES.find((names) => names.includes(name));
  return pair?.find((one) => one !== name) ?? name;
};

const callOf = (event: WrittenEvent): ActionCall | null => {
  const { data } = event;
  if (!isJsonObject(data)) return null;
  const told = Object.entries(data).map(([name, value]) => [
    otherName(name),
    OF_THE_DUMMY.includes(name) ? numbered(value) : value,
  ]);
  return plainCall({ ...event, data: Object.fromEntries(told) as JsonObject });
};

const named = (name: string, value: Json): Json => {
  if (value === DUMMY) return name === "dummy" ? null : "dummy";
  return Array.isArray(value) ? (value as readonly Json[]).map((one) => named(name, one)) : value;
};

const eventOf = ({ action, picks }: ActionCall): WrittenEvent | null => {
  const own = Object.entries(picks).map(([name, value]) => [otherName(name), value]);
  const event = plainEvent(xidit, { action, picks: Object.fromEntries(own) as ItfRecord });
  if (event === null) return null;
  const data = Object.entries(event.data as JsonObject).map(([name, value]) => [
    name,
    OF_THE_DUMMY.includes(name) ? named(name, value) : value,
  ]);
  return { ...event, data: Object.fromEntries(data) as JsonObject };
};

export const quintModel: FormalModel = {
  file: new URL("../model/game.qnt", import.meta.url).href,
  module: "game",
  isOfReferenceEdition: true,
  begin: (setup) => ({ action: "start", picks: { s: itfOf(settingOf(setup))! } }),
  resume: (setup, stated) => resumedFrom(itfOf(settingOf(setup)) as ItfRecord, stated),
  tableOf,
  callOf,
  eventOf,
  members: MEMBERS,
  stateOf,
  partOf,
};
