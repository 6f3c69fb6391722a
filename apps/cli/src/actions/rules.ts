// The rulebook on a terminal: clauses and rulings, listed or one at a time, and a game's cards and words. Finds nothing that they do not say.
import {
  grammarOf,
  type Clause,
  type GameModel,
  type Language,
  localize,
  type Localized,
  type Rulebook,
  type Ruling,
  type SourceRef,
} from "@assize/kernel-model";
import {
  type ApartExamples,
  type CardInWords,
  loadGlossary,
  loadToldApart,
  type Meaning,
} from "@assize/catalogue";
import { plainLine, sourceInWords } from "@assize/kernel-report";
import { and, count } from "../english.ts";
import { writeNewFile } from "../files.ts";
import { allGames, gameNamed } from "../games.ts";
import { meant } from "../meant.ts";
import { messagesIn } from "../messages/messages.ts";
import { type Session, Trouble } from "../session.ts";
import { exampleInWords } from "../told-apart.ts";

export interface RulesInput {
  readonly about: string | undefined;
  readonly game: string;
  readonly lang: Language;
  readonly json: boolean;
  /** Where the logs are written that tell a ruling's readings apart. */
  readonly out: string | undefined;
}

/** The text, with the language it is really in where that is another one than asked for. */
const said = (text: Localized, lang: Language): string => {
  const found = localize(text, lang);
  return found.language === lang ? found.text : `[${found.language}] ${found.text}`;
};

const sourcesText = (sources: readonly SourceRef[], lang: Language): readonly string[] =>
  sources.map((source) => `  ${sourceInWords(source, lang)}`);

const rulingText = (ruling: Ruling, lang: Language): readonly string[] => [
  `${ruling.id}  ${said(ruling.question, lang)}`,
  ...ruling.options.map(
    (option, index) =>
      `  ${option.id}${index === 0 ? ` (${messagesIn(lang).byDefault})` : ""}: ${said(option.statement, lang)}`,
  ),
];

const setsOf = (rulebook: Rulebook, id: string): readonly string[] =>
  Object.entries(rulebook.rulingSets).flatMap(([set, choices]) =>
    choices[id] === undefined ? [] : [`  ${set}: ${choices[id]}`],
  );

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ["", title, ...lines];

/** A ruling of the clause's own name is told in full behind it. */
const clauseDetail = (clause: Clause, rulebook: Rulebook, lang: Language): readonly string[] => {
  const say = messagesIn(lang);
  const rulings = rulebook.rulings.filter(
    ({ id }) => id !== clause.id && clause.rulings?.includes(id),
  );
  return [
    clause.id,
    `  ${said(clause.statement, lang)}`,
    ...(clause.completion === true ? [`  ${say.completion}`] : []),
    ...(clause.notAuditable === undefined ? [] : [`  ${say.notAuditable}: ${clause.notAuditable}`]),
    ...titled(
      clause.completion === true ? say.nearestTexts : say.sources,
      sourcesText(clause.sources, lang),
    ),
    ...titled(
      say.readThrough,
      rulings.flatMap((one) => rulingText(one, lang)),
    ),
  ];
};

const rulingDetail = (ruling: Ruling, rulebook: Rulebook, lang: Language): readonly string[] => {
  const say = messagesIn(lang);
  const clauses = rulebook.clauses.filter((one) => one.rulings?.includes(ruling.id));
  return [
    ...rulingText(ruling, lang),
    ...titled(say.choosers, setsOf(rulebook, ruling.id)),
    ...titled(
      say.readers,
      clauses.map((one) => `  ${one.id}`),
    ),
    ...titled(say.sources, sourcesText(ruling.sources, lang)),
  ];
};

const list = (
  rows: readonly { readonly id: string; readonly text: string }[],
): readonly string[] => {
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows.map(({ id, text }) => `${id.padEnd(width)}  ${text}`);
};

const clauseList = (clauses: readonly Clause[], lang: Language): readonly string[] =>
  list(clauses.map(({ id, statement }) => ({ id, text: said(statement, lang) })));

