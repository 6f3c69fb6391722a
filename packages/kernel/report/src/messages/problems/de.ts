// What is wrong with values, in German.
import { FORMAT, type WrittenForm } from "@assize/kernel-event-log";
import { grammarOf, LIMITS } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or, plural } = grammarOf("de");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `höchstens ${most}`;
  return most === null ? `mindestens ${least}` : `${least} bis ${most}`;
};

const FORMS: Readonly<Record<WrittenForm, string>> = {
  name: "einen Text, der nicht leer ist",
  digest: "ein SHA-256 in base64url, 43 Zeichen",
  object: "ein JSON-Objekt",
  format: `"${FORMAT}" und nichts anderes`,
  rules: "die Version der Regeln, eine ganze Zahl ab 1",
  seats: `eine Liste von 1 bis ${LIMITS.seats} Plätzen`,
  overrides: "ein Objekt aus Namen von Auslegungen und Optionen",
  terse: "true, oder lassen Sie das Feld weg: auch das ist erlaubt",
  line: "die Nummer der Zeile, ab 0",
  seat: "die Nummer eines Platzes, ab 0",
  event: "die Nummer eines Ereignisses, ab 0",
  instant: "einen Zeitpunkt in UTC, zum Beispiel 2026-01-31T18:00:00Z",
};

