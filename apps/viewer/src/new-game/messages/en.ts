// A new game, in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  title: "New game",
  lead: "Write a game down as you play it: this device goes round the table, knows the rules and keeps everybody’s secrets from the others. Nothing leaves it.",
  back: "Back",
  unfinished: (title: string) => `A game of ${title} is not finished`,
  resume: "Go on",
  forget: "Throw it away",
  elsewhere:
    "Another tab or window of this browser has a game at the table. Go on there, or leave the table there first.",
  discard: (title: string) => `Throw away the game of ${title}?`,
  discardMeans: (events: number) =>
    `It has ${count(events, "event", "events")}, and nothing but this browser has it. It cannot be brought back.`,
  keep: "Keep it",
  game: "Game",
  seats: "Seats, clockwise",
  howMany: "How many seats",
  seat: (number: number) => `Seat ${number}`,
  name: "Name",
  colourOfSeat: "Colour",
  /** A colour by its name in logs; other names stay as they are. */
  colour: (colour: string) => colour,
  whoPlays: "Who plays",
  person: "at the table",
  bot: (name: string) => `bot: ${name}`,
  table: "Table",
  number: "Number",
  byLot: "by lot",
  rulingSet: "Rulings",
  singleRulings: (number: number) => `Single rulings (${number})`,
  asTheSet: "as in the set above",
  times: "Write down when each decision was taken",
  begin: "Begin",
  waiting: "One moment…",
  handTo: (name: string) => `Hand the device to ${name}`,
  nobodyElse: (name: string) => `What comes next is for ${name} alone.`,
  iAm: (name: string) => `I am ${name}`,
  board: "Board",
  branch: "Branch",
  seenBy: (name: string) => `For ${name}’s eyes only`,
  decides: (name: string) => `${name} decides`,
  chance: "Chance decides",
  drawHere: "Draw it here",
  orEnter: "Or enter what your dice or cards show:",
  enterSecret: "Enter it by hand: whoever does sees it",
  orFirst: "Or first:",
  happened: (seq: number) => `What happened, to event ${seq}`,
  goBack: "Go back…",
  goBackMeans:
    "Nothing is taken back: what was decided stays as it is, and a branch leaves it. Save the game you leave if you need it.",
  before: "To before",
  beginBranch: "Go on from there in a branch",
  save: "Save as a log",
  saveLeft: "Save the game you left",
  saved: "Kept in this browser, secrets included, until you throw it away or begin another game.",
  notSaved: "This browser cannot keep the game. Save it as a log before you close the page.",
  leave: "Leave the table",
  over: "The game is over",
  verdict: "Verdict:",
  report: "The report",
  watch: "Watch it",
  another: "Another game",
};

export type Messages = Translated<typeof en>;