const everything = (rulebook: Rulebook, lang: Language): readonly string[] => {
  const say = messagesIn(lang);
  return [
    `${say.clauses} (${rulebook.clauses.length})`,
    ...clauseList(rulebook.clauses, lang),
    "",
    `${say.rulings} (${rulebook.rulings.length})`,
    ...list(rulebook.rulings.map(({ id, question }) => ({ id, text: said(question, lang) }))),
    "",
    `${say.rulingSets}: ${grammarOf(lang).and(Object.keys(rulebook.rulingSets))}`,
  ];
};

/** What a caller may have meant: a ruling set, or an id that has these letters. */
const adviceFor = async (
  about: string,
  { clauses, rulings, rulingSets }: Rulebook,
): Promise<string> => {
  if (Object.hasOwn(rulingSets, about)) {
    const choices = Object.entries(rulingSets[about]!).map(([id, option]) => `${id}=${option}`);
    return `it is a ruling set, which chooses ${choices.length > 0 ? and(choices) : "the default of each ruling"}`;
  }
  const known = [...clauses, ...rulings].map(({ id }) => id);
  const elsewhere: GameModel[] = [];
  for (const model of await allGames())
    if (foundIn(model.rulebook, about) !== null || (await foundInGlossary(model, about)) !== null)
      elsewhere.push(model);
  if (elsewhere.length > 0)
    return `${elsewhere.map(({ id }) => `in ${id}: add --game ${id}`).join("; ")}`;
  return meant(about, known, '"assize rules" lists all');
};

interface Found {
  readonly clauses: readonly Clause[];
  readonly rulings: readonly Ruling[];
  readonly cards?: readonly CardInWords[];
  readonly words?: readonly Meaning[];
}

const idOf = ({ ids: [first] }: CardInWords): string => first.replace(/-1$/, "");

/** Letters and digits alone: people write names with other signs between them, or none. */
const spelling = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** Whether somebody asks for a card of this face: by its name, as logs name it or one of its cards, or by its number. */
const isCardSaid = (card: CardInWords, about: string): boolean => {
  const number = Number(/^(?:card\s*)?(\d+)$/i.exec(about)?.[1]);
  const said = spelling(about);
  return (
    (number >= card.first && number <= card.last) ||
    said === spelling(card.name) ||
    said.replace(/\d+$/, "") === spelling(idOf(card))
  );
};

/** A word as it is asked for: without the sign that the manual does not explain it. */
const isWordSaid = ({ word }: Meaning, about: string): boolean =>
  spelling(word) === spelling(about);

const COMPLETED = "(†: in no text; the project completed it)";

const wordDetail = ({ word, meaning, see }: Meaning): readonly string[] => [
  word,
  `  ${meaning}`,
  `  see ${and(see)}`,
  ...(`${word}${meaning}`.includes("†") ? [`  ${COMPLETED}`] : []),
];

const cardDetail = ({ numbers, name, ids, effect, whoSaid, type }: CardInWords) => [
  `${name} (${type}, ${ids[0] === ids[1] ? `card ${numbers}` : `cards ${numbers}`})`,
  `  ${effect}`,
  `  ids in a log: ${[...new Set(ids)].join(" to ")}`,
  `  who says so: ${whoSaid}${whoSaid.includes("†") ? ` ${COMPLETED}` : ""}`,
];

/** One clause, one ruling, or all clauses of a group; null where there is none. */
const foundIn = ({ clauses, rulings }: Rulebook, about: string): Found | null => {
  const found = {
    clauses: clauses.filter(({ id }) => id === about),
    rulings: rulings.filter(({ id }) => id === about),
  };
  if (found.clauses.length + found.rulings.length > 0) return found;
  const group = clauses.filter(({ id }) => id.startsWith(`${about}.`));
  return group.length > 0 ? { clauses: group, rulings: [] } : null;
};

