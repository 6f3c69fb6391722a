// Tampered games: every event type and field edited, lines dropped, repeated, moved, swapped, seats changed, the
// header changed. Each mutant is classed by the slow referee before the audit sees it; numbers and chain are made
// right again, so that only the rules can tell.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { GameModel, Json, JsonObject, Verdict } from "@assize/kernel-model";
import { audit } from "@assize/kernel-verifier/node";
import {
  bytesOf,
  drop,
  edit,
  editData,
  editSeat,
  type LineDraft,
  repeat,
  swap,
  tamper,
  type Tampering,
} from "@assize/testkit";
import { xidit } from "@assize/xidit-game";
import { judge } from "./reference/referee.ts";

export const TAMPERINGS = ["edit", "drop", "repeat", "move", "swap", "seat", "header"] as const;
export type TamperingKind = (typeof TAMPERINGS)[number];

export interface Mutant {
  readonly kind: TamperingKind;
  /** The event type that was tampered with; "header" for line 0. */
  readonly type: string;
  /** The data field or header member, where one was edited. */
  readonly field: string | null;
  readonly lines: readonly string[];
}

/** What the slow referee says of a mutant, before the audit. */
export type MutantClass =
  | { readonly kind: "another-game" }
  | { readonly kind: "breaks-a-rule"; readonly seq: number; readonly why: string }
  | { readonly kind: "damages-the-record" };

export type Draw = (below: number) => number;

const parsed = (line: string): LineDraft => JSON.parse(line) as LineDraft;

/** Words to put in place of others. */
export type Words = readonly string[];

const otherWord = (value: string, words: Words, draw: Draw): string => {
  const others = words.filter((word) => word !== value);
  return others[draw(others.length)]!;
};

/** Another value of the same kind, near the recorded one. */
const another = (value: Json | undefined, words: Words, draw: Draw): Json => {
  if (typeof value === "number") return value === 0 || draw(2) === 0 ? value + 1 : value - 1;
  if (value === null || value === undefined) return 1;
  if (typeof value === "string") return otherWord(value, words, draw);
  if (typeof value === "boolean") return !value;
  if (!Array.isArray(value)) {
    const entries = Object.entries(value as JsonObject);
    if (entries.length === 0) return { surplus: 1 };
    const [key, inner] = entries[draw(entries.length)]!;
    return { ...(value as JsonObject), [key]: another(inner, words, draw) };
  }
  const list = value as readonly Json[];
  if (list.length === 0) return [1];
  const way = draw(3);
  if (way === 0) return list.slice(1);
  if (way === 1 && list.length > 1) return list.toReversed();
  const at = draw(list.length);
  return list.with(at, another(list[at], words, draw));
};

const editsOf = (
  lines: readonly string[],
  seq: number,
  words: Words,
  draw: Draw,
): readonly [string, Tampering][] =>
  Object.entries((parsed(lines[seq]!)["data"] ?? {}) as JsonObject).map(([field, value]) => [
    field,
    editData(seq, { [field]: another(value, words, draw) }),
  ]);

const move =
  (from: number, to: number): Tampering =>
  (lines) =>
    lines.toSpliced(from, 1).toSpliced(to, 0, lines[from]!);

/** Every tampering with one event of a game. */
export function* tamperingsAt(
  lines: readonly string[],
  seq: number,
  words: Words,
  draw: Draw,
): Generator<Mutant> {
  const seats = (parsed(lines[0]!)["seats"] as readonly Json[]).length;
  const { type, by } = parsed(lines[seq]!);
  const make = (kind: TamperingKind, field: string | null, tampering: Tampering): Mutant => ({
    kind,
    type: type as string,
    field,
    lines: tamper(lines, nodeHash, tampering),
  });
  for (const [field, tampering] of editsOf(lines, seq, words, draw))
    yield make("edit", field, tampering);
  yield make("drop", null, drop(seq));
  yield make("repeat", null, repeat(seq));
  const target = 1 + draw(lines.length - 1);
  if (target !== seq) yield make("move", null, move(seq, target));
  const other = seq + 1 < lines.length ? seq + 1 : seq - 1;
  yield make("swap", null, swap(seq, other));
  const seat = typeof by === "number" ? (by + 1 + draw(seats - 1)) % seats : draw(seats);
  yield make("seat", null, editSeat(seq, seat));
}

