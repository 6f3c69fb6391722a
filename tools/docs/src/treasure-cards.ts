// The page of the treasure game from which it can be learnt: the board, every card with its effect and who said so, villains,
// prices, and the words that the rules use. From the edition and the rulebook; no wording of its own beyond headings.
import { MEANINGS, rulebook } from "@assize/grandlin-rulebook";
import {
  type CardInWords,
  cardsInWords,
  CARDS_BY_TYPE,
  type CardType,
  type Edition,
  effectInWords,
  factsOf,
  referenceEdition,
  type ServiceFacts,
  SQUARES,
} from "@assize/grandlin-edition";

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const table = (
  head: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] => [row(head), row(head.map(() => "---")), ...rows.map(row), ""];

const TYPES: Readonly<Record<CardType, string>> = {
  spell: "Spells: played from the hand, then discarded",
  map: "Maps: played from the hand on their square, then discarded",
  weapon: "Weapons: work at once on who finds them, then discarded",
  potion: "Potions: work at once on who finds them, also unwanted, then discarded",
  trap: "Traps: work at once on who finds them, then discarded",
  special: "Specials: who finds one chooses whether it works",
  villain: "Villains: fight who finds them; killed, they give their reward and are discarded",
};

/** What holds of all cards of a type; by the rulings' defaults. */
const NOTES: Readonly<Record<CardType, readonly string[]>> = {
  spell: [
    "One card a turn, in one's own turn only (manual). † A spell may come before any decision of the player of the turn on the way, on arrival and in",
    "a fight, or as the card of step 6, and only with a legal target (`play.spell`, `spell.effect`).",
  ],
  map: [
    "As the card of step 6, standing on its square; the treasure goes to the hand (manual, `play.map`). † Not with no treasure left to dig up.",
    "Once the last treasure is dug up all maps leave the game (`maps.out`).",
  ],
  weapon: ["The smallest and the mightiest are the manual's, with their points (`weapon`)."],
  potion: [
    "Halves are rounded down (†, ruling `divide`). Poison is told of in the clause `poison`.",
  ],
  trap: [
    "Halves are rounded down (†, ruling `divide`). One dies only after all effects of the trap.",
  ],
  special: [
    "Whether it works the finder chooses, and it stays unless it says otherwise (manual, `special`). † What it costs must be payable in full (ruling `special-price`).",
  ],
  villain: [
    "It attacks until the Henchman flees or one of them is dead, and the rewards are on the cards (manual, `villain`). How a round goes is † (`combat.round`), and so are the rewards:",
    "gold is half the power, rounded up; from power 6 on 1 strength, from 12 on 2.",
  ],
};

const idsText = ([first, last]: CardInWords["ids"]): string =>
  first === last ? `\`${first}\`` : `\`${first}\` to \`${last}\``;

const cardSection = (edition: Edition, type: CardType): readonly string[] => {
  const cards = cardsInWords(edition).filter((card) => card.type === type);
  return [
    `### ${TYPES[type]} (${CARDS_BY_TYPE[type]})`,
    "",
    ...NOTES[type],
    "",
    ...table(
      ["No.", "Card", "Ids", "Effect, from left to right", "Who says so"],
      cards.map(({ numbers, name, ids, effect, whoSaid }) => [
        numbers,
        name,
        idsText(ids),
        effect,
        whoSaid,
      ]),
    ),
  ];
};

const priceOf = ({ price, single }: ServiceFacts): string =>
  price === 0 ? "nothing" : `${price} gold${single ? "" : " each time"}`;

const citySection = ({ city, services, gates }: Edition): readonly string[] => [
  "## The City",
  "",
  "Where the squares lie, that there are these four services and four gates, and that healing is green is the manual's. † Which tower stands where,",
  "the other colours (ruling `city-cards`), the gates' places, prices and effects are the project's. Who ends a turn on a City square may buy its",
  "service once that turn, as many times as he can pay, the tavern's once (`city.service`).",
  "The log lists the services in the order of this table.",
  "",
  ...table(
    ["Square", "Tower", "Service by colour", "Price", "Effect", "Gate outside"],
    city.map(({ square, colour }) => {
      const service = services.find((one) => one.colour === colour)!;
      const gate = gates.find((one) => one.inside === square);
      return [
        square,
        colour,
        service.service,
        priceOf(service),
        service.effects.map(effectInWords).join(", "),
        gate?.outside ?? "–",
      ];
    }),
  ),
  "All other sides of the City are walls. A gate is an ordinary square.",
  "",
];

