// What chess says in Spanish. A seat may be called `las blancas`: no verb agrees with it.
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

const { and } = grammarOf("es");

const NAMES: Readonly<Record<Kind, string>> = {
  king: "rey",
  queen: "dama",
  rook: "torre",
  bishop: "alfil",
  knight: "caballo",
  pawn: "peón",
};
const MANY: Readonly<Record<Kind, string>> = {
  king: "reyes",
  queen: "damas",
  rook: "torres",
  bishop: "alfiles",
  knight: "caballos",
  pawn: "peones",
};
const isFeminine = (kind: Kind): boolean => kind === "queen" || kind === "rook";
const one = (kind: Kind): string => `${isFeminine(kind) ? "una" : "un"} ${NAMES[kind]}`;
const the = (kind: Kind): string => `${isFeminine(kind) ? "la" : "el"} ${NAMES[kind]}`;
const OF_COLOUR: Readonly<Record<string, readonly [string, string]>> = {
  white: ["blanco", "blanca"],
  black: ["negro", "negra"],
};

const kindIn = (values: Parameters<typeof textIn>[0]): Kind => textIn(values, "piece") as Kind;
const coloured = (values: Parameters<typeof textIn>[0]): string => {
  const kind = kindIn(values);
  const [masculine, feminine] = OF_COLOUR[textIn(values, "colour")] ?? ["", ""];
  return `${one(kind)} ${isFeminine(kind) ? feminine : masculine}`;
};

const won = (winner: number | null, { seat }: Pick<Terms, "seat">): string =>
  winner === null ? "la partida es tablas" : `partida ganada por ${seat(winner)}`;

const CLAIMED = {
  threefold: "tercera aparición de una posición",
  "fifty-moves": "cincuenta jugadas sin mover peón y sin captura",
} as const;
const BY_WORD_OF = {
  arbiter: "según el árbitro",
  clock: "según el reloj",
  scoresheet: "según la planilla",
  site: "según el sitio",
} as const;

const FOLLOWING = {
  captured: ({ data: { piece, square } }) => `captura de la pieza en ${square}: ${NAMES[piece]}`,
  castled: ({ data: { from, to } }) => `la torre va de ${from} a ${to}`,
  promoted: ({ data: { piece, square } }) => `el peón en ${square} se cambia por ${one(piece)}`,
  "check-given": ({ data: { king, by } }) => `el rey en ${king} está en jaque (de ${and(by)})`,
  "claim-upheld": ({ data }, terms) => `la reclamación es correcta: ${won(data.winner, terms)}`,
  "claim-rejected": () => "la reclamación no es correcta; la partida sigue",
  "flag-decided": ({ data }, terms) => `por tiempo: ${won(data.winner, terms)}`,
  checkmated: ({ data }, terms) => `jaque mate: ${won(data.winner, terms)}`,
  stalemated: ({ data }, terms) => `ahogado: ${won(data.winner, terms)}`,
  "position-dead": ({ data }, terms) => `ya nadie puede dar mate: ${won(data.winner, terms)}`,
  "repeated-fivefold": ({ data }, terms) =>
    `la posición se ha dado cinco veces: ${won(data.winner, terms)}`,
  "repeated-threefold": ({ data }, terms) =>
    `la posición se ha dado tres veces: ${won(data.winner, terms)}`,
  "seventy-five-moves": ({ data }, terms) =>
    `setenta y cinco jugadas sin mover peón y sin captura: ${won(data.winner, terms)}`,
  "fifty-moves": ({ data }, terms) =>
    `cincuenta jugadas sin mover peón y sin captura: ${won(data.winner, terms)}`,
  "flag-fell": ({ data: { seat, saidBy } }, terms) =>
    seat === null
      ? `ha caído una bandera, ${BY_WORD_OF[saidBy]}; cuál no está escrito`
      : `sin más tiempo para ${terms.seat(seat)}, ${BY_WORD_OF[saidBy]}`,
  "result-stated": ({ data: { winner, saidBy } }, terms) =>
    `${won(winner, terms)}, ${BY_WORD_OF[saidBy]}`,
} satisfies Partial<EventSentences>;

