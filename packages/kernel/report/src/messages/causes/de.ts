// Why something is wrong, in German: what stands beside the event and the facts.
import type { Causes } from "./en.ts";

export const causes: Causes = {
  recorded: (event) => `Im Protokoll steht „${event}“.`,
  ruled: (event) => `Die Regeln sagen „${event}“.`,
  missing: (event) => `Im Protokoll fehlt, was die Regeln hier herbeiführen: ${event}.`,
  surplus: "Die Regeln führen hier nichts dergleichen herbei.",
  insteadOf: (event) => `Die Regeln führten hier etwas anderes herbei: ${event}.`,
  twice: "Das steht zweimal da.",
  order: "Dies und das nächste Ereignis stehen in falscher Reihenfolge.",
  otherValues: "Diese Wahl und die nächste ihrer Art haben vertauschte Werte.",
  place: "Das steht im Protokoll an der falschen Stelle.",
  seat: (seat) => `Diese Wahl stand ${seat} zu.`,
  illegal: "Die Regeln erlauben diese Wahl hier nicht.",
  /** Of a choice of which not all is known. */
  fitsNone: "Keine solche Wahl, die die Regeln hier erlauben, passt zu dem, was geschrieben steht.",
  notDue: "Diese Wahl war nicht an der Reihe.",
  impossible: "Der Zufall kann hier nicht so ausfallen.",
  chanceNotDue: "Hier blieb nichts dem Zufall überlassen.",
  over: "Das Spiel war schon zu Ende.",
  choiceMissing: (seat) => `Davor fehlt im Protokoll eine Wahl${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissing: "Davor fehlt im Protokoll ein Ergebnis des Zufalls.",
  choiceMissingBefore: (event, seat) =>
    `Vor Ereignis ${event} fehlt im Protokoll eine Wahl${seat === "" ? "" : ` (${seat})`}.`,
  chanceMissingBefore: (event) =>
    `Vor Ereignis ${event} fehlt im Protokoll ein Ergebnis des Zufalls.`,
  undone: "Davor ging das Spiel auf eine frühere Stellung zurück, was das Protokoll nicht sagt.",
  earlier: (event) =>
    `Nach den Regeln ist es nur möglich, wenn Ereignis ${event} ein anderes war als das aufgezeichnete.`,
  later: (event) => `Was hierher gehört, steht weiter hinten im Protokoll: ${event}.`,
  laterBefore: "Etwas, das davor gehört, steht weiter hinten im Protokoll.",
};