/** Every tampering with the header of a game. */
export function* headerTamperings(
  lines: readonly string[],
  words: Words,
  draw: Draw,
): Generator<Mutant> {
  const header = parsed(lines[0]!);
  for (const member of Object.keys(header)) {
    if (member === "format") continue;
    const tampering = edit(0, (draft) => ({
      ...draft,
      [member]: another(draft[member], words, draw),
    }));
    yield {
      kind: "header",
      type: "header",
      field: member,
      lines: tamper(lines, nodeHash, tampering),
    };
  }
}

const eventsOf = (lines: readonly string[]) =>
  lines.slice(1).map((line) => JSON.parse(line) as { type: string; by?: number; data: JsonObject });

/** True where a header names things that exist: known rulings, colours of the box, the lengths and dummies there are. */
const isSound = (header: LineDraft, original: LineDraft): boolean => {
  const same = (member: string): boolean =>
    JSON.stringify(header[member]) === JSON.stringify(original[member]);
  if (!same("game") || !same("rules") || !same("rulebook")) return false;
  // An edition's name is a label; its digest is what counts.
  const digest = (one: LineDraft): Json | undefined => (one["edition"] as JsonObject)["digest"];
  if (digest(header) !== digest(original)) return false;
  return knownRulings(header) && knownColours(header) && knownOptions(header);
};

const knownRulings = (header: LineDraft): boolean => {
  const { set, overrides } = header["rulings"] as { set?: unknown; overrides?: Json };
  return (
    typeof set === "string" &&
    Object.hasOwn(xidit.rulebook.rulingSets, set) &&
    JSON.stringify(overrides) === "{}"
  );
};

const knownColours = (header: LineDraft): boolean => {
  const seats = header["seats"];
  if (!Array.isArray(seats) || seats.length < 3 || seats.length > 5) return false;
  const colours = (seats as readonly JsonObject[]).map((seat) => seat["colour"]);
  return (
    colours.every((colour) =>
      ["blue", "red", "green", "yellow", "black"].includes(colour as string),
    ) && new Set(colours).size === colours.length
  );
};

const knownOptions = (header: LineDraft): boolean => {
  const { length, dummy, ...others } = header["options"] as JsonObject;
  const three = (header["seats"] as readonly Json[]).length === 3;
  return (
    (length === "long" || length === "short") &&
    (three ? dummy === "normal" || dummy === "harder" : dummy === undefined) &&
    Object.keys(others).length === 0
  );
};

/** Classes a mutant of Lords of Xidit without asking the audit. */
export const classOf = (mutant: Mutant, original: readonly string[]): MutantClass => {
  const header = parsed(mutant.lines[0]!);
  if (!isSound(header, parsed(original[0]!))) return { kind: "damages-the-record" };
  const first = (header["table"] as JsonObject)["firstPlayer"];
  const seats = (header["seats"] as readonly Json[]).length;
  if (typeof first !== "number" || first < 0 || first >= seats)
    return { kind: "damages-the-record" };
  const judgement = judge(header as never, eventsOf(mutant.lines), xidit.edition.reference);
  return judgement.legal
    ? { kind: "another-game" }
    : { kind: "breaks-a-rule", seq: judgement.at + 1, why: judgement.why };
};

/** The audit's verdict on a mutant; null where it cannot even be read. */
export const verdictOn = (mutant: Mutant, model: GameModel): Verdict | null => {
  const answer = audit(bytesOf(mutant.lines), { games: [model] });
  return answer.kind === "audited" ? answer.verdict : null;
};