/** What a seat does is named, so that the sentence is the same whether it is to come or has come. */
const events: EventSentences = {
  ...FOLLOWING,
  moved: ({ by, data }, terms) => `${terms.seat(by)}: ${moveText(data, terms, NAMES)}`,
  resigned: ({ by }, { seat }) => `${seat(by)}: abandono`,
  "draw-offered": ({ by }, { seat }) => `${seat(by)}: oferta de tablas`,
  "draw-declined": ({ by }, { seat }) => `${seat(by)}: rechazo de las tablas`,
  "draw-accepted": ({ by }, { seat }) => `${seat(by)}: aceptación de las tablas`,
  "draw-claimed": ({ by, data: { reason, move } }, terms) =>
    `${terms.seat(by)}: reclamación de tablas, ${CLAIMED[reason]}${move === null ? "" : `, con ${moveText(move, terms, NAMES)}`}`,
};

const materialText = (pieces: unknown): string => {
  const told = kindsIn(pieces).map(
    ([kind, all]) => `${all} ${all === 1 ? NAMES[kind] : MANY[kind]}`,
  );
  return told.length === 0 ? "solo el rey" : and(["el rey", ...told]);
};

const ENDED: Readonly<Record<string, string>> = {
  checkmate: "jaque mate",
  stalemate: "ahogado",
  "dead-position": "posición muerta",
  fivefold: "cinco veces la misma posición",
  "seventy-five": "setenta y cinco jugadas",
  threefold: "tres veces la misma posición",
  "fifty-moves": "cincuenta jugadas",
  resignation: "abandono",
  agreement: "acuerdo",
  flag: "tiempo",
  stated: "resultado indicado",
};

const facts: FactSentences = {
  "has-the-move": ({ seat }, terms) => `En juego: ${terms.seat(Number(seat))}.`,
  "stands-on": (values) =>
    values["piece"] === null
      ? `No había ninguna pieza en ${textIn(values, "square")}.`
      : `En ${textIn(values, "square")} había ${coloured(values)}.`,
  "stands-between": (values) =>
    `En medio, en ${textIn(values, "square")}, había ${one(kindIn(values))}.`,
  "king-attacked": (values) =>
    `Después, el propio rey en ${textIn(values, "king")} quedaría atacado por ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  "check-unanswered": (values) =>
    `Después, el rey en ${textIn(values, "king")} sigue atacado por ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  "castling-lost": (values) =>
    `El enroque con la torre de ${textIn(values, "rook")} estaba perdido: ella o el rey se había movido.`,
  "rook-gone": (values) => `No había torre en ${textIn(values, "rook")} para enrocar.`,
  "crossing-attacked": (values) =>
    `${textIn(values, "square")} estaba atacada por ${the(kindIn(values))} en ${textIn(values, "by")}.`,
  repeated: ({ times }) =>
    `La posición se había dado ${times === 1 ? "una vez" : `${Number(times)} veces`}.`,
  "quiet-moves": ({ plies }) =>
    `Jugadas de los dos bandos desde la última de peón o captura: ${Number(plies)}.`,
  "offers-stand": ({ seats }, terms) =>
    Array.isArray(seats) && seats.length > 0
      ? `Tablas ofrecidas por ${and(seats.map((seat) => terms.seat(Number(seat))))}.`
      : "Ninguna oferta de tablas valía.",
  "plies-made": ({ plies }) => `Jugadas hechas hasta entonces: ${Number(plies)}.`,
  "no-legal-move": ({ seat }, terms) => `Ninguna jugada legal para ${terms.seat(Number(seat))}.`,
  "material-left": ({ seat, pieces }, terms) =>
    `Piezas que quedaban para ${terms.seat(Number(seat))}: ${materialText(pieces)}.`,
  "materials-left": ({ white, black }) =>
    `Piezas que quedaban: para las blancas ${materialText(white)}, para las negras ${materialText(black)}.`,
  "mate-unproved": ({ seat, positions }, terms) =>
    `Que aún fuera posible un mate para ${terms.seat(Number(seat))} con alguna serie de jugadas legales no se pudo ni probar ni excluir; posiciones miradas: ${Number(positions)}.`,
  "mate-impossible": ({ seat }, terms) =>
    `Ningún mate era posible para ${terms.seat(Number(seat))} con ninguna serie de jugadas legales: solo una sanción o una incomparecencia podía dar la victoria, y no se indica ninguna.`,
  "flag-unwritten": ({ seat }, terms) =>
    `Qué bandera cayó no está escrito: con la del jugador en juego, partida ganada por ${terms.seat(Number(seat))}; con la otra es tablas.`,
  "ended-before": (values, terms) => {
    const { winner } = values;
    const how = ENDED[textIn(values, "reason")] ?? "";
    return `La partida había terminado (${how}): ${won(typeof winner === "number" ? winner : null, terms)}.`;
  },
  "walled-off": () => "Todos los peones se bloqueaban, y ningún rey podía llegar a uno de ellos.",
};

