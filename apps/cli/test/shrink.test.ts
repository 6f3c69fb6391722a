// `assize shrink` on a disputed game of each kind: the events on which a finding depends, and two logs of which nothing can be
// left out. What can be left out is looked for here once more, by hand and without the package's own search.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readLog } from "@assize/kernel-event-log";
import { digestJson } from "@assize/kernel-integrity";
import { nodeHash } from "@assize/kernel-integrity/node";
import { type Finding, isJsonObject, type Json } from "@assize/kernel-model";
import {
  forcedSteps,
  legalDecisions,
  type Start,
  start as beginBy,
  type Taken,
} from "@assize/kernel-referee";
import { auditRead } from "@assize/kernel-verifier";
import { follow, sameWay } from "@assize/kernel-witness";
import * as Result from "effect/Result";
import Ajv2020 from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allGames } from "../src/games.ts";
import { linesOf, parsed } from "./a-game.ts";
import { assize, type Folder, makeFolder } from "./command-line.ts";

const GAMES = await allGames();

const example = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));

const OPTIONS = { games: GAMES, hash: nodeHash };
const followed = (path: string) => follow(readLog(readFileSync(path)), OPTIONS)!;

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => folder.remove());

/** Of the choices that are left out one after the other, a quick run takes one in so many. */
const ONE_IN = process.env["ASSIZE_DEEP"] === undefined ? 4 : 1;

const DISPUTES = [
  { log: "games/disputed-4p.jsonl", id: "f1", events: 643, shorter: { start: 10, position: 10 } },
  // A finding that cites the potion needs a game in which a potion of that kind is drawn in full health.
  {
    log: "games/treasure-disputed-2p.jsonl",
    id: "f3",
    events: 727,
    shorter: { start: 2, position: 10 },
  },
] as const;

/** An event that was chosen, or happened; what is forced is not among them. */
type Choice = Taken<unknown>["event"];

/** Choices one after the other, what is forced between them; those that are not legal any more are left out. */
const playedAgain = (
  { game, position }: Start,
  choices: readonly Choice[],
): readonly Taken<unknown>[] => {
  const steps = [...forcedSteps(game, position)];
  for (const event of choices) {
    const here = steps.at(-1)?.position ?? position;
    const row = game.engine.accepts(here, event);
    if (row === undefined) continue;
    const next = game.engine.take(row, here, event);
    steps.push({ row, event, position: next }, ...forcedSteps(game, next));
  }
  return steps;
};

/** True where what is recorded can be put anywhere in a game of at most so many events, so that the same clause is broken in the same way. */
const canBeHad = (
  start: Start,
  choices: readonly Choice[],
  wanted: Finding,
  most = Infinity,
): boolean => {
  const header = JSON.stringify(start.header);
  const steps = playedAgain(start, choices);
  const recorded = wanted.recorded as Readonly<Record<string, Json>>;
  const expected = wanted.expected as Readonly<Record<string, Json>>;
  return steps.some(({ event: { type, data } }, at) => {
    if (type !== wanted.type || at >= most) return false;
    const derived = data as Readonly<Record<string, Json>>;
    const wrong = wanted.fields.map((field): [string, Json] => [
      field,
      typeof derived[field] === "number"
        ? derived[field] + Number(recorded[field]) - Number(expected[field])
        : recorded[field]!,
    ]);
    const lines = steps
      .slice(0, at)
      .map(({ event }) => event)
      .concat({ type, data: { ...derived, ...Object.fromEntries(wrong) } })
      .map((event, index) => JSON.stringify({ seq: index + 1, ...event }));
    const log = new TextEncoder().encode([header, ...lines, ""].join("\n"));
    const audit = auditRead(readLog(log), OPTIONS);
    return audit.kind === "audited" && audit.verdict.findings.some((one) => sameWay(one, wanted));
  });
};

/** The last of the first forty legal choices of the seat that is another one; null where there is none. */
const anotherFor = (start: Start, { position }: Taken<unknown>, event: Choice): Choice | null => {
  let other: Choice | null = null;
  let looked = 0;
  for (const one of legalDecisions(start.game, position, event.by!)) {
    if (++looked > 40) break;
    if (JSON.stringify(one) !== JSON.stringify(event)) other = one;
  }
  return other;
};

