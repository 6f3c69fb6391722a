// Ein Protokoll öffnen, auf Deutsch.
import type { Messages } from "./en.ts";

export const de: Messages = {
  title: "Wurde nach den Regeln gespielt?",
  lead: "Öffnen Sie die Aufzeichnung einer Partie: Sie wird hier Regel für Regel geprüft. Sehen Sie, was geschah, warum, und ob es etwas ändert.",
  newGame: "Neues Spiel",
  newGameMeans: "Spielen und am Tisch mitschreiben: nur Erlaubtes, Geheimnisse gewahrt, ohne Netz.",
  unfinished: (title) => `Eine Partie ${title} ist nicht zu Ende`,
  stillOpen: "Noch offen",
  goOn: "Weiterspielen",
  drop: "Eine Aufzeichnung öffnen",
  begin: "Ein Spiel beginnen",
  moreSamples: (games) => `${games} weitere Partien zum Anschauen`,
  featured: {
    "disputed-4p": {
      title: "Der umstrittene Bogenschütze",
      about:
        "Lords of Xidit zu viert. Daria nahm einen Bogenschützen, wo die Regeln einen Dorfmilizionär geben. Sehen Sie, was sie sagen und was es geändert hat.",
    },
    "treasure-disputed-2p": {
      title: "Der zu harte Schlag",
      about:
        "Ein Schatzspiel zu zweit. Ein Kampf kostete acht Lebenspunkte, wo fünf das Höchste sind. Was ist noch falsch?",
    },
    "chess-nalchik": {
      title: "Die Uhr und der Springer",
      about:
        "Schach, eine Weltmeisterschaft. Die Zeit lief ab, als jede Seite König und Springer hatte. FIDE und US Chess sind sich nicht einig, wer gewonnen hat.",
    },
  },
  pick: "Datei wählen …",
  kinds:
    "Ein Protokoll oder ein Fall von Assize, eine Schachpartie in PGN, eine Partie Lords of Xidit in .xgn; auch gepackt.",
  stays: "Die Datei bleibt auf diesem Gerät: Nichts wird verschickt.",
  samples: "Partien zum Ansehen",
  about: {
    "disputed-4p":
      "Eine strittige Partie mit drei eingebauten Verstößen. v führt von einem zum nächsten.",
    "long-4p": "Vier Spieler, das lange Spiel: Die Titanen erwachen, Verstärkung trifft ein.",
    "borrowing-4p": "Die Rekrutierung geht zur Neige und leiht ein Plättchen vom Bedrohungsstapel.",
    "set-aside-4p":
      "Ein bei einer Zählung gewonnenes Stockwerk wird beiseitegelegt und später gebaut.",
    "short-4p": "Vier Spieler, das kurze Spiel: Die Regionen 1 und 2 sind gesperrt.",
    "long-5p": "Fünf Spieler: Die erste Wertung scheidet zwei aus.",
    "short-5p": "Fünf Spieler, das kurze Spiel, nach den englischen Lesarten.",
    "long-3p": "Drei Spieler und der Dummy, das lange Spiel, nach den deutschen Lesarten.",
    "short-3p": "Drei Spieler und der Dummy, das kurze Spiel.",
    "dummy-wins-3p": "Eine Partie, die der Dummy gewinnt.",
    "french-4p":
      "Die französischen Lesarten: Titanen aus jeder Stadt, wach, sobald der Bedrohungsstapel leer ist.",
    "blue-year": "Der Beispielzug der Spielregel, aus einer angegebenen Stellung.",
    "treasure-2p":
      "Das Schatzspiel zu zweit: ein Duell auf Leben und Tod, ein Hort, Gift, drei gesicherte Schätze.",
    "treasure-disputed-2p":
      "Ein Schatzspiel im Streit: drei eingebaute Verstöße, einer davon dort, wo die Spielregel schweigt.",
    "chess-nalchik":
      "Das Ende einer wirklichen Schachpartie: Die Zeit läuft ab, und beide Seiten haben König und Springer. Eine Lesart entscheidet, wer gewonnen hat.",
    "chess-opera": "Eine Schachpartie, die alle kennen: Morphy in der Oper, 1858.",
  },
  auditing: (name) => `${name} wird geprüft`,
  reading: (name) => `${name} wird gelesen`,
  done: (done, of) => `${done} von ${of} Ereignissen`,
  cancel: "Abbrechen",
  linkedGame: "die Partie im Link",
  failed: (name) => `${name} kann nicht gezeigt werden`,
  advice: "Nichts wurde verändert. Wählen Sie eine andere Datei oder eine der Partien unten.",
  tooLarge: (megabytes, most) =>
    `Die Datei hat ${megabytes} MB; höchstens ${most} MB lassen sich hier öffnen. Nehmen Sie \`assize audit\`, oder zerlegen Sie sie in einzelne Partien.`,
  notFetched: (address, why) =>
    `${address} konnte nicht geholt werden: ${why}. Prüfen Sie die Adresse.`,
  notRead: (why) =>
    `Der Browser konnte die Datei nicht lesen: ${why}. Versuchen Sie es erneut oder kopieren Sie sie anderswohin.`,
  notHere: (address) =>
    `${address} liegt außerhalb dieser Seite. Geholt werden nur Protokolle neben ihr; laden Sie die Datei herunter und öffnen Sie sie.`,
  close: "Schließen",
  openTitle: "Eine andere Partie öffnen",
};
