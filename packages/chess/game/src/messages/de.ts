// What chess says in German.
import type { Kind } from "@assize/chess-board";
import { grammarOf } from "@assize/kernel-model";
import {
  type EventSentences,
  type FactSentences,
  kindsIn,
  type Messages,
  moveText,
  type Terms,
  textIn,
} from "./messages.ts";

const { and } = grammarOf("de");

const NAMES: Readonly<Record<Kind, string>> = {
  king: "König",
  queen: "Dame",
  rook: "Turm",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauer",
};
const MANY: Readonly<Record<Kind, string>> = {
  king: "Könige",
  queen: "Damen",
  rook: "Türme",
  bishop: "Läufer",
  knight: "Springer",
  pawn: "Bauern",
};
const ONE: Readonly<Record<Kind, string>> = {
  king: "ein König",
  queen: "eine Dame",
  rook: "ein Turm",
  bishop: "ein Läufer",
  knight: "ein Springer",
  pawn: "ein Bauer",
};
const THE: Readonly<Record<Kind, string>> = {
  king: "der König",
  queen: "die Dame",
  rook: "der Turm",
  bishop: "der Läufer",
  knight: "der Springer",
  pawn: "der Bauer",
};
/** Behind `von`, and behind `gegen`. */
const BY: Readonly<Record<Kind, string>> = {
  king: "dem König",
  queen: "der Dame",
  rook: "dem Turm",
  bishop: "dem Läufer",
  knight: "dem Springer",
  pawn: "dem Bauern",
};
const AGAINST: Readonly<Record<Kind, string>> = {
  king: "einen König",
  queen: "eine Dame",
  rook: "einen Turm",
  bishop: "einen Läufer",
  knight: "einen Springer",
  pawn: "einen Bauern",
};
const COLOURED: Readonly<Record<string, string>> = { white: "Weiß", black: "Schwarz" };

const kindIn = (values: Parameters<typeof textIn>[0]): Kind => textIn(values, "piece") as Kind;

const won = (winner: number | null, { seat }: Pick<Terms, "seat">): string =>
  winner === null ? "die Partie ist remis" : `${seat(winner)} hat gewonnen`;

const CLAIMED = {
  threefold: "das dritte Entstehen einer Stellung",
  "fifty-moves": "fünfzig Züge ohne Bauernzug und ohne Schlagen",
} as const;
const BY_WORD_OF = {
  arbiter: "laut dem Schiedsrichter",
  clock: "laut der Uhr",
  scoresheet: "laut dem Partieformular",
  site: "laut der Plattform",
} as const;

const FOLLOWING = {
  captured: ({ data: { piece, square } }) => `${THE[piece]} auf ${square} wird geschlagen`,
  castled: ({ data: { from, to } }) => `der Turm geht von ${from} nach ${to}`,
  promoted: ({ data: { piece, square } }) =>
    `der Bauer auf ${square} wird gegen ${AGAINST[piece]} ausgetauscht`,
  "check-given": ({ data: { king, by } }) =>
    `der König auf ${king} steht im Schach (von ${and(by)})`,
  "claim-upheld": ({ data }, terms) => `der Antrag ist richtig: ${won(data.winner, terms)}`,
  "claim-rejected": () => "der Antrag ist nicht richtig; die Partie geht weiter",
  "flag-decided": ({ data }, terms) => `nach der Zeit: ${won(data.winner, terms)}`,
  checkmated: ({ data }, terms) => `Schachmatt: ${won(data.winner, terms)}`,
  stalemated: ({ data }, terms) => `Patt: ${won(data.winner, terms)}`,
  "position-dead": ({ data }, terms) => `niemand kann mehr mattsetzen: ${won(data.winner, terms)}`,
  "repeated-fivefold": ({ data }, terms) =>
    `die Stellung ist fünfmal entstanden: ${won(data.winner, terms)}`,
  "repeated-threefold": ({ data }, terms) =>
    `die Stellung ist dreimal entstanden: ${won(data.winner, terms)}`,
  "seventy-five-moves": ({ data }, terms) =>
    `fünfundsiebzig Züge ohne Bauernzug und ohne Schlagen: ${won(data.winner, terms)}`,
  "fifty-moves": ({ data }, terms) =>
    `fünfzig Züge ohne Bauernzug und ohne Schlagen: ${won(data.winner, terms)}`,
  "flag-fell": ({ data: { seat, saidBy } }, terms) =>
    seat === null
      ? `${BY_WORD_OF[saidBy]} ist ein Fallblättchen gefallen; wessen, steht nicht da`
      : `${terms.seat(seat)} hat keine Zeit mehr, ${BY_WORD_OF[saidBy]}`,
  "result-stated": ({ data: { winner, saidBy } }, terms) =>
    `${won(winner, terms)}, ${BY_WORD_OF[saidBy]}`,
} satisfies Partial<EventSentences>;

