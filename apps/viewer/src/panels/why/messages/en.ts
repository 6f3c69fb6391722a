// The why panel in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  about: "About",
  thisEvent: (seq: number) => `Event ${seq}`,
  another: "What if something else…",
  nothingYet: "Nothing has happened yet. Step to an event, or ask about one that could come.",
  legal: "Legal here",
  notLegal: "Not legal here",
  forced: "The rules force this instead:",
  developers: "For developers",
  /** Questions that the event passed, folded. */
  heldToo: (answers: number) => `${count(answers, "question", "questions")} that held`,
  /** The ways that an event of this type could take, and this one does not. */
  otherWays: (number: number) =>
    `${count(number, "other way", "other ways")}, which this event does not take`,
  /** The last question of a consequence: whether its values are those that the rules give. */
  follows: "what the event says follows from the rules",
  expected: "expected",
  recorded: "recorded",
  held: "held",
  failed: "did not hold",
  /** What is said of a way all of whose questions held; where the event yet says something else; where some did not. */
  open: "open",
  openForOther: "open, but not for what the event says",
  closed: (failed: number, asked: number) => `${failed} of ${asked} did not hold`,
  lookedAt: (fields: number) => `looked at ${count(fields, "field", "fields")}`,
  from: { event: "event", state: "state" },
  alternatives: "Legal here instead",
  legalHere: (number: number) => `${count(number, "thing is", "things are")} legal now`,
  search: "Search what is legal",
  more: "There is more than is listed; search for it, or put it together.",
  putTogether: "Put any event together",
  type: "Event",
  by: "Seat",
  data: "Data",
  ask: "Would this be legal?",
};

export type Messages = Translated<typeof en>;
