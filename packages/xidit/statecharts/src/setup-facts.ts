// What the questions of the setup read, and why its values had to be what they are. Adds no rule and reads no ruling.
import {
  type Claim,
  type Fact,
  isJsonObject,
  type Json,
  sameJson,
  SeatId,
} from "@assize/kernel-model";
import { ASSESSMENTS, type DataOf, type EventOf, fact, type State } from "@assize/xidit-events";
import { seatToPlace, titanPiles } from "./setup-rules.ts";

type Laid = Claim<State, DataOf<"tiles-laid">>;

export const pilesOfTitans = (game: State): Fact =>
  fact("titan-piles", { asks: titanPiles(game).map(({ asks }) => asks) });

export const tilesInPlay = (game: State): Fact =>
  fact("tiles-in-play", { tiles: game.setting.tilesInPlay.length });

export const eachAssessmentOnce = (): Fact =>
  fact("assessments-each-once", { assessments: ASSESSMENTS.length });

export const placingNext = (game: State): Fact => fact("placing-next", { seat: seatToPlace(game) });

export const cityOnBoard = (game: State, { data }: EventOf<"idrakys-placed">): Fact =>
  fact("city-on-board", {
    city: data.city,
    exists: Object.hasOwn(game.setting.board.neighbours, data.city),
  });

export const cityOccupied = (game: State, { data }: EventOf<"idrakys-placed">): Fact => {
  const seat = game.idrakys.indexOf(data.city);
  return fact("city-occupied", { city: data.city, seat: seat < 0 ? null : SeatId(seat) });
};

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

const listed = (recorded: Json, field: string): readonly Json[] => {
  const found = isJsonObject(recorded) ? recorded[field] : undefined;
  return isList(found) ? found : [];
};

/** The tiles where others are recorded; else the first one that is filled otherwise. */
export const recruitmentLaid = ({ derived, recorded }: Laid): Fact => {
  const laid = listed(recorded, "recruitment");
  const tiles = derived.recruitment.map(({ tile }) => tile);
  const told = laid.map((entry) => (isJsonObject(entry) ? (entry["tile"] ?? null) : null));
  const wrong = derived.recruitment.find((entry, at) => !sameJson(entry, laid[at] ?? null));
  return wrong === undefined || !sameJson(tiles, told)
    ? fact("tiles-dealt", { side: "recruitment", tiles })
    : fact("tile-filled", { tile: wrong.tile, units: wrong.units });
};

export const threatLaid = ({ derived }: Laid): Fact =>
  fact("tiles-dealt", { side: "threat", tiles: derived.threat });

export const nextRecruitmentLaid = ({ derived }: Laid): Fact =>
  fact("pile-top", { pile: "recruitment", next: "recruitment", tile: derived.nextRecruitment });

export const nextThreatLaid = ({ derived }: Laid): Fact =>
  fact("pile-top", { pile: "threat", next: "threat", tile: derived.nextThreat });
