// A report in English. Game terms never stand here: they come from the game.
import { type AuditedRecord, grammarOf, type Translated } from "@assize/kernel-model";
import { causes } from "./causes/en.ts";
import { effects } from "./effects/en.ts";
import { engines } from "./engines/en.ts";
import { matrices } from "./matrix/en.ts";
import { explanations } from "./explanations/en.ts";
import { problems } from "./problems/en.ts";

const { and, count, or, plural } = grammarOf("en");

export const en = {
  headline: {
    compliant: "COMPLIANT",
    violated: "VIOLATED",
    undetermined: "UNDETERMINED",
    unreadable: "UNREADABLE",
  },
  /** What findings come from. `more`: at least so many. */
  causesFound: (causes: number, more: boolean) =>
    `${more ? "at least " : ""}${count(causes, "cause", "causes")}`,
  /** `more`: at least so many. */
  findingsFound: (findings: number, more: boolean) =>
    `${more ? "at least " : ""}${count(findings, "finding", "findings")}`,
  reasons: (reasons: number) => count(reasons, "doubt", "doubts"),

  game: (title: string, rules: number) => `Game: ${title}, rules version ${rules}`,
  /** Once, where a game has no words in the reader's language. */
  toldInEnglish: "This game's own words are English.",
  seats: (names: readonly string[]) => `Seats, clockwise: ${and(names)}`,
  /** A seat that the table does not have, or whose game is not known here. */
  seat: (seat: number) => `seat ${seat}`,
  /** The game could not be replayed: only chain and numbering were looked at. */
  bytesOnly: (events: number) =>
    `Covered: of ${count(events, "event", "events")} only the stored bytes; the game could not be replayed.`,
  bareHeader: "Covered: a header alone; nothing has been played yet.",
  covered: (events: number, audited: number) =>
    `Covered: ${count(events, "event", "events")} recorded, ${audited} compared with the rules.`,
  reached: (position: number) => `Position reached: ${position}.`,
  finished: "The game is finished.",
  unfinished: "The game is not finished.",
  stopped: (event: number, reason: string) => `The audit stops at event ${event}: ${reason}.`,
  /** Events from one to another, which may be the same. */
  eventRange: (from: number, to: number) => (from === to ? `${from}` : `${from} to ${to}`),
  /** `more`: how many further ranges there are. */
  searchedInPart: (ranges: string, more: number) =>
    `The search for explanations ended at its limit at these events: ${ranges}${more > 0 ? ` (and ${more} more ranges)` : ""}. There it looked at all that stands in the record, and at a part of what nobody wrote down; no seat is accused there for certain.`,
  winner: (names: readonly string[]) => `Won by: ${and(names)}`,
  nobodyWon: (note: string | null) =>
    note === null ? "Nobody won." : `None of the seats won: ${note}.`,
  place: (place: number, names: readonly string[]) => `Place ${place}: ${and(names)}`,
  /** Who outside the seats stated how the game ended. */
  onWordOf: (who: string) => `The end rests on the word of: ${who}.`,
  prefix: (events: number, all: boolean) =>
    all
      ? `Longest compliant prefix: all ${count(events, "event", "events")}.`
      : `Longest compliant prefix: ${count(events, "event", "events")} (positions 0 to ${events} are sound).`,
  /** The same of a record that may be sound or not. */
  prefixOpen: (events: number, all: boolean) =>
    `Longest prefix in which nothing was found against the rules: ${all ? "all " : ""}${count(events, "event", "events")}. Whether the rules were kept there is not certain.`,
  /** Where play went back to. */
  backTo: (event: number) => (event === 0 ? "the start" : `the position after event ${event}`),
  /** A line of the table, as one of the game's events is told. */
  undone: (to: string, names: readonly string[]) =>
    `Play is taken back to ${to}; ${and(names)} ${plural(names.length, "agrees", "agree")}`,
  takenBack: (times: number, told: number) =>
    `Taken back: ${count(times, "time", "times")}${told < times ? `; the first ${told} are told` : ""}.`,
  /** Any undo to which not everybody agreed. */
  undoByFewer: "Fewer than all seats agreed to take play back.",
  /** How often that was so, and what had been seen by then; without its full stop. */
  takenBackByFewer: (times: number, chance: number, reveals: number) =>
    `taken back ${count(times, "time", "times")} with the agreement of fewer than all seats${
      chance + reveals === 0
        ? ""
        : ` (seen by then: ${and([
            ...(chance === 0 ? [] : [count(chance, "outcome of chance", "outcomes of chance")]),
            ...(reveals === 0 ? [] : [count(reveals, "secret revealed", "secrets revealed")]),
          ])})`
    }`,
  backAt: (event: number, to: string, names: readonly string[]) =>
    `at event ${event}, to ${to} (agreed: ${and(names)}).`,
  seenByThen: (chance: number, reveals: number, first: number) =>
    `Seen by then: ${and([
      ...(chance === 0 ? [] : [count(chance, "outcome of chance", "outcomes of chance")]),
      ...(reveals === 0 ? [] : [count(reveals, "secret revealed", "secrets revealed")]),
    ])}, first at event ${first}; what was seen stays seen.`,
  seenNothing: "No outcome of chance and no secret had been seen by then.",
  /** Which bytes were audited: their digest, and the hashes of both ends. */
  record: ({ bytes, digest, header, lastLine }: AuditedRecord) =>
    `Audited: ${bytes} bytes with the SHA-256 ${digest}; that of the header is ${header}, of the last line ${lastLine} (base64url).`,
  /** Where the log was made of another text: the whole of it. */
  readFrom: ({ bytes, digest }: { readonly bytes: number; readonly digest: string }) =>
    `Read from ${bytes} bytes with the SHA-256 ${digest}; what is audited is the log that was made of them.`,
  assurance: {
    stated:
      "Assurance: stated. The log says so itself; nothing shows that it was not changed later.",
    chained:
      "Assurance: chained. Each line names the hash of the line before it: a change in one place shows, a rewriting of all lines does not.",
    signed: "Assurance: signed. The seats have signed what the log says.",
    sealed: "Assurance: sealed. Secrets were sealed when they arose and opened later.",
  },
  /** Said after the assurance: what the chain holds and what it does not. */
  chain: {
    whole:
      "The last line is held by no other: only the digest of the whole log shows whether it was changed, or lines after it were cut off.",
    broken: "The chain of hashes is broken.",
    absent:
      "No line names the hash of the line before it: there is no chain, or it was taken out. That assures less than a chained log.",
  },
  moreFindings: (shown: number) =>
    `Only the first ${shown} findings are told; there are more, or the audit stopped before it came to them.`,
  rulingSet: (set: string) => `Ruling set: “${set}”, as the log states.`,
  rulingsAssumed: (set: string) =>
    `Ruling set: “${set}”, only assumed, since what the log names is not known here.`,
  rulingsReplaced: (set: string) =>
    `Ruling set: “${set}”, chosen for this audit in place of the log's.`,
  /** Of an earlier rulebook, which the log names; of today's, chosen in place of that. */
  rulebookEarlier: (digest: string) =>
    `Rulebook: an earlier one, which the log names (${digest}); not today's.`,
  rulebookReplaced: (digest: string) =>
    `Rulebook: today's (${digest}), chosen for this audit in place of the log's.`,
  restsOn: "The verdict rests on these rulings:",
  restsOnNone: "The verdict rests on no ruling.",

  findings: {
    "chain-broken":
      "The line does not continue the chain: an earlier line was changed after it was written.",
    "chain-missing": "The line names no hash of the line before it, though the log is chained.",
    "seq-gap": "Numbers are missing before this line: lines may have been removed.",
    "seq-duplicate": "The line has the same number as the line before it.",
    "seq-out-of-order": "The line's number is lower than that of the line before it.",
    "type-unknown": "The game has no event of this type.",
    "data-malformed": "The event's data do not have the shape that its type asks for.",
    "seat-missing": "A choice must say which seat made it; this line does not.",
    "seat-unexpected": "No seat chooses here, yet the line names one.",
    "seat-unknown": "There is no such seat at this table.",
    "seat-wrong": "The choice belongs to another seat now.",
    "decision-illegal": "The rules do not allow this choice here.",
    "decision-not-due": "This choice is not due at this point of the game.",
    "chance-impossible": "Chance cannot have this result here.",
    "chance-not-due": "Nothing is left to chance in this way at this point of the game.",
    "outside-impossible": "Nobody outside the seats can state this here.",
    "outside-not-due":
      "Nobody outside the seats has anything of this kind to state at this point of the game.",
    "value-wrong": "The recorded values are not those that the rules force.",
    "outcome-wrong": "The recorded end of the game is not the one that the rules force.",
    "consequence-missing": "The rules force an event here which the record leaves out.",
    "consequence-surplus": "The record has an event here which the rules do not bring about.",
    "consequence-wrong": "The rules force another event here than the recorded one.",
    "event-after-end": "The game is over before this event.",
    "undo-impossible":
      "An undo leads to an earlier line only; this one names itself, a later line, or none.",
    "line-torn": "The line is torn: its end is missing.",
  },
  event: (event: number) => `event ${event}`,
  expected: "expected",
  recorded: "recorded",
  oneOf: (names: readonly string[]) => `one of ${or(names)}`,
  nothing: "nothing",
  /** In place of an event, where no more follow. */
  ends: "the end",
  clause: (id: string) => `clause ${id}`,
  source: "source",
  /** Stands before the places in the texts that leave it open. */
  missingAt: "where it is missing",
  completion: "No text states this clause: the project completed the rules here.",
  completedHere:
    "No text states what of this clause decided here: the project completed the rules.",
  ruling: (id: string, option: string) => `ruling ${id} (${option})`,
  blame: {
    player: "Answerable: the player.",
    recorder: "Answerable: whoever kept the record; the play itself may have been sound.",
    "record-damage": "Answerable: damage to the record.",
    "rules-gap": "Answerable: a gap in the rules.",
  },
  /** A player by name. */
  answerable: (name: string) => `Answerable: ${name}.`,
  undecided: (names: readonly string[]) =>
    `Answerable: it cannot be decided between ${and(names)}.`,
  whoeverRecorded: "whoever kept the record",

  doubts: {
    "unknown-game": {
      what: "The log's game is not known here.",
      remedy: "Use a program that knows this game.",
    },
    "unknown-rules-version": {
      what: "The log was recorded under another version of the rules than this program has.",
      remedy: "Use the release that has this version of the rules.",
    },
    "unknown-rulebook": {
      what: "The log names a rulebook other than the one of this program.",
      remedy: "Use the release that the log was recorded with.",
    },
    "unknown-edition": {
      what: "The log was recorded with another printed edition than the one at hand.",
      remedy: "Give the file of the edition that was played with.",
    },
    "unknown-ruling": {
      what: "The log names a ruling, a ruling set or an option that is not known here.",
      remedy: "Correct the header, or choose the rulings for this audit yourself.",
    },
    "unknown-value": {
      what: "The record itself does not know a value.",
      remedy: "Fill the value in where it can be found out; what depends on it stays open.",
    },
    unproved: {
      what: "The end rests on something that is not certain.",
      remedy: "Let an arbiter decide it; until then it counts as the rulings of this audit say.",
    },
    "header-invalid": {
      what: "The header does not describe a game that can be played.",
      remedy: "Correct the field named.",
    },
    "position-invalid": {
      what: "The position from which the log starts cannot occur.",
      remedy: "Correct the position, or record the game from its beginning.",
    },
    "line-torn": {
      what: "The line after the last event is torn or damaged and was left out.",
      remedy: "Mend the line, or remove it; the verdict is about the lines before it.",
    },
    "limit-reached": {
      what: "A limit of the program was reached before the end of the log.",
      remedy: "Split the log, or look at what was covered.",
    },
  },
  header: "header",
  detail: "detail",
  remedy: "What to do",

  unreadable: {
    "empty-file": "There is nothing in the file.",
    bom: "The file begins with a byte order mark, which a log must not have.",
    "carriage-return": "A line ends in a carriage return; lines end in a newline alone.",
    "blank-line": "A line is blank.",
    "not-utf8": "The bytes are not UTF-8.",
    "nul-byte": "The line contains a NUL byte.",
    "not-json": "The line is not JSON.",
    "not-an-object": "The line is JSON, but not an object.",
    "line-too-long": "The line is longer than a log's line may be.",
    "too-many-events": "The game has more events than a log may have.",
    "too-large": "The log is larger than a log may be.",
    "too-deep": "The line nests lists and objects deeper than a log may.",
    "duplicate-key": "A key stands twice in one object.",
    "unknown-key": "A member stands here that the format does not know.",
    "missing-key": "A member is missing that the format asks for.",
    "wrong-type": "A value has not the type that the format asks for.",
    "unsafe-number": "A number is not a whole number that every reader can hold exactly.",
    "lone-surrogate": "A text contains half a character (a lone surrogate).",
    "reserved-key": "A key begins with $, which is reserved.",
    "forbidden-key": "A key is used that no log may use.",
    "format-unknown": "The log is written in a format that is not known here.",
    "header-missing": "The log does not begin with a header.",
    "too-many-games": "The file holds more games than one file may.",
  },
  /** `line` is counted from 1, as editors do. */
  unreadableAt: (line: number, field: string) => `Line ${line}, field ${field}`,

  accepted: "Accepted: the rules allow this here.",
  notExpectedHere: "Not expected here: this point of the game does not know such an event.",
  known: (types: readonly string[]) => `It knows: ${and(types)}.`,
  knownNone: "It knows none: the game is over.",
  refused: "Refused: the rules do not allow this here.",
  way: (way: number, id: string) => `Way ${way} (${id})`,
  wayClosed: "is not the one that the state of the game opens",
  failing: (question: string, clauses: readonly string[]) =>
    `“${question}” is answered with no (${and(clauses)})`,

  causes,
  effects,
  ruledLine: (arbiter: string, event: number, code: string, ruling: string) =>
    `${arbiter} rules on event ${event} (${code}): ${ruling}`,
  ruledShort: {
    "let-stand": "it stands",
    corrected: "corrected",
    voided: "voided",
    penalty: "penalty",
  },
  matrices,
  engines,
  explanations,
  problems,

  summaryEvents: (events: number, finished: boolean) =>
    `${count(events, "event", "events")}, ${finished ? "finished" : "unfinished"}`,
  summaryFirst: (event: number, code: string) => `first at event ${event}: ${code}`,
};

export type Messages = Translated<typeof en>;
