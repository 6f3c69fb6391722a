// The list of keys in English.
import type { Translated } from "@assize/kernel-model";

export const en = {
  title: "Keys",
  remark: "Keys do nothing while you type. Hold one to repeat it.",
  close: "Close",
  commands: {
    back: "one event back",
    forward: "one event on",
    "previous-turn": "to the turn before",
    "next-turn": "to the next turn",
    "previous-chapter": "to the chapter before",
    "next-chapter": "to the next chapter",
    first: "before the first event",
    last: "to the last event",
    play: "play or pause",
    "next-eyes": "through the next pair of eyes",
    "all-seeing": "all-seeing again",
    "next-finding": "to the next finding",
    "previous-finding": "to the finding before",
    "next-reveal": "to the next reveal",
    "previous-reveal": "to the reveal before",
    bookmark: "set or remove a bookmark",
    "to-record": "from a branch back to the record",
    text: "text in place of the board, and back",
    "copy-link": "copy a link to this moment",
    print: "print the ruling sheet",
    help: "this list",
  },
};

export type Messages = Translated<typeof en>;
