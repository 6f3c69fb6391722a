// The games that vectors are cut out of: the example games, and some more under rulings that no example has.
import { type ExampleGame, playExample } from "../games.ts";
import { mapGame } from "./map-cases.ts";
import { rareGames } from "./rare-games.ts";
import { type Recorded, recordedGame } from "./recorded.ts";

const RULED: readonly ExampleGame[] = [
  {
    name: "ruled-3p",
    shows: "three players under readings that only they meet",
    game: "xidit",
    players: 3,
    choices: { length: "short" },
    rulings: "default",
    overrides: {
      "dummy-tie": "eliminated",
      "dummy-wins": "best-human",
      "dummy-titan": "no",
      "three-piles": "four",
      "census-zero": "all-tied",
      "region-zero": "counts",
    },
    seed: 2,
    holds: [],
  },
  {
    name: "ruled-4p",
    shows: "four players under other readings of rewards and bank",
    game: "xidit",
    players: 4,
    choices: { length: "long" },
    rulings: "en",
    overrides: {
      "storeys-up-to": "up-to",
      "impossible-reward": "allowed",
      bank: "limited:40",
      "census-optional": "no",
      "tie-seat": "passed",
    },
    seed: 5,
    holds: [],
  },
  {
    name: "ruled-5p",
    shows: "five players under other readings of programs, tiles and Titans",
    game: "xidit",
    players: 5,
    choices: { length: "short" },
    rulings: "fr",
    overrides: {
      "no-road": "illegal-program",
      "titan-after-recruit": "barred",
      "empty-recruitment": "passes",
    },
    seed: 4,
    holds: [],
  },
];

/** Each game once, replayed; those of the examples first. */
export const sourceGames = (
  exampleLines: ReadonlyMap<string, readonly string[]>,
): readonly Recorded[] => {
  const whole = [
    ...[...exampleLines].map(([name, lines]) => recordedGame(name, lines)),
    ...RULED.map((game) => recordedGame(game.name, playExample(game))),
  ];
  return [...whole, ...rareGames(whole), mapGame(whole)];
};
