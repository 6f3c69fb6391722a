// What chess says in French. A seat may be called `les Blancs`: no verb agrees with it, and no article merges with it.
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

const { and } = grammarOf("fr");

const NAMES: Readonly<Record<Kind, string>> = {
  king: "roi",
  queen: "dame",
  rook: "tour",
  bishop: "fou",
  knight: "cavalier",
  pawn: "pion",
};
const isFeminine = (kind: Kind): boolean => kind === "queen" || kind === "rook";
const one = (kind: Kind): string => `${isFeminine(kind) ? "une" : "un"} ${NAMES[kind]}`;
const the = (kind: Kind): string => `${isFeminine(kind) ? "la" : "le"} ${NAMES[kind]}`;
const OF_COLOUR: Readonly<Record<string, readonly [string, string]>> = {
  white: ["blanc", "blanche"],
  black: ["noir", "noire"],
};

const kindIn = (values: Parameters<typeof textIn>[0]): Kind => textIn(values, "piece") as Kind;
const coloured = (values: Parameters<typeof textIn>[0]): string => {
  const kind = kindIn(values);
  const [masculine, feminine] = OF_COLOUR[textIn(values, "colour")] ?? ["", ""];
  return `${one(kind)} ${isFeminine(kind) ? feminine : masculine}`;
};

const won = (winner: number | null, { seat }: Pick<Terms, "seat">): string =>
  winner === null ? "la partie est nulle" : `partie gagnée par ${seat(winner)}`;

const CLAIMED = {
  threefold: "troisième apparition d’une position",
  "fifty-moves": "cinquante coups sans coup de pion et sans prise",
} as const;
const BY_WORD_OF = {
  arbiter: "selon l’arbitre",
  clock: "selon la pendule",
  scoresheet: "selon la feuille de partie",
  site: "selon le site",
} as const;

const FOLLOWING = {
  captured: ({ data: { piece, square } }) => `prise de la pièce en ${square} : ${NAMES[piece]}`,
  castled: ({ data: { from, to } }) => `la tour va de ${from} en ${to}`,
  promoted: ({ data: { piece, square } }) =>
    `le pion en ${square} est échangé contre ${one(piece)}`,
  "check-given": ({ data: { king, by } }) => `le roi en ${king} est en échec (de ${and(by)})`,
  "claim-upheld": ({ data }, terms) => `la réclamation est correcte : ${won(data.winner, terms)}`,
  "claim-rejected": () => "la réclamation n’est pas correcte ; la partie continue",
  "flag-decided": ({ data }, terms) => `au temps : ${won(data.winner, terms)}`,
  checkmated: ({ data }, terms) => `échec et mat : ${won(data.winner, terms)}`,
  stalemated: ({ data }, terms) => `pat : ${won(data.winner, terms)}`,
  "position-dead": ({ data }, terms) => `personne ne peut plus mater : ${won(data.winner, terms)}`,
  "repeated-fivefold": ({ data }, terms) =>
    `la position est apparue cinq fois : ${won(data.winner, terms)}`,
  "repeated-threefold": ({ data }, terms) =>
    `la position est apparue trois fois : ${won(data.winner, terms)}`,
  "seventy-five-moves": ({ data }, terms) =>
    `soixante-quinze coups sans coup de pion et sans prise : ${won(data.winner, terms)}`,
  "fifty-moves": ({ data }, terms) =>
    `cinquante coups sans coup de pion et sans prise : ${won(data.winner, terms)}`,
  "flag-fell": ({ data: { seat, saidBy } }, terms) =>
    seat === null
      ? `un drapeau est tombé, ${BY_WORD_OF[saidBy]} ; lequel n’est pas écrit`
      : `plus de temps pour ${terms.seat(seat)}, ${BY_WORD_OF[saidBy]}`,
  "result-stated": ({ data: { winner, saidBy } }, terms) =>
    `${won(winner, terms)}, ${BY_WORD_OF[saidBy]}`,
} satisfies Partial<EventSentences>;

