// Logs for the end-to-end tests: the examples, and a part of a treasure game played by bots from a seed.
import { aClient, exampleBytes } from "../worker/a-desk.ts";

/** The lines of an example, the header first. */
export const exampleLines = (name: string): readonly string[] =>
  new TextDecoder()
    .decode(exampleBytes(`${name}.jsonl`))
    .trim()
    .split("\n");

/** A game that random bots have played for so many choices. */
export const playedLog = async (game: string, choices: number, seed: number): Promise<string> => {
  const client = aClient();
  const playables = await client.ask("playables", { language: "en" });
  const { form } = playables.find(({ id }) => id === game)!;
  const colours = form.colours.slice(0, form.seats.max);
  const { history, events } = await client.ask("newGame", {
    wish: {
      game,
      seats: colours.map((colour) => ({ colour, name: "" })),
      choices: {},
      rulings: { overrides: {} },
      seed,
    },
    language: "en",
  });
  const { moment } = await client.ask("playOn", {
    moment: { history, branch: 0, seq: events },
    bot: "random",
    choices,
    seed,
    language: "en",
  });
  return (await client.ask("log", { history, branch: 0, from: 0, to: moment.seq })).text;
};

/** The treasure game as the samples of a site have it: `samples/treasure.jsonl`. */
export const withTreasure = async (): Promise<Readonly<Record<string, string>>> => ({
  "samples/treasure.jsonl": await playedLog("grandlin", 120, 1),
});

interface Line {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Of Daria's gold, six for four; and what she counts at the end with it. */
const withMoreGold = (event: Line): Line => {
  const { type, data } = event;
  if (type === "gold-taken" && data["seat"] === 3 && data["gold"] === 4)
    return { ...event, data: { ...data, gold: 6 } };
  if (type === "assessment-held" && data["assessment"] === "wealth")
    return { ...event, data: { ...data, scores: [18, 10, 14, 28] } };
  return event;
};

/**
 * An example that somebody has written down wrongly: the last secret program of the first year twice, and one reward of
 * gold three times as more than it shows. The wealth that is recorded at the end is that of the gold that was recorded.
 */
export const wronglyWritten = (): string => {
  const [header = "", ...lines] = exampleLines("long-4p");
  const events = lines.map((line) => withMoreGold(JSON.parse(line) as Line));
  const at = events.findIndex(({ type }) => type === "orders-revealed");
  const written = [...events.slice(0, at), ...events.slice(at - 1)].map((event, index) =>
    JSON.stringify({ ...event, prev: undefined, seq: index + 1 }),
  );
  return `${[header, ...written].join("\n")}\n`;
};
