// A toy game made ready to be explored, and the verdict on a log of it.
import * as Result from "effect/Result";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { rulebookDigestInput, type Start, start } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { headerFor } from "@assize/toys";
import { explore, type ExploreOptions } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);

export const startOf = (
  model: GameModel,
  seats = 2,
  engine: "table" | "xstate" = "table",
): Start => {
  const header = headerFor(model, {
    seats,
    digests: {
      rulebook: digest(rulebookDigestInput(model)),
      edition: digest(model.edition.digestInput(model.edition.reference)),
    },
  });
  return Result.getOrThrow(start(header, { games: [model], digest, engine }));
};

export const BOUNDS = { mostStates: 100_000, mostEvents: 1_000 };

type Asked = Omit<Partial<ExploreOptions<any>>, "explored" | "start">;

export const exploreAll = ({ game, setup, position }: Start, asked: Asked = {}) =>
  explore({
    explored: { game, seats: setup.seats.length, mostWays: 1_000 },
    start: position,
    properties: [],
    bounds: BOUNDS,
    hash: nodeHash,
    ...asked,
  });

/** The kind of the verdict on a log's lines. */
export const judged = (model: GameModel, lines: readonly string[]): string => {
  const log = new TextEncoder().encode(`${lines.join("\n")}\n`);
  const answer = audit(log, { games: [model], hash: nodeHash });
  return answer.kind === "audited" ? answer.verdict.kind : answer.kind;
};