/** What a seat does is named, so that the sentence is the same whether it is to come or has come. */
const events: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)} : ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)} : abandon`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)} : proposition de nulle`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)} : refus de la nulle`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)} : acceptation de la nulle`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)} : réclamation de nulle, ${CLAIMED[reason]}${move === null ? "" : `, avec ${moveText(move, terms, NAMES)}`}`,
};

const materialText = (pieces: unknown): string => {
  const told = kindsIn(pieces).map(([kind, all]) => `${all} ${NAMES[kind]}${all === 1 ? "" : "s"}`);
  return told.length === 0 ? "le roi seul" : and(["le roi", ...told]);
};

const ENDED: Readonly<Record<string, string>> = {
  checkmate: "échec et mat",
  stalemate: "pat",
  "dead-position": "position morte",
  fivefold: "cinq fois la même position",
  "seventy-five": "soixante-quinze coups",
  threefold: "trois fois la même position",
  "fifty-moves": "cinquante coups",
  resignation: "abandon",
  agreement: "accord",
  flag: "temps",
  stated: "résultat indiqué",
};

const facts: FactSentences = {
  "has-the-move": ({ seat }, terms) => `Le trait : ${terms.seat(Number(seat))}.`,
  "stands-on": (values) =>
    values["piece"] === null
      ? `Aucune pièce ne se trouvait en ${textIn(values, "square")}.`
      : `En ${textIn(values, "square")} se trouvait ${coloured(values)}.`,
  "stands-between": (values) =>
    `Entre les deux, en ${textIn(values, "square")}, se trouvait ${one(kindIn(values))}.`,
  "king-attacked": (values) =>
    `Après ce coup, son propre roi en ${textIn(values, "king")} serait attaqué par ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  "check-unanswered": (values) =>
    `Après ce coup, le roi en ${textIn(values, "king")} est toujours attaqué par ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  "castling-lost": (values) =>
    `Le roque avec la tour de ${textIn(values, "rook")} était perdu : elle ou le roi avait bougé.`,
  "rook-gone": (values) => `Aucune tour ne se trouvait en ${textIn(values, "rook")} pour roquer.`,
  "crossing-attacked": (values) =>
    `${textIn(values, "square")} était attaquée par ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  repeated: ({ times }) => `La position était apparue ${Number(times)} fois.`,
  "quiet-moves": ({ plies }) =>
    `Depuis le dernier coup de pion ou la dernière prise, nombre de coups des deux camps : ${Number(plies)}.`,
  "offers-stand": ({ seats }, terms) =>
    Array.isArray(seats) && seats.length > 0
      ? `Nulle proposée par ${and(seats.map((seat) => terms.seat(Number(seat))))}.`
      : "Aucune proposition de nulle ne valait.",
  "plies-made": ({ plies }) => `Nombre de coups joués jusque-là : ${Number(plies)}.`,
  "no-legal-move": ({ seat }, terms) => `Aucun coup légal pour ${terms.seat(Number(seat))}.`,
  "material-left": ({ seat, pieces }, terms) =>
    `Pièces qui restaient pour ${terms.seat(Number(seat))} : ${materialText(pieces)}.`,
  "materials-left": ({ white, black }) =>
    `Pièces qui restaient : pour les Blancs ${materialText(white)}, pour les Noirs ${materialText(black)}.`,
  "mate-unproved": ({ seat, positions }, terms) =>
    `Qu’un mat soit encore possible pour ${terms.seat(Number(seat))} par une suite de coups légaux n’a pu être ni prouvé ni exclu ; positions examinées : ${Number(positions)}.`,
  "mate-impossible": ({ seat }, terms) =>
    `Aucun mat n’était possible pour ${terms.seat(Number(seat))} par quelque suite de coups légaux que ce soit : seule une sanction ou un forfait pouvait faire gagner, et rien de tel n’est indiqué.`,
  "flag-unwritten": ({ seat }, terms) =>
    `Quel drapeau est tombé n’est pas écrit : avec celui du joueur au trait, la partie serait gagnée par ${terms.seat(Number(seat))} ; avec l’autre, elle est nulle.`,
  "ended-before": (values, terms) => {
    const { winner } = values;
    const how = ENDED[textIn(values, "reason")] ?? "";
    return `La partie était finie (${how}) : ${won(typeof winner === "number" ? winner : null, terms)}.`;
  },
  "walled-off": () => "Tous les pions se bloquaient, et aucun roi ne pouvait en atteindre un.",
};

const places: Messages["places"] = {
  play: "Partie",
  "play.turn": "Un joueur a le trait",
  "play.settling": "Suites du coup",
  "play.settling.told": "Suites du coup encore à dire",
  "play.settling.capturing": "Une pièce est prise",
  "play.settling.castling": "La tour va avec le roi",
  "play.settling.promoting": "Un pion est échangé",
  "play.settling.judging": "Si l’adversaire peut jouer",
  "play.settling.checkmate": "Échec et mat",
  "play.settling.stalemate": "Pat",
  "play.settling.check": "Échec",
  "play.settling.drawing": "Si la position fait nulle",
  "play.settling.dead": "Personne ne peut mater",
  "play.settling.fivefold": "La position est apparue cinq fois",
  "play.settling.seventy-five": "Soixante-quinze coups calmes",
  "play.settling.threefold": "La position est apparue trois fois",
  "play.settling.fifty": "Cinquante coups calmes",
  "play.claim": "La nulle est réclamée",
  "play.claim.examined": "La réclamation est examinée",
  "play.claim.correct": "La réclamation est correcte",
  "play.claim.incorrect": "La réclamation n’est pas correcte",
  "play.flag": "Un drapeau est tombé",
  ended: "La partie est finie",
};

export const fr: Messages = {
  events,
  happened: events,
  facts,
  places,
  words: {
    moved: "un coup",
    resigned: "un abandon",
    "draw-offered": "une proposition de nulle",
    "draw-declined": "un refus de la nulle",
    "draw-accepted": "une acceptation de la nulle",
    "draw-claimed": "une réclamation de nulle",
    "flag-fell": "la chute d’un drapeau",
    "result-stated": "un résultat indiqué",
    captured: "une prise",
    castled: "le coup de la tour dans le roque",
    promoted: "une promotion",
    "check-given": "un échec",
    "claim-upheld": "une réclamation correcte",
    "claim-rejected": "une réclamation incorrecte",
    "flag-decided": "le résultat d’un drapeau tombé",
    checkmated: "un échec et mat",
    stalemated: "un pat",
    "position-dead": "une position morte",
    "repeated-fivefold": "une quintuple répétition",
    "repeated-threefold": "une triple répétition",
    "seventy-five-moves": "soixante-quinze coups sans progrès",
    "fifty-moves": "cinquante coups sans progrès",
    threefold: "trois fois la même position",
  },
  move: (number) => `coup ${number}`,
  end: "Fin",
  hasTheMove: (seat) => `trait : ${seat}`,
  start: (number) =>
    `Chess960, ${number === null ? "d’une position indiquée" : `position ${number}`}`,
};
