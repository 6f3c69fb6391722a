// How a finding is explained, in German: what is taken to have happened, and what else may have been.
import { grammarOf } from "@assize/kernel-model";
import type { Explanations } from "./en.ts";

const { count, tenths } = grammarOf("de");

const named = (event: number) => `Ereignis ${event}`;

export const explanations: Explanations = {
  best: "Beste Erklärung",
  supposed: "vermutlich geschehen",
  what: {
    value:
      "Die Werte wurden falsch aufgeschrieben; das Spiel ging mit denen weiter, die die Regeln erzwingen.",
    "value-believed":
      "Das Spiel ging mit den aufgezeichneten Werten weiter, obwohl die Regeln andere erzwingen.",
    outcome: "Das Ende wurde falsch aufgeschrieben; das Spiel endete, wie die Regeln es erzwingen.",
    "outcome-believed":
      "Das Spiel endete wie aufgezeichnet, obwohl die Regeln ein anderes Ende erzwingen.",
    replaced:
      "Es geschah ein anderes Ereignis als das aufgezeichnete; das Spiel ging weiter, wie die Regeln es erzwingen.",
    "replaced-believed":
      "Das aufgezeichnete Ereignis geschah, obwohl die Regeln ein anderes erzwingen; das Spiel ging von ihm aus weiter.",
    "left-out": "Im Protokoll fehlt hier ein Ereignis; geschehen ist es dennoch.",
    "left-out-earlier":
      "Vor einem früheren Ereignis fehlt etwas im Protokoll; geschehen ist es dennoch.",
    "left-out-decision": "Im Protokoll fehlt hier eine Wahl; getroffen wurde sie dennoch.",
    "left-out-chance":
      "Im Protokoll fehlt hier ein Ergebnis des Zufalls; eingetreten ist es dennoch.",
    surplus: "Das Ereignis geschah nicht; das Spiel ging ohne es weiter.",
    "surplus-believed":
      "Das aufgezeichnete Ereignis geschah, obwohl die Regeln es hier nicht hervorbringen; das Spiel ging von ihm aus weiter.",
    "after-end": "Das Ereignis gehört nicht zum Spiel, das schon zu Ende war.",
    "written-twice": "Das Ereignis wurde zweimal aufgeschrieben; es geschah einmal.",
    "moved-forward": "Das Ereignis steht zu früh im Protokoll; es geschah später.",
    "moved-back": "Ein Ereignis, das hier geschah, steht weiter hinten im Protokoll.",
    exchanged: "Dieses Ereignis und das nächste stehen in falscher Reihenfolge.",
    "exchanged-blocks":
      "Dieses Ereignis und weitere nach ihm stehen vor Ereignissen, die zuerst geschahen.",
    "exchanged-values":
      "Diese Wahl und die nächste ihrer Art stehen mit vertauschten Werten im Protokoll.",
    seat: "Die Wahl galt als eine des Platzes, dem sie zusteht; das Spiel ging von ihr aus weiter.",
    "seat-surplus": "Das Ereignis geschah; nur der dabei genannte Platz ist falsch.",
    "choice-not-carried-out": "Die Wahl wurde nicht ausgeführt; das Spiel ging ohne sie weiter.",
    "chance-not-carried-out":
      "Das Ergebnis des Zufalls trat nicht ein; das Spiel ging ohne es weiter.",
    "choice-stood":
      "Die Wahl wurde ausgeführt, obwohl die Regeln sie nicht zulassen; das Spiel ging von ihr aus weiter.",
    "choice-stood-impossibly":
      "Die Wahl wurde ausgeführt, obwohl die Regeln sie nicht zulassen und es danach keine mögliche Stellung gibt; was später abweicht, kann daraus folgen.",
    "chance-stood":
      "Das Ergebnis des Zufalls wurde anerkannt, obwohl es hier nicht möglich ist; das Spiel ging von ihm aus weiter.",
    "choice-unknown":
      "Die aufgezeichnete Wahl wurde nicht ausgeführt; es wurde eine andere getroffen, die das Protokoll nicht nennt.",
    "chance-unknown": "Der Zufall hatte ein anderes Ergebnis als das aufgezeichnete.",
    "earlier-choice": "Eine frühere Wahl war eine andere als die aufgezeichnete.",
    "earlier-chance": "Ein früheres Ergebnis des Zufalls war ein anderes als das aufgezeichnete.",
    undone: "Das Spiel ging zu einer früheren Stellung zurück; das Protokoll sagt es nicht.",
    "lines-missing":
      "Vor dieser Zeile fehlen Zeilen; was in ihnen geschah, ist nicht bekannt, und was darauf beruht, bleibt offen.",
  },
  seatOf: (rightful) => `Die Wahl galt als die von ${rightful}; das Spiel ging von ihr aus weiter.`,
  refused: (by) =>
    `${by} wählte, was die Regeln nicht zulassen; das wurde nicht ausgeführt, und es wurde eine andere Wahl getroffen, die das Protokoll nicht nennt.`,
  severalLeftOut: (leftOut, event) => `vor Ereignis ${event} fehlen ${leftOut} Ereignisse`,
  other: (deviations) => `Es kann auch anders gewesen sein: ${deviations}.`,
  otherwise: {
    value: (event) => `die Werte von ${named(event)} sind falsch`,
    "value-believed": (event) => `das Spiel ging mit den Werten von ${named(event)} weiter`,
    replaced: (event) => `statt ${named(event)} geschah ein anderes Ereignis`,
    "replaced-believed": (event) => `${named(event)} geschah wie aufgezeichnet`,
    "left-out": (event) => `vor Ereignis ${event} fehlt ein Ereignis`,
    surplus: (event) => `${named(event)} geschah nicht`,
    "surplus-believed": (event) => `${named(event)} geschah gegen die Regeln`,
    "written-twice": (event) => `${named(event)} wurde zweimal aufgeschrieben`,
    moved: (event) => `${named(event)} steht an falscher Stelle`,
    exchanged: (event) => `${named(event)} und das nächste Ereignis stehen in falscher Reihenfolge`,
    seat: (event) => `der Platz von ${named(event)} ist falsch`,
    "choice-not-carried-out": (event) => `${named(event)} wurde nicht ausgeführt`,
    "choice-stood": (event) => `${named(event)} wurde gegen die Regeln ausgeführt`,
    "choice-unknown": (event) => `statt ${named(event)} wurde anderes gewählt oder gezogen`,
    "earlier-choice": (event) =>
      `vor ${named(event)} wurde anderes gewählt oder gezogen als aufgezeichnet`,
    undone: (event) => `vor ${named(event)} ging das Spiel zu einer früheren Stellung zurück`,
    "lines-missing": (event) => `vor ${named(event)} fehlen Zeilen`,
  },
  parts: (findings, first, last) =>
    `Dazu: ${first === last ? `Ereignis ${first}` : `Ereignisse ${first} bis ${last}`}, ${count(findings, "weiterer Befund", "weitere Befunde")}. Was dort steht, gehört dazu oder kann daraus folgen.`,
  moreParts: (findings) => `und ${findings} weitere`,
  fitsAs: (stated, fits, header) =>
    `Das Protokoll passt zum Spiel besser ${header}, wonach geprüft wurde: Abweichungen ${tenths(fits)} statt ${tenths(stated)}.`,
  fits: (fits, stated) => `mit „${fits}“ als mit „${stated}“`,
  seatsInHeader: (seats) => `${seats} Plätze`,
};
