// The disputed games: example games with three planted violations each. Knows which; makes text only.
import { nodeHash } from "@assize/kernel-integrity/node";
import type { JsonObject } from "@assize/kernel-model";
import { edit, tamper } from "@assize/testkit";

/** Where the three violations of a disputed game stand, and the game itself. */
export interface Planted {
  readonly lines: readonly string[];
  readonly planted: readonly number[];
}

export interface Dispute {
  readonly name: string;
  /** The example game it is made from. */
  readonly from: string;
  /** The page that tells of it. */
  readonly page: string;
  readonly plant: (lines: readonly string[]) => Planted;
  /** The clause that each finding cites, in order. */
  readonly clauses: readonly (readonly string[])[];
}

const eventAt = (lines: readonly string[], seq: number): { type: string; data: JsonObject } =>
  JSON.parse(lines[seq]!) as { type: string; data: JsonObject };

/** The first event at or after line `from` that passes. */
const findEvent = (
  lines: readonly string[],
  from: number,
  passes: (event: { type: string; data: JsonObject }) => boolean,
): number => {
  for (let seq = from; seq < lines.length; seq++) if (passes(eventAt(lines, seq))) return seq;
  throw new Error("the game does not hold the event that is to be changed");
};

const STRONGER: Readonly<Record<string, string>> = {
  militia: "archer",
  archer: "infantry",
  infantry: "cleric",
  cleric: "mage",
};

const editData = (seq: number, change: (data: JsonObject) => JsonObject) =>
  edit(seq, (draft) => ({ ...draft, data: change(draft["data"] as JsonObject) }));

/** Of Lords of Xidit: too strong a unit, too much gold, a tile that was not on top. */
const plantAmongLords = (lines: readonly string[]): Planted => {
  const third = Math.floor(lines.length / 3);
  const recruit = findEvent(
    lines,
    third,
    ({ type, data }) => type === "unit-recruited" && data["unit"] === "militia",
  );
  const gold = findEvent(lines, recruit + 1, ({ type }) => type === "gold-taken");
  const advance = findEvent(lines, gold + 40, ({ type }) => type === "queue-advanced");
  const { side, tile } = eventAt(lines, advance).data;
  // The tile below the top of the same pile: it comes next.
  const below = eventAt(
    lines,
    findEvent(
      lines,
      advance + 1,
      ({ type, data }) => type === "queue-advanced" && data["side"] === side,
    ),
  ).data["tile"];
  if (below === undefined || below === tile) throw new Error("the two tiles do not differ");
  const tampered = tamper(
    lines,
    nodeHash,
    editData(recruit, (data) => ({ ...data, unit: STRONGER[data["unit"] as string]! })),
    editData(gold, (data) => ({ ...data, gold: Number(data["gold"]) + 1 })),
    editData(advance, (data) => ({ ...data, tile: below })),
  );
  return { lines: tampered, planted: [recruit, gold, advance] };
};

const differenceOf = (data: JsonObject): number => {
  const [first, second] = data["totals"] as readonly number[];
  return Math.abs(first! - second!);
};

/** Of the treasure game: a round without the cap on its loss, gold kept from the slayer, more health than there is. */
const plantAmongHeirs = (lines: readonly string[]): Planted => {
  const round = findEvent(
    lines,
    1,
    ({ type, data }) => type === "round-fought" && differenceOf(data) > Number(data["loss"]),
  );
  const plunder = findEvent(lines, round + 1, ({ type }) => type === "henchman-plundered");
  const healing = findEvent(
    lines,
    plunder + 1,
    ({ type, data }) => type === "effect-applied" && data["what"] === "health",
  );
  const tampered = tamper(
    lines,
    nodeHash,
    editData(round, (data) => ({ ...data, loss: differenceOf(data) })),
    editData(plunder, (data) => ({ ...data, gold: Number(data["gold"]) - 1 })),
    editData(healing, (data) => ({ ...data, to: Number(data["to"]) + 1 })),
  );
  return { lines: tampered, planted: [round, plunder, healing] };
};

export const DISPUTES: readonly Dispute[] = [
  {
    name: "disputed-4p",
    from: "long-4p",
    page: "docs/explanation/a-disputed-game.md",
    plant: plantAmongLords,
    clauses: [["recruit.weakest"], ["reward.gold"], ["queue.advance"]],
  },
  {
    name: "treasure-disputed-2p",
    from: "treasure-2p",
    page: "docs/explanation/a-disputed-treasure.md",
    plant: plantAmongHeirs,
    clauses: [["combat.round"], ["combat.slain"], ["potion", "attr.clamp"]],
  },
];
