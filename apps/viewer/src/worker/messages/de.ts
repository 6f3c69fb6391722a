// What the worker says to people, in German.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count, or } = grammarOf("de");

export const de: Messages = {
  tooLarge: (bytes, most) =>
    `Diese Datei hat ${bytes} Bytes; hier lassen sich höchstens ${most} öffnen. Teilen Sie sie zuerst in einzelne Partien.`,
  unpacksTooLarge: (most) =>
    `Entpackt sind das mehr als ${most} Bytes; mehr lässt sich hier nicht öffnen. Entpacken Sie es und teilen Sie es erst in einzelne Partien.`,
  packedTorn: (packing) =>
    `Die ${packing}-Daten enden zu früh. Kopieren oder packen Sie die Datei noch einmal.`,
  packedDamaged: (packing) =>
    `Die ${packing}-Daten sind beschädigt: Nichts, was über ihre Partien gesagt würde, gälte. Kopieren oder packen Sie die Datei noch einmal.`,
  packedFollowed: (packing) =>
    `Nach dem Ende der ${packing}-Daten folgt noch etwas. Nehmen Sie es weg, oder packen Sie die Datei noch einmal.`,
  atLine: (line) => `Siehe Zeile ${line} der Datei.`,
  notUtf8: "Diese Datei ist UTF-16. Speichern Sie sie als UTF-8.",
  notNoted: (ending) => `Das lässt sich nicht als .${ending} lesen.`,
  inText: (line, message) => `Zeile ${line}: ${message}`,
  andMore: (more) => `Und ${more} weitere.`,
  empty: "Diese Datei enthält keine Partie.",
  noSuchGame: (number, games) =>
    `In dieser Datei gibt es keine Partie ${number}; sie enthält ${count(games, "Partie", "Partien")}.`,
  unknownGame: (known) =>
    `Dieses Protokoll gehört zu einem Spiel, das hier nicht bekannt ist. Bekannt sind: ${and(known)}.`,
  notShown: "Dieses Protokoll ist lesbar, aber seine Partie lässt sich hier nicht nachspielen.",
  noSuchHistory: "Dieses Protokoll ist nicht mehr offen.",
  noSuchBranch: "Diesen Zweig gibt es nicht mehr.",
  noSuchMoment: (seq, last) =>
    `Ein Ereignis ${seq} lässt sich nicht zeigen; das letzte ist ${last}.`,
  lastEvent: (seq) => `Ereignis ${seq} ist das letzte; fragen Sie nach einem anderen.`,
  notYours:
    "Was ein anderer Platz tun könnte, darf nur dieser Platz oder der allsehende Blick fragen.",
  branch: (number) => `Zweig ${number}`,
  noMoreBranches: "Es gibt zu viele Zweige oder Ereignisse; verwerfen Sie zuerst einen Zweig.",
  refused: "Das ist hier nicht möglich.",
  noSuchTable: "An einem solchen Tisch kann keine Partie beginnen.",
  newGame: "neue-partie",
  noSuchBot: (known) => `Einen solchen Spieler gibt es nicht; wählen Sie ${or(known)}.`,
  twoGames: "Das sind Protokolle zweier verschiedener Spiele.",
  noInstant: (at) => `„${at}“ ist kein Zeitpunkt in UTC wie 2026-01-31T18:00:00Z.`,
  gameMistake: (what) =>
    `Dieses Spiel widerspricht sich selbst; weder das Protokoll noch ein Spieler ist schuld. Wer das Spiel geschrieben hat, kann es richtigstellen: ${what}`,
  defect: (what) =>
    `Der Fehler liegt in diesem Programm, nicht im Protokoll. Bitte melden Sie ihn: ${what}`,
};