const places: Messages["places"] = {
  play: "Partida",
  "play.turn": "Un jugador está en juego",
  "play.settling": "Consecuencias de la jugada",
  "play.settling.told": "Consecuencias de la jugada aún por decir",
  "play.settling.capturing": "Se captura una pieza",
  "play.settling.castling": "La torre va con el rey",
  "play.settling.promoting": "Se cambia un peón",
  "play.settling.judging": "Si el contrario puede jugar",
  "play.settling.checkmate": "Jaque mate",
  "play.settling.stalemate": "Ahogado",
  "play.settling.check": "Jaque",
  "play.settling.drawing": "Si la posición hace tablas",
  "play.settling.dead": "Nadie puede dar mate",
  "play.settling.fivefold": "La posición se dio cinco veces",
  "play.settling.seventy-five": "Setenta y cinco jugadas tranquilas",
  "play.settling.threefold": "La posición se dio tres veces",
  "play.settling.fifty": "Cincuenta jugadas tranquilas",
  "play.claim": "Se reclaman tablas",
  "play.claim.examined": "Se examina la reclamación",
  "play.claim.correct": "La reclamación es correcta",
  "play.claim.incorrect": "La reclamación no es correcta",
  "play.flag": "Ha caído una bandera",
  ended: "La partida ha terminado",
};

export const es: Messages = {
  events,
  happened: events,
  facts,
  places,
  words: {
    moved: "una jugada",
    resigned: "un abandono",
    "draw-offered": "una oferta de tablas",
    "draw-declined": "un rechazo de las tablas",
    "draw-accepted": "una aceptación de las tablas",
    "draw-claimed": "una reclamación de tablas",
    "flag-fell": "la caída de una bandera",
    "result-stated": "un resultado indicado",
    captured: "una captura",
    castled: "la jugada de la torre en el enroque",
    promoted: "una coronación",
    "check-given": "un jaque",
    "claim-upheld": "una reclamación correcta",
    "claim-rejected": "una reclamación incorrecta",
    "flag-decided": "el resultado de una bandera caída",
    checkmated: "un jaque mate",
    stalemated: "un ahogado",
    "position-dead": "una posición muerta",
    "repeated-fivefold": "una quíntuple repetición",
    "repeated-threefold": "una triple repetición",
    "seventy-five-moves": "setenta y cinco jugadas sin progreso",
    "fifty-moves": "cincuenta jugadas sin progreso",
    threefold: "tres veces la misma posición",
  },
  move: (number) => `jugada ${number}`,
  end: "Fin",
  hasTheMove: (seat) => `en juego: ${seat}`,
  start: (number) =>
    `Chess960, ${number === null ? "de una posición indicada" : `posición ${number}`}`,
};
