// Die Liste der Tasten auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Tasten",
  remark: "Beim Schreiben tun die Tasten nichts. Gehalten wiederholen sie sich.",
  close: "Schließen",
  commands: {
    back: "ein Ereignis zurück",
    forward: "ein Ereignis weiter",
    "previous-turn": "zum vorigen Zug",
    "next-turn": "zum nächsten Zug",
    "previous-chapter": "zum vorigen Abschnitt",
    "next-chapter": "zum nächsten Abschnitt",
    first: "vor das erste Ereignis",
    last: "zum letzten Ereignis",
    play: "abspielen oder anhalten",
    "next-eyes": "mit den nächsten Augen sehen",
    "all-seeing": "wieder alles sehen",
    "next-finding": "zum nächsten Befund",
    "previous-finding": "zum vorigen Befund",
    "next-reveal": "zur nächsten Aufdeckung",
    "previous-reveal": "zur vorigen Aufdeckung",
    bookmark: "Lesezeichen setzen oder entfernen",
    "to-record": "aus einem Zweig zurück zum Protokoll",
    text: "Text statt Plan, und zurück",
    "copy-link": "Link zu diesem Augenblick kopieren",
    print: "Entscheidungsblatt drucken",
    help: "diese Liste",
  },
};