export const problems: Problems = {
  types: {
    object: "ein Objekt",
    array: "eine Liste",
    string: "ein Text",
    integer: "eine ganze Zahl",
    number: "eine Zahl",
    boolean: "wahr oder falsch (true, false)",
  },
  rules: {
    "no-members": () => "muss leer sein",
    "no-such-place": ([place]) => `einen Ort „${place}“ gibt es im Ablauf nicht`,
    "asked-with-players": (players) => `wird nur bei ${or(players)} Spielern gefragt`,
  },
  values: {
    has: "hat",
    needs: "braucht",
    least: "das kleinste",
    missing: "fehlt",
    unknown: "nicht bekannt",
    twice: "mehr als einmal",
    wrong: "falsch",
    seat: "Platz",
  },
  misfits: {
    missing: "fehlt",
    surplus: "ist hier nicht bekannt",
    surplusAmong: (known) =>
      `ist hier nicht bekannt; bekannt ${plural(known.length, "ist", "sind")} ${and(known)}`,
    mustBe: (kinds) => `muss das sein: ${or(kinds)}`,
    someOf: (values) => `muss einige hiervon nennen, mit Kommas dazwischen: ${and(values)}`,
    range: (least, most) => `muss ${between(least, most)} sein`,
    length: (least, most) => `muss die Länge ${between(least, most)} haben`,
    pattern: (pattern) => `muss zu ${pattern} passen`,
    repeated: "steht dort ein zweites Mal",
    rule: (name) => `verletzt die Regel „${name}“`,
    anyRule: "verletzt eine Regel seines Formats",
    clause: (id, by) => `verletzt die Klausel ${id} (${by})`,
  },
  /** `line` is counted from 1, as editors do. */
  lineAt: (line, field) => `Zeile ${line}, ${field}`,
  read: {
    "empty-file": () => "es gibt nichts zu lesen; ein Protokoll hat eine Kopfzeile",
    bom: () => "die Zeile beginnt mit einer Bytereihenfolge-Marke; speichern Sie ohne eine solche",
    "carriage-return": () =>
      "die Zeile enthält einen Wagenrücklauf; beenden Sie Zeilen nur mit einem Zeilenvorschub (LF)",
    "blank-line": () => "die Zeile ist leer; entfernen Sie sie",
    "not-utf8": () => "die Zeile ist kein UTF-8; speichern Sie die Datei als UTF-8",
    "nul-byte": () => "die Zeile enthält ein NUL-Byte; die Datei ist vielleicht beschädigt",
    "not-json": () => "die Zeile ist kein JSON; schreiben Sie ein JSON-Objekt je Zeile",
    "not-an-object": () => "die Zeile muss ein JSON-Objekt sein: {…}",
    "line-too-long": ({ most }) => `die Zeile ist länger als ${most} Bytes; teilen Sie sie`,
    "too-many-events": ({ most }) =>
      `die Partie hat mehr als ${most} Ereignisse; teilen Sie das Protokoll`,
    "too-large": ({ most }) => `die Partie hat mehr als ${most} Bytes; teilen Sie das Protokoll`,
    "too-deep": ({ most }) =>
      `Werte sind tiefer als ${most} Ebenen verschachtelt; machen Sie den Wert flacher`,
    "duplicate-key": () => "der Schlüssel steht zweimal in einem Objekt; entfernen Sie einen",
    "unknown-key": ({ key, extensible }) =>
      `es gibt kein Feld „${key}“; entfernen Sie es${extensible ? ", oder lassen Sie seinen Namen mit „x-“ beginnen" : ""}`,
    "missing-key": ({ key }) => `das Feld „${key}“ fehlt`,
    "wrong-type": ({ expected }) => `schreiben Sie hier ${FORMS[expected]}`,
    "unsafe-number": ({ number, profile }) =>
      profile === "foreign"
        ? `${number} ist zu groß; schreiben Sie es als Text`
        : `${number} ist keine einfache ganze Zahl innerhalb von ±(2^53 - 1); schreiben Sie nur Ziffern, oder einen Text`,
    "lone-surrogate": () =>
      "der Text enthält die Hälfte eines Surrogatpaars; schreiben Sie ganze Zeichen",
    "reserved-key": () =>
      'Schlüssel, die mit „$“ beginnen, sind vorbehalten; nur {"$unknown":"Grund"} und {"$sealed":"Verfahren:Zusage"} dürfen anstelle eines Werts stehen',
    "forbidden-key": ({ key }) => `kein Schlüssel darf „${key}“ heißen; benennen Sie ihn um`,
    "format-unknown": ({ format, known }) =>
      `das Format ${JSON.stringify(format)} ist hier nicht bekannt; verwenden Sie eine neuere Version des Programms, oder schreiben Sie „${known}“`,
    "header-missing": () =>
      "die erste Zeile einer Partie muss ihre Kopfzeile sein, mit dem Feld „format“",
    "too-many-games": ({ most }) =>
      `nur ${most} dürfen hier an einer Stelle stehen; teilen Sie die Datei nach Partien`,
  },
  json: {
    "not-json": "das ist kein JSON",
    "too-long": (most) => `das ist länger als ${most} Bytes; kürzen Sie es`,
  },
  noEvents: {
    typeUnknown: (type, known) => `dieses Spiel hat kein Ereignis „${type}“; es hat ${and(known)}`,
    seatUnexpected: "nur eine Entscheidung hat einen Platz (by)",
    seatMissing: "eine Entscheidung braucht den Platz, der sie trifft (by)",
    seatUnknown: (seat, last) => `es gibt keinen Platz ${seat}; die Plätze gehen von 0 bis ${last}`,
    unknownValue: (fields) => `die Aufzeichnung kennt ${and(fields)} nicht`,
    malformed: (misfits) => `seine Daten haben nicht die richtige Form: ${misfits}`,
  },
  refusals: {
    noUndo: (format) =>
      `das Protokoll ist im Format „${format}“ begonnen, in dem nichts zurückgenommen wird; beginnen Sie eines, das es kann`,
    undoImpossible: (to, last) =>
      `Ereignis ${to} liegt nicht vor diesem; nennen Sie eines von 0 bis ${last}`,
    gameOver: "die Partie ist zu Ende",
    notAChoice: (type) => `„${type}“ führen die Regeln herbei; es wird nie eingereicht`,
  },
  resumptions: {
    undetermined: (doubts) => `diese Partie ist hier nicht bekannt: ${doubts}`,
    terse: "das Protokoll lässt weg, was die Regeln erzwingen",
    unchained:
      "seine Zeilen sind nicht verkettet, also wurde es nicht hier aufgezeichnet; nur ein verkettetes Protokoll wird fortgesetzt",
    chainBroken: (event) =>
      `Ereignis ${event} setzt die Kette nicht fort: die Datei wurde geändert`,
    violated: (event) => `Ereignis ${event} ist nicht, was die Regeln dort erlauben oder erzwingen`,
  },
  doubts: {
    game: (game, known) => `das Spiel „${game}“ ist hier nicht bekannt (bekannt: ${and(known)})`,
    rules: (rules, known) =>
      `aufgezeichnet unter Regelversion ${rules}, diese Prüfung kennt ${plural(known.length, "Version", "Versionen")} ${and(known)}`,
    rulebook: (rulebook) => `das Regelwerk ${rulebook} ist nicht das dieser Prüfung`,
    edition: (edition, digest, used) =>
      `aufgezeichnet mit der Ausgabe „${edition}“ (${digest}); diese Prüfung hat ${used}`,
    editionGiven: (problem, path) =>
      `die angegebene Ausgabe ist ungültig: ${problem}${path === "" ? "" : `, ${path}`}`,
    editionMalformed: (path, detail) =>
      `die angegebene Ausgabe ist ungültig: ${path === "" ? "das Ganze" : path} ${detail}`,
    noReason: "kein Grund ist genannt",
    rulingSet: (set) =>
      `unbekannter Satz von Auslegungen „${set}“; der Standardsatz wurde angenommen`,
    ruling: (ruling) => `unbekannte Auslegung „${ruling}“; der Standardsatz wurde angenommen`,
    rulingOption: (ruling, option, known) =>
      `die Auslegung „${ruling}“ kennt „${option}“ nicht (nur ${and(known)}); der Standardsatz wurde angenommen`,
  },
  stops: {
    nothingFits: (lines) =>
      `kein Ereignis von hier bis zum Ende des Protokolls gehört zur Partie (${lines})`,
    resumes: (event) => ` (ab Ereignis ${event} könnte wieder gelesen werden)`,
    unknownValue: (value) => `${value}; was folgt, hängt davon ab`,
    findingsLimit: (most) => `${most} Befunde`,
  },
};
