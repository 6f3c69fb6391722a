// Short logs by hand: damaged bytes, numbers out of step, refused choices and how an audit goes on after them,
// terse logs, and what is allowed though it looks odd.
import { edit, insert, repeat, tamper, terse, type LineDraft, unchain } from "@assize/testkit";
import { nodeHash } from "@assize/kernel-integrity/node";
import { xidit } from "@assize/xidit-game";
import { dataOf, findMoment, type LogCase } from "./cases.ts";
import { excerpt, type Moment, type Recorded } from "./recorded.ts";

const isConsequence = (type: string): boolean => xidit.events[type]!.class === "consequence";

const numbered = (lines: readonly string[], at: number, seq: number): readonly string[] =>
  lines.with(at, JSON.stringify({ ...(JSON.parse(lines[at]!) as LineDraft), seq }));

const damaged = (lines: readonly string[]): readonly LogCase[] => [
  {
    name: "chain-broken",
    shows: "a blank more in a line that the next one names",
    lines: lines.with(1, lines[1]!.replace(',"type"', ', "type"')),
    holds: "chain-broken",
  },
  {
    name: "header-changed",
    shows: "a display name was changed in the header, and the chain was left",
    lines: lines.with(0, lines[0]!.replace('"name":"Alice"', '"name":"Alicia"')),
    holds: "chain-broken",
  },
  {
    name: "chain-missing",
    shows: "one line without prev in a chained log",
    lines: edit(2, (draft) => ({ ...draft, prev: undefined }))(lines),
    holds: "chain-missing",
  },
  {
    name: "seq-gap",
    shows: "numbers jump ahead once; the lines after it follow the jump",
    lines: numbered(numbered(lines, 2, 7), 3, 8),
    holds: "seq-gap",
  },
  {
    name: "seq-duplicate",
    shows: "the same number twice",
    lines: numbered(lines, 2, 1),
    holds: "seq-duplicate",
  },
  {
    name: "seq-out-of-order",
    shows: "a number goes back",
    lines: numbered(lines, 3, 1),
    holds: "seq-out-of-order",
  },
  {
    name: "seq-from-0",
    shows: "the first event is numbered 0",
    lines: numbered(lines, 1, 0),
    holds: "seq-duplicate",
  },
];

const allowed = (lines: readonly string[]): readonly LogCase[] => [
  {
    name: "header-alone",
    shows: "a header and no event",
    lines: lines.slice(0, 1),
    holds: "compliant",
  },
  {
    name: "stated",
    shows: "a log without chain only states",
    lines: unchain(lines),
    holds: "compliant",
  },
  {
    name: "extensions",
    shows: "x- members and times of writing, which decide nothing",
    lines: tamper(
      lines,
      nodeHash,
      edit(1, (draft) => ({
        ...draft,
        at: "2026-01-31T18:00:00.5Z",
        "x-note": { any: [1, null] },
      })),
      edit(2, (draft) => ({ ...draft, at: "1999-01-01T00:00:00Z" })),
    ),
    holds: "compliant",
  },
];

const terseCases = (moment: Moment): readonly LogCase[] => {
  const lines = excerpt(moment, 24);
  const forced = Object.keys(xidit.events).filter(isConsequence);
  const choices = terse(lines, forced);
  const some = terse(
    lines,
    forced.filter((type) => type !== "idrakys-moved"),
  );
  return [
    {
      name: "terse",
      shows: "a terse log has no consequences, and that is no fault",
      lines: tamper(choices, nodeHash),
      holds: "compliant",
    },
    {
      name: "terse-with-some",
      shows: "consequences that stand in a terse log are compared",
      lines: tamper(some, nodeHash),
      holds: "compliant",
    },
    {
      name: "terse-declared-only",
      shows: "the same lines without terse in the header: what is forced is missing",
      lines: tamper(choices, nodeHash, (all) => [
        all[0]!.replace(',"terse":true', ""),
        ...all.slice(1),
      ]),
      holds: "consequence-missing",
    },
  ];
};

/** A moment with so many consequences right after it. */
const beforeForced = (games: readonly Recorded[], type: string, forced: number): Moment =>
  findMoment(games, ({ recorded, seq, type: own }) => {
    const after = recorded.moments.slice(seq, seq + forced);
    return own === type && after.length === forced && after.every((one) => isConsequence(one.type));
  });

