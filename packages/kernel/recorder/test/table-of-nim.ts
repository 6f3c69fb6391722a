// A table of nim for tests and for the program they kill: its header, and how it is named.
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier";
import { headerFor, nim } from "@assize/toys";

export const GAMES: readonly GameModel[] = [nim];

export const digest = (value: Json): string => digestJson(value, nodeHash);

export const HEADER = headerFor(nim, {
  seats: 2,
  digests: {
    rulebook: digest(rulebookDigestInput(nim)),
    edition: digest(nim.edition.digestInput(nim.edition.reference)),
  },
});

/** The verdict on a log of nim, or why it cannot be read. */
export const verdictOn = (log: Uint8Array) => {
  const answer = audit(log, { games: GAMES, hash: nodeHash });
  return answer.kind === "audited" ? answer.verdict : answer;
};
