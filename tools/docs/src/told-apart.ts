// The page that says of each ruling of a game by which game its readings are told apart, or why none can. From the catalogue's
// examples; searches nothing.
import { type ApartExample, GAME_IDS, loadToldApart } from "@assize/catalogue";
import { differenceInWords, shownBy } from "@assize/kernel-distinction";
import { nodeHash } from "@assize/kernel-integrity/node";
import { Defect, type GameModel } from "@assize/kernel-model";

const KNOWN = new Map(
  await Promise.all(GAME_IDS.map(async (id) => [id as string, await loadToldApart(id)] as const)),
);

const FROM = {
  start: "from the start",
  play: "from a position of play",
  stated: "from a stated position",
} as const;

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");

const rowOf = (model: GameModel, example: ApartExample): string => {
  const { sides, found } = shownBy(model, example, nodeHash);
  if (found === null) throw new Defect(`the example of ${example.ruling} tells nothing apart`);
  const [one, other] = example.readings;
  const names = { one, other };
  const after = `${example.events}, ${FROM[example.from]}${example.shortest ? "" : "; not proved shortest"}`;
  const sentence = differenceInWords(found, { sides, names, lang: "en" });
  return `| \`${example.ruling}\` | \`${one}\`, \`${other}\` | ${after} | ${cell(sentence)} |`;
};

const command = ({ id }: GameModel): string =>
  id === GAME_IDS[0] ? "assize rules <ruling>" : `assize rules <ruling> --game ${id}`;

export const toldApartPage = (model: GameModel): string => {
  const { examples, never } = KNOWN.get(model.id)!;
  const settled = new Set([...examples, ...never].map(({ ruling }) => ruling));
  const open = model.rulebook.rulings.filter(({ id }) => !settled.has(id));
  return [
    `# Readings of ${model.title.en} told apart`,
    "",
    "For each ruling the shortest game found that its readings judge differently, and what they say of its last event. The",
    "number is that of its events; nothing that has fewer events from there tells them apart, except where it says so.",
    `\`${command(model)}\` shows it too, and with \`--out FILE\` writes its log; \`assize distinguish\` finds others.`,
    "",
    "| Ruling | Readings | Events | What differs |",
    "| --- | --- | --- | --- |",
    ...examples.map((one) => rowOf(model, one)),
    "",
    ...(never.length === 0 ? [] : ["## Told apart by no game", ""]),
    ...never.map(
      ({ ruling, readings, why }) => `- \`${ruling}\`, \`${readings.join("` and `")}\`: ${why.en}`,
    ),
    ...(never.length === 0 ? [] : [""]),
    ...(open.length === 0
      ? []
      : [
          "## Not found yet",
          "",
          `No game that tells them apart has been looked for long enough: ${open.map(({ id }) => `\`${id}\``).join(", ")}.`,
          "",
        ]),
  ].join("\n");
};
