// What might have been, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  choose: "What is decided here",
  instead: (seq: number) =>
    `Whatever you choose here stands in the place of event ${seq}, in a branch.`,
  onwards: "This is where it ends. Whatever you choose here goes on from here.",
  who: "Who decides",
  decides: (name: string) => `${name} decides`,
  chance: "Chance decides",
  dice: "Let chance decide",
  forced: "Nobody decides here: the rules force the next event.",
  toLastChoice: "To the choice before",
  toNextChoice: "To the next choice",
  over: "The game is over here.",
  notTheseEyes:
    "What this seat may choose is shown to itself and to all-seeing eyes. Change whose eyes look.",
  search: (number: number) => `Search ${number} choices`,
  moreThanShown: "There are more than are shown; search for them.",
  asList: "Choose from a list",
  kind: "What",
  place: (number: number) => `No. ${number}`,
  take: "Choose this",
  refused: "Not possible here",
  here: (number: number) =>
    `${number === 1 ? "one choice" : `${number} choices`}, on the board or here`,
  another: "Choose another",
  letBot: "Let a bot play on",
  bot: "Bot",
  stretch: { choice: "One choice", turn: "To the next turn", end: "To the end of the game" },
  playing: "The bot is playing…",
  outcomes: "What came of it",
  record: "The record",
  notOver: "not over",
  followed: (events: number) =>
    `What came of it: ${count(events, "event", "events")} followed by the rules`,
  branches: "Branches",
  tree: "The record and its branches",
  /** After which event of the record or branch above it leaves, and how many events it has. */
  leaves: (seq: number, events: number) => `leaves after event ${seq}; ${events} events`,
  rename: "Rename",
  newName: "New name",
  keepName: "Rename",
  save: "Save as a log",
  discard: "Discard",
  kept: "Branches are kept in this browser. To hand them on: Menu → Share.",
  notKept: (number: number) =>
    `This browser has no room to keep ${count(number, "branch", "branches")}. Save what you need as a log.`,
  notTheRecord: "This did not happen.",
  stillTheRecord: (seq: number) =>
    `Up to event ${seq} this is as recorded; then the branch begins.`,
  leftAt: (seq: number) => `This did not happen: the branch left the record after event ${seq}.`,
  toRecord: "Back to the record",
};

export type Messages = Translated<typeof en>;