const refusals = (games: readonly Recorded[]): readonly LogCase[] => {
  const forced = beforeForced(games, "tile-discarded", 2);
  const stray = { type: "hand-chosen", by: 0, data: { units: 0 } };
  const program = findMoment(games, ({ type }) => type === "orders-programmed");
  const five = { orders: ["wait", "wait", "wait", "wait", "wait"] };
  const by = program.step.event.by!;
  const refused = { type: "orders-programmed", by, data: five };
  const decline = findMoment(games, ({ type }) => type === "titan-declined");
  return [
    {
      name: "stray-decision",
      shows: "a decision that nobody awaits, between consequences: forgotten as the record goes on",
      lines: tamper(excerpt(forced, 4), nodeHash, insert(2, stray)),
      holds: "decision-not-due",
    },
    {
      name: "refused-twice",
      shows: "a second refusal before the first is made good ends the audit",
      lines: tamper(excerpt(program, 3), nodeHash, insert(1, refused), repeat(1)),
      holds: "decision-illegal",
    },
    {
      name: "refused-others-go-on",
      shows: "legal choices of other seats are applied while one is pending; then it is made good",
      lines: tamper(excerpt(program, 4), nodeHash, insert(1, refused), (lines) =>
        lines.length > 3 ? [lines[0]!, lines[1]!, lines[3]!, lines[2]!, ...lines.slice(4)] : lines,
      ),
      holds: "decision-illegal",
    },
    {
      name: "programmed-twice",
      shows: "a seat that has programmed programs again",
      lines: tamper(excerpt(program, 2), nodeHash, repeat(1)),
      holds: "decision-illegal",
    },
    {
      name: "chance-not-due",
      shows: "a shuffle that nobody awaits",
      lines: tamper(
        excerpt(decline, 3),
        nodeHash,
        insert(1, {
          type: "assessments-shuffled",
          data: { order: ["wealth", "influence", "reputation"] },
        }),
      ),
      holds: "chance-not-due",
    },
    {
      name: "type-unknown",
      shows: "an event that the game does not have is passed over",
      lines: tamper(excerpt(decline, 3), nodeHash, insert(2, { type: "castle-built", data: {} })),
      holds: "type-unknown",
    },
    {
      name: "type-reserved",
      shows: "types that begin with table/ are reserved and not yet known",
      lines: tamper(excerpt(decline, 3), nodeHash, insert(2, { type: "table/note", data: {} })),
      holds: "type-unknown",
    },
  ];
};

const atTheEnd = (games: readonly Recorded[]): readonly LogCase[] => {
  const end = findMoment(games, ({ type }) => type === "game-ended");
  const held = { ...end, ...end.recorded.moments[end.seq - 2]! };
  return [
    {
      name: "ended",
      shows: "the last two events of a game, and its outcome",
      lines: excerpt(held, 2),
      holds: "compliant",
    },
    {
      name: "event-after-end",
      shows: "two events after the end; the second only follows",
      lines: tamper(excerpt(end, 1), nodeHash, repeat(1), repeat(1)),
      holds: "event-after-end",
    },
    {
      name: "unknown-after-end",
      shows: "an event that the game does not have, after the end",
      lines: tamper(excerpt(end, 1), nodeHash, insert(2, { type: "castle-built", data: {} })),
      holds: "event-after-end",
    },
  ];
};

const manyWrong = (games: readonly Recorded[]): readonly LogCase[] => {
  const moment = beforeForced(games, "tile-discarded", 2);
  const spoilt = edit(1, (draft) => ({ ...draft, by: 1, data: { side: "threat" } }));
  return [
    {
      name: "three-in-one-line",
      shows:
        "a broken chain, a wrong number, a seat on a consequence and wrong data, all in one line",
      lines: numbered(spoilt(excerpt(moment, 3)), 1, 5),
      holds: "seat-unexpected",
    },
    {
      name: "surplus-of-its-own-type",
      shows: "a consequence twice, the second with the data that an earlier one lacked",
      lines: tamper(
        excerpt(moment, 4),
        nodeHash,
        insert(1, { type: "order-ignored", data: { seat: 0, reason: "no-raging-titan" } }),
      ),
      holds: "consequence-surplus",
    },
    {
      name: "values-of-another",
      shows: "a consequence that exists, with all its fields of another city",
      lines: tamper(
        excerpt(moment, 3),
        nodeHash,
        edit(1, (draft) => ({ ...draft, data: { side: dataOf(moment)["side"]!, tile: 99 } })),
      ),
      holds: "value-wrong",
    },
  ];
};

/** A game under an edition that is not the reference edition. */
export const editionCases = (game: Recorded): readonly LogCase[] => {
  const stayed = findMoment([game], ({ type }) => type === "dummy-stayed");
  return [
    {
      name: "dummy-stayed",
      shows: "the dummy board of this edition ends where the tokens are",
      lines: excerpt(stayed, 3),
      holds: "compliant",
    },
    {
      name: "dummy-stayed-seat",
      shows: "the same by another seat",
      lines: tamper(
        excerpt(stayed, 3),
        nodeHash,
        edit(1, (draft) => ({ ...draft, data: { seat: 4 } })),
      ),
      holds: "value-wrong",
    },
    {
      name: "dummy-raised-beyond-the-top",
      shows: "a token is raised that stands at the top",
      lines: tamper(
        excerpt(stayed, 3),
        nodeHash,
        edit(1, () => ({ seq: 1, type: "dummy-raised", by: 0, data: { assessment: "wealth" } })),
      ),
      holds: "decision-illegal",
    },
  ];
};

/** All of these, in this order. */
export const courseCases = (games: readonly Recorded[]): readonly LogCase[] => {
  const reveal = findMoment(games, ({ type }) => type === "orders-revealed");
  const lines = excerpt(reveal, 4);
  const paid = findMoment(
    games,
    ({ recorded, seq, type }) =>
      type === "threat-paid" &&
      recorded.moments.slice(seq, seq + 23).filter((one) => !isConsequence(one.type)).length > 2,
  );
  return [
    ...damaged(lines),
    ...allowed(lines),
    ...terseCases(paid),
    ...refusals(games),
    ...atTheEnd(games),
    ...manyWrong(games),
  ];
};