const events: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} zieht ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} gibt auf`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} bietet Remis an`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} lehnt das Remis ab`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} nimmt das Remis an`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} beansprucht Remis: ${CLAIMED[reason]}${move === null ? "" : `, mit ${moveText(move, terms, NAMES)}`}`,
};

const happened: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} zog ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} gab auf`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} bot Remis an`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} lehnte das Remis ab`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} nahm das Remis an`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} beanspruchte Remis: ${CLAIMED[reason]}${move === null ? "" : `, mit ${moveText(move, terms, NAMES)}`}`,
};

const materialText = (pieces: unknown): string => {
  const told = kindsIn(pieces).map(
    ([kind, all]) => `${all} ${all === 1 ? NAMES[kind] : MANY[kind]}`,
  );
  return told.length === 0 ? "nur den König" : and(["den König", ...told]);
};

const ENDED: Readonly<Record<string, string>> = {
  checkmate: "Schachmatt",
  stalemate: "Patt",
  "dead-position": "tote Stellung",
  fivefold: "fünfmal dieselbe Stellung",
  "seventy-five": "fünfundsiebzig Züge",
  threefold: "dreimal dieselbe Stellung",
  "fifty-moves": "fünfzig Züge",
  resignation: "Aufgabe",
  agreement: "Übereinkunft",
  flag: "Zeit",
  stated: "angegebenes Ergebnis",
};

const facts: FactSentences = {
  "has-the-move": ({ seat }, terms) => `${terms.seat(Number(seat))} war am Zug.`,
  "stands-on": (values) =>
    values["piece"] === null
      ? `Auf ${textIn(values, "square")} stand keine Figur.`
      : `Auf ${textIn(values, "square")} stand ${ONE[kindIn(values)]} von ${COLOURED[textIn(values, "colour")]}.`,
  "stands-between": (values) =>
    `Dazwischen stand auf ${textIn(values, "square")} ${ONE[kindIn(values)]}.`,
  "king-attacked": (values) =>
    `Danach wäre der eigene König auf ${textIn(values, "king")} von ${BY[kindIn(values)]} auf ${textIn(values, "by")} angegriffen.`,
  "check-unanswered": (values) =>
    `Auch danach ist der König auf ${textIn(values, "king")} von ${BY[kindIn(values)]} auf ${textIn(values, "by")} angegriffen.`,
  "castling-lost": (values) =>
    `Die Rochade mit dem Turm von ${textIn(values, "rook")} war verloren: Er oder der König hatte gezogen.`,
  "rook-gone": (values) => `Auf ${textIn(values, "rook")} stand kein Turm zur Rochade.`,
  "crossing-attacked": (values) =>
    `${textIn(values, "square")} war von ${BY[kindIn(values)]} auf ${textIn(values, "by")} angegriffen.`,
  repeated: ({ times }) =>
    `Die Stellung war ${times === 1 ? "einmal" : `${Number(times)}-mal`} entstanden.`,
  "quiet-moves": ({ plies }) =>
    `Seit dem letzten Bauernzug oder Schlagen wurden ${Number(plies)} Züge beider Seiten gemacht.`,
  "offers-stand": ({ seats }, terms) =>
    Array.isArray(seats) && seats.length > 0
      ? `Remis hatte angeboten: ${and(seats.map((seat) => terms.seat(Number(seat))))}.`
      : "Kein Remisangebot galt.",
  "plies-made": ({ plies }) =>
    plies === 1
      ? "Bis dahin wurde 1 Zug gemacht."
      : `Bis dahin wurden ${Number(plies)} Züge gemacht.`,
  "no-legal-move": ({ seat }, terms) =>
    `${terms.seat(Number(seat))} hatte keinen regelgemäßen Zug.`,
  "material-left": ({ seat, pieces }, terms) =>
    `${terms.seat(Number(seat))} hatte noch ${materialText(pieces)}.`,
  "materials-left": ({ white, black }) =>
    `Weiß hatte noch ${materialText(white)}, Schwarz ${materialText(black)}.`,
  "mate-unproved": ({ seat, positions }, terms) =>
    `Ob ${terms.seat(Number(seat))} noch durch eine Folge regelgemäßer Züge mattsetzen konnte, ließ sich weder beweisen noch widerlegen: ${Number(positions)} Stellungen wurden angesehen.`,
  "mate-impossible": ({ seat }, terms) =>
    `${terms.seat(Number(seat))} konnte durch keine Folge regelgemäßer Züge mattsetzen: Nur eine Strafe oder ein Nichtantreten konnte die Partie gewinnen, und keines ist angegeben.`,
  "flag-unwritten": ({ seat }, terms) =>
    `Wessen Fallblättchen fiel, steht nicht da: Mit dem des Spielers am Zug hätte ${terms.seat(Number(seat))} gewonnen, mit dem anderen ist es remis.`,
  "ended-before": (values, terms) => {
    const { winner } = values;
    const how = ENDED[textIn(values, "reason")] ?? "";
    return `Die Partie war beendet (${how}): ${won(typeof winner === "number" ? winner : null, terms)}.`;
  },
  "walled-off": () =>
    "Alle Bauern blockierten einander, und kein König konnte zu einem von ihnen gelangen.",
};

