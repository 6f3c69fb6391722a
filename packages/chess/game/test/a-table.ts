// A table of chess for tests: moves as players write them in long notation, positions as FEN.
import { encodeHeader } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import type { Json, JsonObject, WrittenEvent } from "@assize/kernel-model";
import { rulebookDigestInput } from "@assize/kernel-referee";
import { audit } from "@assize/kernel-verifier/node";
import { bytesOf, headerFor, specification } from "@assize/testkit";
import { chess, statedFrom } from "../src/index.ts";

const digest = (value: Json): string => digestJson(value, nodeHash);

export const headerWith = (
  rulings: Readonly<Record<string, string>> = {},
  set = "default",
  options: JsonObject = {},
) =>
  headerFor(chess, {
    options,
    seats: [{ colour: "white" }, { colour: "black" }],
    rulings: { set, overrides: rulings },
    digests: {
      rulebook: digest(rulebookDigestInput(chess)),
      edition: digest(chess.edition.digestInput(chess.edition.reference)),
    },
  });

export const tableWith = (
  rulings?: Readonly<Record<string, string>>,
  engine: "table" | "xstate" = "table",
  set?: string,
  options?: JsonObject,
) =>
  specification(chess, headerWith(rulings, set, options), {
    engine,
    audit: (log) => audit(log, { games: [chess] }),
    hash: nodeHash,
  });

const PROMOTIONS = { q: "queen", r: "rook", b: "bishop", n: "knight" } as const;

const isPromotion = (letter: string): letter is keyof typeof PROMOTIONS =>
  Object.hasOwn(PROMOTIONS, letter);

const written = (text: string) => {
  const letter = text.slice(4);
  return {
    from: text.slice(0, 2),
    to: text.slice(2, 4),
    promotion: isPromotion(letter) ? PROMOTIONS[letter] : null,
  };
};

/** `e2e4`, `e7e8q`. */
export const move = (by: number, text: string): WrittenEvent => ({
  type: "moved",
  by,
  data: written(text),
});

/** Moves of both, White first. */
export const line = (text: string, first = 0): readonly WrittenEvent[] =>
  text
    .split(" ")
    .filter((one) => one !== "")
    .map((one, index) => move((first + index) % 2, one));

export const say = (type: string, by: number): WrittenEvent => ({ type, by, data: {} });
export const claim = (by: number, reason: string, with_: string | null = null): WrittenEvent => ({
  type: "draw-claimed",
  by,
  data: { reason, move: with_ === null ? null : written(with_) },
});
export const flag = (seat: number, saidBy = "clock"): WrittenEvent => ({
  type: "flag-fell",
  data: { seat, saidBy },
});
export const ends = (type: string, winner: number | null): WrittenEvent => ({
  type,
  data: { winner },
});
export const at = statedFrom;

/** The verdict on a record that leaves out what is forced, from the start or from a position. */
export const verdictOn = (events: readonly WrittenEvent[], fen?: string) => {
  const placed = fen === undefined ? {} : { position: at(fen) };
  const lines = [
    encodeHeader({ ...headerWith(), ...placed, terse: true }),
    ...events.map((event, index) => JSON.stringify({ seq: index + 1, ...event })),
  ];
  const audited = audit(bytesOf(lines), { games: [chess] });
  if (audited.kind === "unreadable") throw new Error(audited.problem.code);
  return audited.verdict;
};
