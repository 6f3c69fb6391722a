// A game with what goes along as text that an address may hold: a version, and packed JSON in letters. The form is described in
// docs/reference/viewer.md and ADR 0032. Reads none: whatever comes in is the worker's to judge.
import type { SharedGame } from "@assize/kernel-history";
import { base64Of } from "./base64.ts";
import type { Carried } from "./carried.ts";

/** Of the form, not of the rules. Another form gets another number, and this one is read for ever. */
export const LINK_VERSION = "1";

/** What a link holds. */
export interface Linked extends SharedGame, Carried {
  /** What the log was called. */
  readonly name: string;
}

const lettersOf = (bytes: Uint8Array): string =>
  base64Of(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const packed = async (text: string): Promise<Uint8Array> => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

export const linkTextOf = async (linked: Linked): Promise<string> =>
  `${LINK_VERSION}.${lettersOf(await packed(JSON.stringify(linked)))}`;