/** Data with one element of one of its lists left out, or that waits in the place of another order. */
const simplerThan = (data: Json): readonly Json[] => {
  if (Array.isArray(data)) {
    const list: readonly Json[] = data;
    return list.flatMap((one, at) => [
      list.toSpliced(at, 1),
      ...(typeof one === "string" && one !== "wait" ? [list.with(at, "wait")] : []),
      ...simplerThan(one).map((simpler) => list.with(at, simpler)),
    ]);
  }
  if (!isJsonObject(data)) return [];
  return Object.entries(data).flatMap(([member, one]) =>
    simplerThan(one).map((simpler) => ({ ...data, [member]: simpler })),
  );
};

/** Whose turn it is, and where somebody stands: a lower number is not less. */
const ADDRESSES = new Set(["onTurn", "idrakys"]);

/** A state with one thing less: one number less, nothing where something is, an element left out, an order that waits. */
const lessThan = (state: Json): readonly Json[] => {
  if (typeof state === "number") return state > 0 ? [state - 1, 0] : [];
  if (state === true) return [false];
  if (typeof state === "string") return state === "wait" ? [] : ["wait"];
  if (Array.isArray(state)) {
    const list: readonly Json[] = state;
    return list.flatMap((one, at) => [
      list.toSpliced(at, 1),
      ...(one === null ? [] : [list.with(at, null)]),
      ...lessThan(one).map((less) => list.with(at, less)),
    ]);
  }
  if (!isJsonObject(state)) return [];
  const quantities = Object.entries(state).filter(([member]) => !ADDRESSES.has(member));
  return quantities.flatMap(([member, one]) => [
    ...(one === null ? [] : [{ ...state, [member]: null }]),
    ...lessThan(one).map((less) => ({ ...state, [member]: less })),
  ]);
};

/** The starts from a position with one thing less that can be stated; none where the game begins at its own start. */
const startsWithLess = ({ header }: Start): readonly Start[] => {
  const { position } = header;
  if (position === undefined) return [];
  return lessThan(position.context).flatMap((context) => {
    const started = beginBy(
      { ...header, position: { ...position, context } },
      {
        ...OPTIONS,
        digest: (value: Json) => digestJson(value, nodeHash),
      },
    );
    return Result.isSuccess(started) ? [started.success] : [];
  });
};

const choicesIn = (path: string) => {
  const { table, steps, audit } = followed(path);
  const [finding] = audit.verdict.findings;
  const choices = steps
    .slice(0, finding!.seq - 1)
    .flatMap(({ taken }) => taken.map(({ event }) => event))
    .filter(({ type }) => table.start.game.classOf(type) !== "consequence");
  return { start: table.start, choices, finding: finding! };
};

