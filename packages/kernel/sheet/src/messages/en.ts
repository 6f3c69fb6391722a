// What is said on a ruling sheet in English, beside the report's sentences and the game's words.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Ruling sheet",
  /** The document's name, for a browser's window and a printed file. */
  documentTitle: (game: string, log: string) => `Ruling sheet: ${game}, ${log}`,

  /** A label as it stands before what it says. */
  lead: (label: string) => `${label}:`,
  players: "Players, clockwise",
  audited: "What was audited",
  log: "Log",
  digest: "Digest",
  digestIs: (bytes: number) => `SHA-256 of its ${bytes} bytes, base64url`,
  digestLeftOut: "left out: secrets could be found by trying",
  game: "Game",
  rules: (version: number) => `rules version ${version}`,
  rulebook: "Rulebook",
  edition: "Printed edition",
  /** The edition that comes with a game; others are called by their ids. */
  referenceEdition: "the reference edition",
  rulings: "Rulings",
  scope: "How far the audit goes",
  auditedBy: "Audited by",
  shown: "Shown",
  /** Whose eyes the sheet is written for, `name` as this seat is called. */
  eyes: {
    all: "Everything, secrets included. Before it goes to the players: nobody should play on who has read it.",
    allOver: "Everything, secrets included: the game is over.",
    public:
      "What everybody may know. Secrets are left out, and what the errors came to, since that would tell of them.",
    seat: (name: string) =>
      `What ${name} may know. Others' secrets are left out, and what the errors came to, since that would tell of them.`,
  },

  causes: "What is not as the rules say",
  effect: "Effect",
  together: "All of it taken together",
  /** Of one cause. `place` counts causes. */
  cause: (place: number, event: number) => `${place}. Event ${event}`,
  before: (event: number) => `Before event ${event}`,
  after: (event: number) => `After event ${event}`,
  /** At a finding: how both sides are marked. */
  both: (event: number) =>
    `Event ${event}: as recorded (dashed, struck out) and as the rules have it (unbroken); numbers are what there is after it`,
  whole: (event: number) => `The whole board after event ${event}, as the game goes on`,
  notDrawn: "Of the further causes there are no pictures here; the viewer has them.",
  rule: "Rule",
  /** How the project names a rule, for whoever looks it up. */
  clause: (id: string) => `clause ${id}`,
  source: "Source",
  /** Before the place in a rulebook that ought to state a clause and does not. */
  missingAt: "Missing at",
  completion: "No text states this clause: the project completed the rules here.",
  completedHere:
    "No text states what of this clause decided here: the project completed the rules.",
  readBy: "Read as",
  happened: "What is taken to have happened",
  follows: "What follows from it",

  outcome: "Outcome",
  boardAtEnd: "The board at the end of the game",
  boardSoFar: (event: number) => `The board after event ${event}, the last that is known`,
  open: "What is open",
  report: "The audit",

  note: "The arbiter's note",
  ruling: "The arbiter's ruling",
  arbiter: "Name",
  signed: "Place, date, signature",
};

export type Messages = Translated<typeof en>;
