// A moment as the end of an address: `#e=259&h=1a2b3c4d&seat=2`. Pure; whatever stands there is only ever read as
// numbers and short words, a game apart: that one is packed, and the worker unpacks it.
import type { Eyes } from "@assize/kernel-model";
import type { RulingWish } from "../protocol/protocol.ts";
import { formatRulings, parseRulings } from "./comparison.ts";

export interface Link {
  readonly seq: number | null;
  /** The first eight characters of the log's hash. */
  readonly hash: string | null;
  readonly eyes: Eyes | null;
  /** A branch by its name; null is the record. */
  readonly branch: string | null;
  /** The tab of the workbench, where it is not the first. */
  readonly panel: string | null;
  /** The rulings that the same log is compared under; null for no comparing. */
  readonly against: RulingWish | null;
  /** The game itself with what goes along, in letters that the worker reads; null where the log is elsewhere. */
  readonly game: string | null;
}

const MAX_BRANCH_LENGTH = 80;

const numberIn = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

const eyesIn = (text: string | null): Eyes | null =>
  text === "public" || text === "all" ? text : (numberIn(text) as Eyes | null);

const wordIn = (text: string | null): string | null =>
  text !== null && /^[\w-]{1,64}$/.test(text) ? text : null;

export const parseLink = (fragment: string): Link => {
  const members = new URLSearchParams(fragment.replace(/^#/, ""));
  return {
    seq: numberIn(members.get("e")),
    hash: wordIn(members.get("h")),
    eyes: eyesIn(members.get("seat")),
    branch: members.get("branch")?.slice(0, MAX_BRANCH_LENGTH) || null,
    panel: wordIn(members.get("panel")),
    against: parseRulings(members.get("vs")),
    game: members.get("game") || null,
  };
};

/** The shortest fragment that says the same; all-seeing eyes and the record go without saying. */
export const formatLink = ({ seq, hash, eyes, branch, panel, against, game }: Link): string => {
  const members = new URLSearchParams();
  if (seq !== null) members.set("e", String(seq));
  if (hash !== null) members.set("h", hash);
  if (eyes !== null && eyes !== "all") members.set("seat", String(eyes));
  if (branch !== null) members.set("branch", branch);
  if (panel !== null) members.set("panel", panel);
  if (against !== null) members.set("vs", formatRulings(against));
  // The longest comes last: what is cut off of it shows.
  if (game !== null) members.set("game", game);
  return `#${members.toString()}`;
};