const boardSection = (edition: Edition): readonly string[] => {
  const { quadrants } = factsOf(edition);
  return [
    "## The board",
    "",
    "100 squares: columns A to J, rows 0 to 9; the City is E4, E5, F4, F5 (manual). The castles and their colours are the manual's too; the quadrants are †.",
    "",
    ...table(
      ["Colour", "Castle", "Quadrant", "Portal's die"],
      edition.castles.map(({ colour, square }, index) => {
        const own = SQUARES.filter((one) => quadrants[one] === colour);
        return [
          colour,
          square,
          `${own[0]} to ${own.at(-1)}, ${own.length} squares`,
          `${index + 2}`,
        ];
      }),
    ),
    "The numbers of the Portal's die are the manual's (`portal`). † Seats go clockwise in the order of this table.",
    "",
  ];
};

const wordsSection = (): readonly string[] => [
  "## Words",
  "",
  ...table(
    ["Word", "Meaning", "Clauses and rulings"],
    MEANINGS.map(({ word, meaning, see }) => [
      word,
      meaning,
      see.map((one) => `\`${one}\``).join(", "),
    ]),
  ),
];

/** The steps of a day, by the clauses that say what is done in them. */
const STEPS: readonly (readonly string[])[] = [
  ["day.poison"],
  ["day.lost"],
  ["move.roll"],
  ["move.step", "move.stop"],
  ["arrive.show", "arrive.act"],
  ["influence", "hand.must"],
  ["city.service"],
  ["day.draw"],
  ["day.end"],
];

const headingsOf = (id: string): string => {
  const { sources, completion } = rulebook.clauses.find((clause) => clause.id === id)!;
  const headings = sources.map(({ heading }) => `“${heading}”`).join(", ");
  return completion === true ? `† ${headings}` : headings;
};

const daySection = (): readonly string[] => [
  "## The order of a day",
  "",
  "A turn is a day of one player. Other pages name its steps by these numbers; the headings are the manual's.",
  "",
  ...table(
    ["Step", "Clause", "What is done", "Heading"],
    STEPS.flatMap((ids, index) =>
      ids.map((id) => [
        `${index + 1}`,
        `\`${id}\``,
        rulebook.clauses.find((clause) => clause.id === id)!.statement.en,
        headingsOf(id),
      ]),
    ),
  ),
];

/** `cards.md`: the treasure game's board, cards and words. */
export const treasureCardsPage = (): string =>
  [
    "# Board, cards and words of the treasure game",
    "",
    "Made from the reference edition and the rulebook. The manual is unfinished and prints no deck: what is marked † is in no text, and the",
    "project completed it; the manual gives how many cards of each type there are, and what is named as its own below.",
    "A finding that rests on what is marked says so. Attributes stay between 0 and 15, and what exceeds is lost (`attr.clamp`).",
    "",
    ...daySection(),
    ...wordsSection(),
    ...boardSection(referenceEdition),
    ...citySection(referenceEdition),
    `## The ${referenceEdition.deck.reduce((sum, { copies }) => sum + copies, 0)} playing cards`,
    "",
    "Numbers count through the deck as the edition lists it; a card's id in a log is its name with the number of its copy.",
    "",
    ...(Object.keys(TYPES) as readonly CardType[]).flatMap((type) =>
      cardSection(referenceEdition, type),
    ),
    "## Treasures",
    "",
    "Four Crowns, four Goblets, four Orbs (manual): `crown-1` to `crown-4`, `goblet-1` to `goblet-4`, `orb-1` to `orb-4`.",
    "",
  ].join("\n");
