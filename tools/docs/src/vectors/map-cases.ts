// A game on another map: an edition of which only the board differs, so that nobody reads the reference map's roads,
// regions and lyres out of a program. The game is played by the bots; what a report says is the verifier's business.
import { readFileSync } from "node:fs";
import { gameNamed } from "@assize/catalogue/all";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { editData, tamper } from "@assize/testkit";
import { findMoment, type LogCase } from "./cases.ts";
import { playFrom } from "./rare-games.ts";
import { type EditionFile, excerpt, type Recorded, withEdition } from "./recorded.ts";

/** The transcription that docs/reference/edition.md shows. */
export const MAP_PATH = "../../examples/map/transcribed.json";

const editionFile = (): EditionFile => ({
  path: MAP_PATH,
  edition: JSON.parse(
    readFileSync(
      new URL(`../../../../docs/reference/vectors/${MAP_PATH}`, import.meta.url),
      "utf8",
    ),
  ) as JsonObject,
});

/** A whole game of three on that map; `games` lend their table. */
export const mapGame = (games: readonly Recorded[]): Recorded => {
  const { header } = games.find(({ name }) => name === "short-3p")!;
  const map = editionFile();
  const { bots, defaultBot } = gameNamed(header.game)!;
  return playFrom("on-another-map", withEdition(header, map), bots[defaultBot]!.bot, Infinity, map);
};

export const mapCases = (game: Recorded): readonly LogCase[] => {
  const moved = findMoment([game], ({ type }) => type === "idrakys-moved");
  const placed = findMoment([game], ({ type }) => type === "bards-placed");
  const counted = findMoment(
    [game],
    ({ type, step }) =>
      type === "assessment-held" && (step.event.data as JsonObject)["assessment"] === "reputation",
  );
  const regions = (placed.step.event.data as { regions: { region: number; bards: number }[] })
    .regions;
  const bards = regions.reduce((sum, one) => sum + one.bards, 0);
  return [
    {
      name: "whole-game",
      shows: "a game of three on a map that is not the reference edition's",
      lines: game.lines,
      holds: "compliant",
    },
    {
      name: "moved-elsewhere",
      shows: "a move to a city to which no road leads on this map",
      lines: tamper(
        excerpt(moved, 3),
        nodeHash,
        editData(1, { to: (moved.step.event.data as { from: number }).from }),
      ),
      holds: "value-wrong",
    },
    ...[3, 9].map((region): LogCase => ({
      name: `bards-in-region-${region}`,
      shows: `all bards in region ${region}`,
      lines: tamper(excerpt(placed, 3), nodeHash, editData(1, { regions: [{ region, bards }] })),
      holds: "any",
    })),
    {
      name: "reputation",
      shows: "lyres of this map's regions",
      lines: excerpt(counted, 1),
      holds: "compliant",
    },
  ];
};