describe.each(DISPUTES)("$log $id", ({ log, id, events, shorter }) => {
  const dispute = example(log);
  const out = (which: string): string => folder.path(`${log.replace("games/", "")}-${which}`);
  let report: any;

  beforeAll(async () => {
    const files = ["--from-start", out("start"), "--from-position", out("position")];
    const ran = await assize(["shrink", dispute, "--finding", id, "--json", ...files]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    report = parsed(ran.out);
  });

  test("the report fits its schema", () => {
    const schema = new URL("../../../docs/reference/witness.schema.json", import.meta.url);
    const ajv = new Ajv2020.default({ strict: false });
    const fits = ajv.validate(parsed(readFileSync(schema, "utf8")), report);
    expect([fits, ajv.errors]).toEqual([true, null]);
  });

  test("both logs break the same clause in the same way, and are far smaller", () => {
    const wanted = followed(dispute).audit.verdict.findings.find((one) => one.id === id)!;
    for (const [which, member] of [
      ["start", "fromStart"],
      ["position", "fromPosition"],
    ] as const) {
      const { audit, record } = followed(out(which));
      expect(audit.verdict.findings.filter((one) => sameWay(one, wanted))).toHaveLength(1);
      expect(audit.verdict.assurance).toBe("chained");
      expect(report[member]).toMatchObject({ events: record.length, least: true });
      expect(record.length).toBeLessThan(events / shorter[which]);
    }
  });

  test("without any one of its choices, no game has the finding", () => {
    for (const which of ["start", "position"]) {
      const { start, choices, finding } = choicesIn(out(which));
      expect(canBeHad(start, choices, finding)).toBe(true);
      expect(choices.length).toBeGreaterThanOrEqual(1);
      for (const left of choices.filter((_, index) => index % ONE_IN === 0)) {
        const others = choices.filter((one) => one !== left);
        expect([left.type, canBeHad(start, others, finding)]).toEqual([left.type, false]);
      }
    }
  });

  test("with any single element of a choice or of the position taken away, no game has the finding", () => {
    for (const which of ["start", "position"]) {
      const { start, choices, finding } = choicesIn(out(which));
      const { length: events } = followed(out(which)).record;
      const stays = (others: readonly Choice[]): boolean => canBeHad(start, others, finding);
      let tried = 0;
      for (const [at, choice] of choices.entries())
        for (const data of simplerThan(choice.data as Json)) {
          const other = { ...choice, data } as Choice;
          if (start.game.events.get(choice.type)!.writer.holds(data) !== true) continue;
          tried++;
          const others = choices.with(at, other);
          if (playedAgain(start, others).some(({ event }) => event === other))
            expect([which, choice.type, data, stays(others)]).toEqual([
              which,
              choice.type,
              data,
              false,
            ]);
        }
      if (id === "f1") expect(tried).toBeGreaterThanOrEqual(6);
      let stated = 0;
      for (const other of startsWithLess(start)) {
        stated++;
        const { context } = other.header.position!;
        expect([context, canBeHad(other, choices, finding, events)]).toEqual([context, false]);
      }
      if (id === "f1" && which === "position") expect(stated).toBeGreaterThanOrEqual(1);
    }
  });

  test("choices outside of the slice may be others, and the finding stays", () => {
    const { table, steps, audit } = followed(dispute);
    const finding = audit.verdict.findings.find((one) => one.id === id)!;
    const { start } = table;
    const slice = new Set<number>(report.slice.events);
    const before = steps
      .slice(0, finding.seq - 1)
      .flatMap(({ seq, taken }) =>
        taken
          .filter(({ event }) => start.game.classOf(event.type) !== "consequence")
          .map(({ event }) => ({ seq: Number(seq), event })),
      );
    const wholly = (choices: readonly Choice[]): readonly Taken<unknown>[] | null => {
      const again = playedAgain(start, choices);
      const made = again.filter(({ event }) => start.game.classOf(event.type) !== "consequence");
      return made.length === choices.length ? again : null;
    };
    const derived = (all: readonly Taken<unknown>[] | null): readonly Json[] =>
      (all ?? [])
        .filter(({ event }) => event.type === finding.type)
        .map(({ event }) => event.data as Json);
    expect(derived(wholly(before.map(({ event }) => event)))).toContainEqual(finding.expected);
    let tried = 0;
    for (const [index, { seq, event }] of before.entries()) {
      if (slice.has(seq) || event.by === undefined) continue;
      const here = playedAgain(
        start,
        before.slice(0, index).map((one) => one.event),
      ).at(-1)!;
      const other = anotherFor(start, here, event);
      if (other === null) continue;
      const again = wholly(before.map((one, at) => (at === index ? other : one.event)));
      if (again === null) continue;
      tried++;
      const texts = derived(again).map((data) => JSON.stringify(data));
      expect([seq, texts.includes(JSON.stringify(finding.expected))]).toEqual([seq, true]);
    }
    expect(tried).toBeGreaterThanOrEqual(3);
  });
});

test("of the position everything is taken away that the finding does not need", () => {
  const [first] = linesOf(readFileSync(folder.path("disputed-4p.jsonl-position"), "utf8"));
  const { context } = parsed(first)["position"];
  expect(context["gold"]).toEqual([0, 0, 0, 0]);
  expect(new Set(context["bards"].flat())).toEqual(new Set([0]));
  expect(new Set(context["guilds"])).toEqual(new Set([null]));
  const units = [...context["screens"], ...context["cities"].map((city: any) => city?.units ?? {})];
  expect(units.flatMap((one) => Object.values(one)).reduce((a: any, b: any) => a + b, 0)).toBe(1);
  expect(context["titans"].flatMap((pile: any) => pile.titans)).toEqual([]);
});

test("the pages' example is what the command makes", () => {
  for (const which of ["start", "position"])
    expect(readFileSync(example(`witness-from-${which}.jsonl`), "utf8")).toBe(
      readFileSync(folder.path(`disputed-4p.jsonl-${which}`), "utf8"),
    );
});

test("what cannot be shrunk is told with what can", async () => {
  const wrong = await assize(["shrink", example(DISPUTES[0].log), "--finding", "f9"]);
  expect(wrong).toMatchObject({ code: 3, out: "" });
  expect(wrong.err).toContain("--finding f9: no such finding; choose f1, f2 or f3");
  const sound = await assize(["shrink", example("games/blue-year.jsonl")]);
  expect(sound.code).toBe(3);
  expect(sound.err).toContain("this log has no findings");
});
