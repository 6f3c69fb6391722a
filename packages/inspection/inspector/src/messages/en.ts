// The inspector in English.
import { grammarOf, type Translated } from "@assize/kernel-model";

const { count } = grammarOf("en");

export const en = {
  title: "Inspector",
  thatPage: "the page that opened this one",
  waiting: (where: string) => `Waiting for actors of ${where} …`,
  watching: (where: string) => `Watching ${where}.`,
  disconnected: (where: string) =>
    `No connection to ${where}. Start it again, then reload this page.`,
  foreign: (server: string) =>
    `${server} is not on this machine. Only localhost and 127.0.0.1 are asked.`,
  actors: "Actors",
  stopped: "stopped",
  machine: "States",
  active: "active",
  guard: "if",
  pick: "Take it into the box",
  events: (number: number) => count(number, "event", "events"),
  context: "Context",
  more: (number: number) => `and ${number} more that are not shown`,
  event: "Event to send, as JSON",
  send: "Send",
  notAnEvent: 'This is no event. Write JSON with a type, for example {"type":"…","data":{}}.',
  refused: "Refused:",
  sequence: "Sequence of events",
  stays: "stays",
  decided: "decided by",
  jump: "Go to event",
  stepping: "Step through the events",
  toStart: "To the start",
  toEnd: "To the latest event",
  back: "Step back",
  forth: "Step forth",
  beforeFirst: "before the first event",
  afterEvent: (index: number) => `after event ${index}`,
  senders: "Show one sender alone",
  filter: "Filter by event, state, question or clause",
  earlier: (number: number) => `${count(number, "event", "events")} above`,
  later: (number: number) => `${count(number, "event", "events")} below`,
  nothingListed: "No event fits.",
  outside: "from outside",
  bySeat: (seat: string) => `seat ${seat}`,
  breakpoints: "Breakpoints",
  stopBefore: "Stop before this transition",
  removeStop: "Remove this breakpoint",
  held: "Held, not yet taken:",
  wouldTake: "It would take:",
  nothingTakesIt: "No transition takes it now.",
  holdsTheNext: "The next event will be held.",
  holdNext: "Hold the next event",
  step: "Step",
  goOn: "Go on",
  whatIsHeld:
    "Held are events that a record brings, or that a program passes with watch.pass. What actors send each other is not held. Set a breakpoint at a transition, in its state.",
  transitions: (number: number) => count(number, "transition", "transitions"),
};

export type Messages = Translated<typeof en>;
