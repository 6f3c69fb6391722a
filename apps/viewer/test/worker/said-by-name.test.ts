// What is said to people of a finding is said in the game's words and by the players' names, in every language: no code of a
// choice, no number of a seat, no rule of another table.
import { expect, test } from "vitest";
import { type Json, LANGUAGES, type Language } from "@assize/kernel-model";
import { aClient, exampleBytes, openBytes, reader } from "./a-desk.ts";

interface Line {
  readonly type: string;
  readonly by?: number;
  readonly data: { readonly [field: string]: Json };
}

const [HEADER = "", ...WRITTEN] = new TextDecoder()
  .decode(exampleBytes("long-5p.jsonl"))
  .trimEnd()
  .split("\n");
const LINES: readonly Line[] = WRITTEN.map((line) => {
  const { seq: _, prev: __, ...rest } = JSON.parse(line);
  return rest;
});

const after = (from: number, type: string): number =>
  LINES.findIndex((line, index) => index >= from && line.type === type);

interface Said {
  readonly cause: string;
  readonly clauses: readonly string[];
  readonly report: string;
}

/** What people read of a record of these lines, by language. */
const saidOf = async (
  lines: readonly Line[],
  header = HEADER,
): Promise<Readonly<Record<Language, Said>>> => {
  const client = aClient();
  const written = lines.map(({ type, by, data }, index) =>
    JSON.stringify({ seq: index + 1, type, ...(by === undefined ? {} : { by }), data }),
  );
  const bytes = new TextEncoder().encode(`${[header, ...written].join("\n")}\n`);
  const { history } = await openBytes(client, bytes);
  const said = new Map<string, Said>();
  for (const language of LANGUAGES) {
    const [cause] = await client.ask("findings", { history, reader: reader("all", language) });
    const { report } = await client.ask("facts", { history, language });
    const { what, others } = cause!.explanation!;
    said.set(language, {
      cause: [what, ...others, cause!.blame].join("\n"),
      clauses: cause!.clauses.map(({ id }) => id),
      report: report.join("\n"),
    });
  }
  return Object.fromEntries(said) as Record<Language, Said>;
};

test("two lines exchanged are no other explanation of themselves", async () => {
  const at = after(60, "tile-discarded");
  const lines = [...LINES.slice(0, at), LINES[at + 1]!, LINES[at]!, ...LINES.slice(at + 2)];
  const said = await saidOf(lines);
  expect(said.en.cause).toContain("This event and the next one stand in the wrong order.");
  for (const language of LANGUAGES) expect(said[language].cause).not.toMatch(/\d/);
});

test("a choice under another name is said to be whose it was", async () => {
  const at = after(60, "rewards-chosen");
  const [own, other] = ["Daria", "Emil"];
  const said = await saidOf(LINES.with(at, { ...LINES[at]!, by: 4 }));
  for (const language of LANGUAGES) {
    expect(said[language].cause).toContain(own);
    expect(said[language].cause).toContain(other);
    expect(said[language].report).not.toMatch(/: (the player|le joueur|der Spieler|el jugador)\./);
  }
});

const CHOOSING = {
  en: "choosing how many Units to show",
  fr: "choix des unités à montrer",
  de: "Wahl, wie viele Einheiten gezeigt werden",
  es: "elegir cuántas unidades mostrar",
};

test("what was due instead is said in the game's words", async () => {
  const at = after(60, "hand-chosen");
  const { type, data } = LINES[after(60, "rewards-chosen")]!;
  const said = await saidOf(LINES.with(at, { ...LINES[at]!, type, data }));
  for (const language of LANGUAGES)
    expect(said[language].report).toContain(`: ${CHOOSING[language]}\n`);
});

test("that a choice of its own kind was due is not said", async () => {
  const at = after(60, "hand-chosen");
  const said = await saidOf(LINES.with(at, { ...LINES[at]!, data: { units: 7 } }));
  for (const language of LANGUAGES) {
    const { report } = said[language];
    expect(report).not.toContain(`: ${CHOOSING[language]}\n`);
    // What was made instead nobody knows: the seat alone says nothing.
    expect(report).not.toMatch(/: Alice\n.*\n.*decision-illegal/);
  }
});

test("no clause of another table is cited", async () => {
  const at = after(60, "rewards-chosen");
  const twice = [...LINES.slice(0, at + 1), ...LINES.slice(at)];
  const { en } = await saidOf(twice);
  expect(en.clauses).toContain("reward.bards");
  expect(en.clauses.filter((id) => /^(three|short|closed)\./.test(id))).toEqual([]);
  expect(en.report).not.toContain("three.regions");
});

const FIRST = {
  en: "First Player",
  fr: "Premier joueur",
  de: "Startspieler",
  es: "Primer jugador",
};

test("a header with another first player is told by the players' names", async () => {
  const wrong = HEADER.replace('"firstPlayer":1', '"firstPlayer":0');
  const said = await saidOf(LINES, wrong);
  for (const language of LANGUAGES) {
    expect(said[language].report).toContain(`${FIRST[language]}: Bruno`);
    expect(said[language].report).toContain(`${FIRST[language]}: Alice`);
    expect(said[language].report).not.toContain("firstPlayer");
  }
});
