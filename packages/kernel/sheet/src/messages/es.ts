// What is said on a ruling sheet in Spanish.
import type { Messages } from "./en.ts";

export const es: Messages = {
  title: "Hoja de arbitraje",
  documentTitle: (game, log) => `Hoja de arbitraje: ${game}, ${log}`,

  lead: (label) => `${label}:`,
  players: "Jugadores, en el sentido de las agujas del reloj",
  audited: "Qué se ha comprobado",
  log: "Registro",
  digest: "Huella",
  digestIs: (bytes) => `SHA-256 de sus ${bytes} bytes, base64url`,
  digestLeftOut: "omitida: se podrían hallar secretos probando",
  game: "Juego",
  rules: (version) => `versión ${version} de las reglas`,
  rulebook: "Reglamento",
  edition: "Edición impresa",
  referenceEdition: "la edición de referencia",
  rulings: "Interpretaciones",
  scope: "Hasta dónde llega la comprobación",
  auditedBy: "Comprobado con",
  shown: "Qué se muestra",
  eyes: {
    all: "Todo, también los secretos. Antes de darla a los jugadores: quien la haya leído no debería seguir jugando.",
    allOver: "Todo, también los secretos: la partida ha terminado.",
    public:
      "Lo que todos pueden saber. Se omiten los secretos y también las consecuencias de los errores, que los delatarían.",
    seat: (name) =>
      `Lo que ${name} puede saber. Se omiten los secretos de los demás y también las consecuencias de los errores, que los delatarían.`,
  },

  causes: "Qué no es como dicen las reglas",
  effect: "Efecto",
  together: "Todo junto",
  cause: (place, event) => `${place}. Evento ${event}`,
  before: (event) => `Antes del evento ${event}`,
  after: (event) => `Después del evento ${event}`,
  both: (event) =>
    `Evento ${event}: como está registrado (a trazos, tachado) y como lo exigen las reglas (línea continua); los números son los de después`,
  whole: (event) => `Todo el tablero después del evento ${event}, tal como sigue la partida`,
  notDrawn: "De las demás causas no hay imágenes aquí; el visor las muestra.",
  rule: "Regla",
  clause: (id) => `cláusula ${id}`,
  source: "Fuente",
  missingAt: "Falta en",
  completion: "Ningún texto enuncia esta cláusula: el proyecto completó las reglas aquí.",
  completedHere:
    "Ningún texto enuncia lo que de esta cláusula decidió aquí: el proyecto completó las reglas.",
  readBy: "Lectura adoptada",
  happened: "Qué se supone que ocurrió",
  follows: "Qué se sigue de ello",

  outcome: "Resultado",
  boardAtEnd: "El tablero al final de la partida",
  boardSoFar: (event) => `El tablero después del evento ${event}, el último conocido`,
  open: "Qué queda abierto",
  report: "La comprobación",

  note: "Nota del árbitro",
  ruling: "Decisión del árbitro",
  arbiter: "Nombre",
  signed: "Lugar, fecha, firma",
};
