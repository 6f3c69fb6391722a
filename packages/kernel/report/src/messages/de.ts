// A report in German. Game terms never stand here: they come from the game.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { causes } from "./causes/de.ts";
import { effects } from "./effects/de.ts";
import { engines } from "./engines/de.ts";
import { matrices } from "./matrix/de.ts";
import { explanations } from "./explanations/de.ts";
import { problems } from "./problems/de.ts";

const { and, count, or, plural } = grammarOf("de");

export const de: Messages = {
  headline: {
    compliant: "REGELKONFORM",
    violated: "REGELVERSTOSS",
    undetermined: "UNBESTIMMT",
    unreadable: "NICHT LESBAR",
  },
  causesFound: (causes, more) =>
    `${more ? "mindestens " : ""}${count(causes, "Ursache", "Ursachen")}`,
  findingsFound: (findings, more) =>
    `${more ? "mindestens " : ""}${count(findings, "Befund", "Befunde")}`,
  reasons: (reasons) => count(reasons, "Zweifel", "Zweifel"),

  game: (title, rules) => `Spiel: ${title}, Regelversion ${rules}`,
  toldInEnglish: "Die Worte dieses Spiels selbst gibt es nur auf Englisch.",
  seats: (names) => `Plätze im Uhrzeigersinn: ${and(names)}`,
  seat: (seat) => `Platz ${seat}`,
  bytesOnly: (events) =>
    `Geprüft: von ${count(events, "Ereignis", "Ereignissen")} nur die gespeicherten Bytes; das Spiel ließ sich nicht nachspielen.`,
  bareHeader: "Geprüft: nur ein Kopf; es ist noch nichts gespielt.",
  covered: (events, audited) =>
    `Geprüft: ${count(events, "Ereignis", "Ereignisse")} aufgezeichnet, ${audited} mit den Regeln verglichen.`,
  reached: (position) => `Erreichte Stellung: ${position}.`,
  finished: "Das Spiel ist beendet.",
  unfinished: "Das Spiel ist nicht beendet.",
  stopped: (event, reason) => `Die Prüfung endet bei Ereignis ${event}: ${reason}.`,
  eventRange: (from, to) => (from === to ? `${from}` : `${from} bis ${to}`),
  searchedInPart: (ranges, more) =>
    `Die Suche nach Erklärungen endete bei diesen Ereignissen an ihrer Grenze: ${ranges}${more > 0 ? ` (und ${more} weitere Abschnitte)` : ""}. Dort wurde alles geprüft, was im Protokoll steht, und ein Teil dessen, was niemand aufgeschrieben hat; niemand wird dort mit Sicherheit beschuldigt.`,
  winner: (names) => `Gewonnen: ${and(names)}`,
  nobodyWon: (note) =>
    note === null ? "Niemand hat gewonnen." : `Keiner der Plätze hat gewonnen: ${note}.`,
  place: (place, names) => `Rang ${place}: ${and(names)}`,
  onWordOf: (who) => `Das Ende beruht auf dem Wort von: ${who}.`,
  prefix: (events, all) =>
    all
      ? `Längster regelkonformer Anfang: das Ganze (${count(events, "Ereignis", "Ereignisse")}).`
      : `Längster regelkonformer Anfang: ${count(events, "Ereignis", "Ereignisse")} (die Stellungen 0 bis ${events} sind einwandfrei).`,
  prefixOpen: (events, all) =>
    `Längster Anfang, in dem nichts gegen die Regeln gefunden wurde: ${all ? "das Ganze, " : ""}${count(events, "Ereignis", "Ereignisse")}. Ob die Regeln dort eingehalten wurden, ist nicht sicher.`,
  backTo: (event) => (event === 0 ? "zum Anfang" : `zur Stellung nach Ereignis ${event}`),
  undone: (to, names) =>
    `Das Spiel wird ${to} zurückgenommen; ${and(names)} ${plural(names.length, "stimmt", "stimmen")} zu`,
  takenBack: (times, told) =>
    `Zurückgenommen: ${times}-mal${told < times ? `; die ersten ${told} sind genannt` : ""}.`,
  undoByFewer: "Nicht alle Plätze stimmten der Zurücknahme zu.",
  takenBackByFewer: (times, chance, reveals) =>
    `${times}-mal zurückgenommen, ohne dass alle Plätze zustimmten${
      chance + reveals === 0
        ? ""
        : ` (bis dahin gesehen: ${and([
            ...(chance === 0 ? [] : [count(chance, "Zufallsergebnis", "Zufallsergebnisse")]),
            ...(reveals === 0 ? [] : [count(reveals, "Aufdeckung", "Aufdeckungen")]),
          ])})`
    }`,
  backAt: (event, to, names) => `bei Ereignis ${event}, ${to} (einverstanden: ${and(names)}).`,
  seenByThen: (chance, reveals, first) =>
    `Bis dahin gesehen: ${and([
      ...(chance === 0 ? [] : [count(chance, "Zufallsergebnis", "Zufallsergebnisse")]),
      ...(reveals === 0 ? [] : [count(reveals, "Aufdeckung", "Aufdeckungen")]),
    ])}, zuerst bei Ereignis ${first}; was gesehen wurde, bleibt gesehen.`,
  seenNothing: "Bis dahin war kein Zufallsergebnis und kein Geheimnis gesehen worden.",
  record: ({ bytes, digest, header, lastLine }) =>
    `Geprüft: ${bytes} Byte mit dem SHA-256 ${digest}; der des Kopfes ist ${header}, der der letzten Zeile ${lastLine} (base64url).`,
  /** Where the log was made of another text: the whole of it. */
  readFrom: ({ bytes, digest }) =>
    `Gelesen aus ${bytes} Byte mit dem SHA-256 ${digest}; geprüft wird das Protokoll, das daraus entstand.`,
  assurance: {
    stated:
      "Verlässlichkeit: erklärt. Das Protokoll sagt es selbst; nichts zeigt, dass es nicht später geändert wurde.",
    chained:
      "Verlässlichkeit: verkettet. Jede Zeile nennt den Hash der vorigen: Eine Änderung an einer Stelle fällt auf, ein Neuschreiben aller Zeilen nicht.",
    signed: "Verlässlichkeit: signiert. Die Plätze haben unterschrieben, was das Protokoll sagt.",
    sealed:
      "Verlässlichkeit: versiegelt. Geheimnisse wurden bei ihrem Entstehen versiegelt und später geöffnet.",
  },
  chain: {
    whole:
      "Die letzte Zeile wird von keiner anderen gehalten: Nur der Hash des ganzen Protokolls zeigt, ob sie geändert wurde oder ob Zeilen nach ihr abgeschnitten wurden.",
    broken: "Die Kette der Hashes ist unterbrochen.",
    absent:
      "Keine Zeile nennt den Hash der vorigen: Es gibt keine Kette, oder sie wurde entfernt. Das sichert weniger als ein verkettetes Protokoll.",
  },
  moreFindings: (shown) =>
    `Nur die ersten ${shown} Befunde sind genannt; es gibt weitere, oder die Prüfung endete, bevor sie zu ihnen kam.`,
  rulingSet: (set) => `Auslegungen: „${set}“, wie im Protokoll angegeben.`,
  rulingsAssumed: (set) =>
    `Auslegungen: „${set}“, nur angenommen, denn die des Protokolls sind hier nicht bekannt.`,
  rulingsReplaced: (set) =>
    `Auslegungen: „${set}“, für diese Prüfung anstelle derer des Protokolls gewählt.`,
  rulebookEarlier: (digest) =>
    `Regelwerk: ein früheres, das im Protokoll genannt ist (${digest}); nicht das heutige.`,
  rulebookReplaced: (digest) =>
    `Regelwerk: das heutige (${digest}), für diese Prüfung anstelle dessen gewählt, das im Protokoll genannt ist.`,
  restsOn: "Das Urteil beruht auf diesen Auslegungen:",
  restsOnNone: "Das Urteil beruht auf keiner Auslegung.",

  findings: {
    "chain-broken":
      "Die Zeile setzt die Kette nicht fort: Eine frühere Zeile wurde nach dem Schreiben geändert.",
    "chain-missing":
      "Die Zeile nennt keinen Hash der vorigen Zeile, obwohl das Protokoll verkettet ist.",
    "seq-gap": "Vor dieser Zeile fehlen Nummern: Vielleicht wurden Zeilen entfernt.",
    "seq-duplicate": "Die Zeile hat dieselbe Nummer wie die vorige.",
    "seq-out-of-order": "Die Nummer der Zeile ist kleiner als die der vorigen.",
    "type-unknown": "Das Spiel kennt kein Ereignis dieser Art.",
    "data-malformed": "Die Daten des Ereignisses haben nicht die Form, die seine Art verlangt.",
    "seat-missing": "Eine Wahl muss sagen, welcher Platz sie traf; diese Zeile sagt es nicht.",
    "seat-unexpected": "Hier wählt kein Platz, doch die Zeile nennt einen.",
    "seat-unknown": "Diesen Platz gibt es an diesem Tisch nicht.",
    "seat-wrong": "Diese Wahl steht jetzt einem anderen Platz zu.",
    "decision-illegal": "Die Regeln lassen diese Wahl hier nicht zu.",
    "decision-not-due": "Diese Wahl steht an dieser Stelle des Spiels nicht an.",
    "chance-impossible": "Dieses Ergebnis kann der Zufall hier nicht haben.",
    "chance-not-due": "An dieser Stelle des Spiels bleibt dies nicht dem Zufall überlassen.",
    "outside-impossible": "Das kann hier niemand von außerhalb der Plätze feststellen.",
    "outside-not-due":
      "An dieser Stelle des Spiels hat niemand von außerhalb der Plätze so etwas festzustellen.",
    "value-wrong": "Die aufgezeichneten Werte sind nicht die, die die Regeln erzwingen.",
    "outcome-wrong": "Das aufgezeichnete Spielende ist nicht das, das die Regeln erzwingen.",
    "consequence-missing": "Die Regeln erzwingen hier ein Ereignis, das im Protokoll fehlt.",
    "consequence-surplus":
      "Das Protokoll hat hier ein Ereignis, das die Regeln nicht hervorbringen.",
    "consequence-wrong": "Die Regeln erzwingen hier ein anderes Ereignis als das aufgezeichnete.",
    "event-after-end": "Das Spiel ist vor diesem Ereignis zu Ende.",
    "undo-impossible":
      "Zurückgenommen wird nur bis zu einer früheren Zeile; diese nennt sich selbst, eine spätere oder keine.",
    "line-torn": "Die Zeile ist abgerissen: Ihr Ende fehlt.",
  },
  event: (event) => `Ereignis ${event}`,
  expected: "erwartet",
  recorded: "aufgezeichnet",
  oneOf: (names) => `eines von ${or(names)}`,
  nothing: "nichts",
  ends: "das Ende",
  clause: (id) => `Klausel ${id}`,
  source: "Quelle",
  missingAt: "wo es fehlt",
  completion: "Kein Text nennt diese Klausel: Das Projekt hat die Regeln hier ergänzt.",
  completedHere:
    "Kein Text sagt, was von dieser Klausel hier entschieden hat: Das Projekt hat die Regeln ergänzt.",
  ruling: (id, option) => `Auslegung ${id} (${option})`,
  blame: {
    player: "Verantwortlich: der Spieler.",
    recorder: "Verantwortlich: wer das Protokoll führte; das Spiel selbst kann regelgerecht sein.",
    "record-damage": "Verantwortlich: ein Schaden am Protokoll.",
    "rules-gap": "Verantwortlich: eine Lücke der Regeln.",
  },
  answerable: (name) => `Verantwortlich: ${name}.`,
  undecided: (names) => `Verantwortlich: nicht zu entscheiden zwischen ${and(names)}.`,
  whoeverRecorded: "wer das Protokoll führte",

  doubts: {
    "unknown-game": {
      what: "Das Spiel des Protokolls ist hier nicht bekannt.",
      remedy: "Ein Programm benutzen, das dieses Spiel kennt.",
    },
    "unknown-rules-version": {
      what: "Das Protokoll entstand unter einer anderen Regelversion, als dieses Programm hat.",
      remedy: "Die Ausgabe des Programms mit dieser Regelversion benutzen.",
    },
    "unknown-rulebook": {
      what: "Das Protokoll nennt ein anderes Regelwerk als das dieses Programms.",
      remedy: "Die Ausgabe des Programms benutzen, mit der das Protokoll entstand.",
    },
    "unknown-edition": {
      what: "Das Protokoll entstand mit einer anderen gedruckten Ausgabe als der vorliegenden.",
      remedy: "Die Datei der Ausgabe angeben, mit der gespielt wurde.",
    },
    "unknown-ruling": {
      what: "Das Protokoll nennt eine Auslegung, einen Satz oder eine Möglichkeit, die hier nicht bekannt ist.",
      remedy: "Den Kopf berichtigen oder die Auslegungen für diese Prüfung selbst wählen.",
    },
    "unknown-value": {
      what: "Das Protokoll selbst kennt einen Wert nicht.",
      remedy: "Den Wert nachtragen, wo er sich finden lässt; was davon abhängt, bleibt offen.",
    },
    unproved: {
      what: "Das Ende beruht auf etwas, das nicht sicher ist.",
      remedy:
        "Lassen Sie einen Schiedsrichter darüber entscheiden; bis dahin gilt es so, wie es die Auslegungen dieser Prüfung sagen.",
    },
    "header-invalid": {
      what: "Der Kopf beschreibt kein Spiel, das gespielt werden kann.",
      remedy: "Das genannte Feld berichtigen.",
    },
    "position-invalid": {
      what: "Die Stellung, mit der das Protokoll beginnt, kann nicht vorkommen.",
      remedy: "Die Stellung berichtigen oder das Spiel von Anfang an aufzeichnen.",
    },
    "line-torn": {
      what: "Die Zeile nach dem letzten Ereignis ist abgerissen oder beschädigt und wurde weggelassen.",
      remedy: "Die Zeile berichtigen oder entfernen; das Urteil gilt den Zeilen davor.",
    },
    "limit-reached": {
      what: "Vor dem Ende des Protokolls wurde eine Grenze des Programms erreicht.",
      remedy: "Das Protokoll teilen oder ansehen, was geprüft wurde.",
    },
  },
  header: "Kopf",
  detail: "Einzelheit",
  remedy: "Was zu tun ist",

  unreadable: {
    "empty-file": "Die Datei ist leer.",
    bom: "Die Datei beginnt mit einer Byte-Reihenfolge-Marke, die ein Protokoll nicht haben darf.",
    "carriage-return":
      "Eine Zeile endet mit einem Wagenrücklauf; erlaubt ist nur der Zeilenvorschub.",
    "blank-line": "Eine Zeile ist leer.",
    "not-utf8": "Die Bytes sind kein UTF-8.",
    "nul-byte": "Die Zeile enthält ein NUL-Byte.",
    "not-json": "Die Zeile ist kein JSON.",
    "not-an-object": "Die Zeile ist JSON, aber kein Objekt.",
    "line-too-long": "Die Zeile ist länger, als eine Protokollzeile sein darf.",
    "too-many-events": "Das Spiel hat mehr Ereignisse, als ein Protokoll haben darf.",
    "too-large": "Das Protokoll ist größer, als ein Protokoll sein darf.",
    "too-deep": "Die Zeile schachtelt Listen und Objekte tiefer, als ein Protokoll es darf.",
    "duplicate-key": "Ein Schlüssel steht zweimal in einem Objekt.",
    "unknown-key": "Hier steht ein Bestandteil, den das Format nicht kennt.",
    "missing-key": "Es fehlt ein Bestandteil, den das Format verlangt.",
    "wrong-type": "Ein Wert hat nicht den Typ, den das Format verlangt.",
    "unsafe-number": "Eine Zahl ist keine ganze Zahl, die jeder Leser genau darstellen kann.",
    "lone-surrogate": "Ein Text enthält ein halbes Zeichen (ein einzelnes Surrogat).",
    "reserved-key": "Ein Schlüssel beginnt mit $, das ist vorbehalten.",
    "forbidden-key": "Ein Schlüssel wird benutzt, den kein Protokoll benutzen darf.",
    "format-unknown": "Das Protokoll hat ein Format, das hier nicht bekannt ist.",
    "header-missing": "Das Protokoll beginnt nicht mit einem Kopf.",
    "too-many-games": "Die Datei enthält mehr Spiele, als eine Datei enthalten darf.",
  },
  /** `line` is counted from 1, as editors do. */
  unreadableAt: (line, field) => `Zeile ${line}, Feld ${field}`,

  accepted: "Angenommen: Die Regeln lassen dies hier zu.",
  notExpectedHere: "Hier nicht erwartet: Diese Stelle des Spiels kennt kein solches Ereignis.",
  known: (types) => `Sie kennt: ${and(types)}.`,
  knownNone: "Sie kennt keines: Das Spiel ist zu Ende.",
  refused: "Abgelehnt: Die Regeln lassen dies hier nicht zu.",
  way: (way, id) => `Weg ${way} (${id})`,
  wayClosed: "ist nicht der, den der Stand des Spiels öffnet",
  failing: (question, clauses) => `„${question}“ wird mit Nein beantwortet (${and(clauses)})`,

  causes,
  effects,
  ruledLine: (arbiter, event, code, ruling) =>
    `${arbiter} entscheidet über Ereignis ${event} (${code}): ${ruling}`,
  ruledShort: {
    "let-stand": "es bleibt",
    corrected: "berichtigt",
    voided: "gestrichen",
    penalty: "Strafe",
  },
  matrices,
  engines,
  explanations,
  problems,

  summaryEvents: (events, finished) =>
    `${count(events, "Ereignis", "Ereignisse")}, ${finished ? "beendet" : "nicht beendet"}`,
  summaryFirst: (event, code) => `zuerst bei Ereignis ${event}: ${code}`,
};