const places: Messages["places"] = {
  play: "Partie",
  "play.turn": "Ein Spieler ist am Zug",
  "play.settling": "Folgen des Zuges",
  "play.settling.told": "Noch nicht genannte Folgen des Zuges",
  "play.settling.capturing": "Eine Figur wird geschlagen",
  "play.settling.castling": "Der Turm geht mit dem König",
  "play.settling.promoting": "Ein Bauer wird ausgetauscht",
  "play.settling.judging": "Ob der Gegner ziehen kann",
  "play.settling.checkmate": "Schachmatt",
  "play.settling.stalemate": "Patt",
  "play.settling.check": "Schach",
  "play.settling.drawing": "Ob die Stellung remis macht",
  "play.settling.dead": "Niemand kann mattsetzen",
  "play.settling.fivefold": "Die Stellung entstand fünfmal",
  "play.settling.seventy-five": "Fünfundsiebzig ruhige Züge",
  "play.settling.threefold": "Die Stellung entstand dreimal",
  "play.settling.fifty": "Fünfzig ruhige Züge",
  "play.claim": "Remis wird beansprucht",
  "play.claim.examined": "Der Antrag wird geprüft",
  "play.claim.correct": "Der Antrag ist richtig",
  "play.claim.incorrect": "Der Antrag ist nicht richtig",
  "play.flag": "Ein Fallblättchen ist gefallen",
  ended: "Die Partie ist beendet",
};

export const de: Messages = {
  events,
  happened,
  facts,
  places,
  words: {
    moved: "ein Zug",
    resigned: "die Aufgabe",
    "draw-offered": "ein Remisangebot",
    "draw-declined": "die Ablehnung des Remis",
    "draw-accepted": "die Annahme des Remis",
    "draw-claimed": "ein Antrag auf Remis",
    "flag-fell": "der Fall eines Fallblättchens",
    "result-stated": "ein angegebenes Ergebnis",
    captured: "ein Schlagen",
    castled: "der Zug des Turms bei der Rochade",
    promoted: "eine Umwandlung",
    "check-given": "ein Schach",
    "claim-upheld": "ein richtiger Antrag",
    "claim-rejected": "ein unrichtiger Antrag",
    "flag-decided": "das Ergebnis eines gefallenen Fallblättchens",
    checkmated: "ein Schachmatt",
    stalemated: "ein Patt",
    "position-dead": "eine tote Stellung",
    "repeated-fivefold": "eine fünffache Wiederholung",
    "repeated-threefold": "eine dreifache Wiederholung",
    "seventy-five-moves": "fünfundsiebzig Züge ohne Fortschritt",
    "fifty-moves": "fünfzig Züge ohne Fortschritt",
    threefold: "dreimal dieselbe Stellung",
  },
  move: (number) => `Zug ${number}`,
  end: "Ende",
  hasTheMove: (seat) => `${seat} ist am Zug`,
  start: (number) =>
    `Chess960, ${number === null ? "aus einer angegebenen Stellung" : `Stellung ${number}`}`,
};