/** Cards and words of this name; null where there is none. */
const foundInGlossary = async ({ id }: GameModel, about: string): Promise<Found | null> => {
  const glossary = await loadGlossary(id);
  const cards = glossary.cards.filter((card) => isCardSaid(card, about));
  const words = glossary.words.filter((word) => isWordSaid(word, about));
  return cards.length + words.length > 0 ? { clauses: [], rulings: [], cards, words } : null;
};

/** The same, or cards and words, or all of the rulebook. Throws Trouble where there is none. */
const find = async (model: GameModel, about: string | undefined): Promise<Found> => {
  const { rulebook } = model;
  if (about === undefined) return { clauses: rulebook.clauses, rulings: rulebook.rulings };
  const found = foundIn(rulebook, about) ?? (await foundInGlossary(model, about));
  if (found !== null) return found;
  throw new Trouble(
    `${about}: no clause or ruling of this name; ${await adviceFor(about, rulebook)}`,
  );
};

const asText = (
  found: Found,
  about: string | undefined,
  book: Rulebook,
  lang: Language,
): readonly string[] => {
  if (about === undefined) return everything(book, lang);
  const [clause, second] = found.clauses;
  if (second !== undefined) return clauseList(found.clauses, lang);
  return [
    ...(clause === undefined ? [] : clauseDetail(clause, book, lang)),
    ...(clause === undefined || found.rulings.length === 0
      ? []
      : ["", messagesIn(lang).readThrough]),
    ...found.rulings.flatMap((one) => rulingDetail(one, book, lang)),
    ...(found.cards ?? []).flatMap(cardDetail),
    ...(found.words ?? []).flatMap(wordDetail),
  ];
};

type KnownApart = Pick<ApartExamples, "examples" | "never">;

/** What is known of the ruling by which readings are told apart; of anything else nothing. */
const toldApart = async ({ game, about }: RulesInput, { rulings }: Found): Promise<KnownApart> => {
  const { examples, never }: ApartExamples = await loadToldApart(game);
  const [one] = about === undefined ? [] : rulings;
  const isAbout = ({ ruling }: { readonly ruling: string }): boolean => ruling === one?.id;
  return { examples: examples.filter(isAbout), never: never.filter(isAbout) };
};

const toldApartLines = (
  { examples, never }: KnownApart,
  model: GameModel,
  lang: Language,
): readonly string[] => {
  const say = messagesIn(lang);
  return titled(say.apartTitle, [
    ...examples.flatMap((one) => [
      `  ${say.apartBy(...one.readings, one.events, one.from)}; ${say.apartShortest(one.shortest)}`,
      `    ${exampleInWords(model, one, lang)}`,
      `    ${say.apartLog}assize rules ${one.ruling} --game ${model.id} --out FILE`,
    ]),
    ...never.flatMap(({ readings, why }) => [
      `  ${say.neverApart(...readings)}`,
      `    ${said(why, lang)}`,
    ]),
  ]);
};

const asJson = (
  found: Found,
  { examples, never }: KnownApart,
  model: GameModel,
  lang: Language,
) => {
  if (examples.length + never.length === 0) return found;
  const told = examples.map((one) => ({ ...one, sentence: exampleInWords(model, one, lang) }));
  return { ...found, toldApart: { examples: told, never } };
};

export const rules = async (input: RulesInput, session: Session): Promise<number> => {
  const { model } = await gameNamed(input.game);
  const { rulebook } = model;
  const found = await find(model, input.about);
  const apart = await toldApart(input, found);
  if (input.out !== undefined) {
    const { examples } = apart;
    if (examples.length === 0)
      throw new Trouble(`--out ${input.out}: of this there is no log; name a ruling that has one`);
    const lines = examples.flatMap(({ log }) => log);
    await writeNewFile(input.out, lines.map((line) => `${line}\n`).join(""));
    session.warn(
      `${input.out}: ${count(examples.length, "log tells", "logs tell")} its readings apart`,
    );
  }
  if (input.json) await session.json(asJson(found, apart, model, input.lang));
  else {
    const text = asText(found, input.about, rulebook, input.lang);
    await session.lines([...text, ...toldApartLines(apart, model, input.lang)].map(plainLine));
  }
  return 0;
};
