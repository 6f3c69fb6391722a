// A report in Spanish. Game terms never stand here: they come from the game.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { causes } from "./causes/es.ts";
import { effects } from "./effects/es.ts";
import { engines } from "./engines/es.ts";
import { matrices } from "./matrix/es.ts";
import { explanations } from "./explanations/es.ts";
import { problems } from "./problems/es.ts";

const { and, count, or, plural } = grammarOf("es");

export const es: Messages = {
  headline: {
    compliant: "CONFORME",
    violated: "NO CONFORME",
    undetermined: "INDETERMINADO",
    unreadable: "ILEGIBLE",
  },
  causesFound: (causes, more) => `${more ? "al menos " : ""}${count(causes, "causa", "causas")}`,
  findingsFound: (findings, more) =>
    `${more ? "al menos " : ""}${count(findings, "hallazgo", "hallazgos")}`,
  reasons: (reasons) => count(reasons, "duda", "dudas"),

  game: (title, rules) => `Juego: ${title}, versión ${rules} de las reglas`,
  toldInEnglish: "Los términos propios de este juego solo existen en inglés.",
  seats: (names) => `Asientos, en sentido horario: ${and(names)}`,
  seat: (seat) => `asiento ${seat}`,
  bytesOnly: (events) =>
    `Examinado: de ${count(events, "evento", "eventos")}, solo los bytes guardados; la partida no se pudo reproducir.`,
  bareHeader: "Examinado: solo una cabecera; aún no se ha jugado nada.",
  covered: (events, audited) =>
    `Examinado: ${count(events, "evento registrado", "eventos registrados")}, ${count(audited, "comparado", "comparados")} con las reglas.`,
  reached: (position) => `Posición alcanzada: ${position}.`,
  finished: "La partida ha terminado.",
  unfinished: "La partida no ha terminado.",
  stopped: (event, reason) => `El examen se detiene en el evento ${event}: ${reason}.`,
  eventRange: (from, to) => (from === to ? `${from}` : `${from} a ${to}`),
  searchedInPart: (ranges, more) =>
    `La búsqueda de explicaciones terminó en su límite en estos eventos: ${ranges}${more > 0 ? ` (y ${more} tramos más)` : ""}. Allí examinó todo lo que figura en el registro y una parte de lo que nadie anotó; a nadie se acusa allí con certeza.`,
  winner: (names) => `Gana: ${and(names)}`,
  nobodyWon: (note) => (note === null ? "No gana nadie." : `No gana ningún asiento: ${note}.`),
  place: (place, names) => `Puesto ${place}: ${and(names)}`,
  onWordOf: (who) => `El final se basa en la palabra de: ${who}.`,
  prefix: (events, all) =>
    all
      ? `Comienzo conforme más largo: todo (${count(events, "evento", "eventos")}).`
      : `Comienzo conforme más largo: ${count(events, "evento", "eventos")} (las posiciones 0 a ${events} son seguras).`,
  prefixOpen: (events, all) =>
    `Comienzo más largo en el que no se encontró nada contra las reglas: ${count(events, "evento", "eventos")}${all ? ", es decir, todo" : ""}. No es seguro que allí se respetaran.`,
  backTo: (event) => (event === 0 ? "al comienzo" : `a la posición tras el evento ${event}`),
  undone: (to, names) =>
    `La partida vuelve ${to}; ${and(names)} ${plural(names.length, "está", "están")} de acuerdo`,
  takenBack: (times, told) =>
    `Deshecho: ${count(times, "vez", "veces")}${told < times ? `; se indican las ${told} primeras` : ""}.`,
  undoByFewer: "No todos los asientos estuvieron de acuerdo en volver atrás.",
  takenBackByFewer: (times, chance, reveals) =>
    `deshecho ${count(times, "vez", "veces")} sin el acuerdo de todos los asientos${
      chance + reveals === 0
        ? ""
        : ` (visto hasta entonces: ${and([
            ...(chance === 0 ? [] : [count(chance, "resultado del azar", "resultados del azar")]),
            ...(reveals === 0 ? [] : [count(reveals, "secreto revelado", "secretos revelados")]),
          ])})`
    }`,
  backAt: (event, to, names) => `en el evento ${event}, ${to} (de acuerdo: ${and(names)}).`,
  seenByThen: (chance, reveals, first) =>
    `Visto hasta entonces: ${and([
      ...(chance === 0 ? [] : [count(chance, "resultado del azar", "resultados del azar")]),
      ...(reveals === 0 ? [] : [count(reveals, "secreto revelado", "secretos revelados")]),
    ])}, por primera vez en el evento ${first}; lo visto queda visto.`,
  seenNothing: "Hasta entonces no se había visto ningún resultado del azar ni ningún secreto.",
  record: ({ bytes, digest, header, lastLine }) =>
    `Examinado: ${bytes} bytes con la huella SHA-256 ${digest}; la de la cabecera es ${header}, la de la última línea ${lastLine} (base64url).`,
  /** Where the log was made of another text: the whole of it. */
  readFrom: ({ bytes, digest }) =>
    `Leído de ${bytes} bytes con la huella SHA-256 ${digest}; se examina el registro que se hizo de ellos.`,
  assurance: {
    stated:
      "Garantía: declarado. Lo dice el propio registro; nada muestra que no se cambiara después.",
    chained:
      "Garantía: encadenado. Cada línea lleva la huella de la anterior: un cambio aislado se nota, una reescritura de todas las líneas no.",
    signed: "Garantía: firmado. Los asientos han firmado lo que dice el registro.",
    sealed: "Garantía: sellado. Los secretos se sellaron al surgir y se abrieron después.",
  },
  chain: {
    whole:
      "Ninguna otra línea sostiene la última: solo la huella del registro entero muestra si se cambió o si se cortaron líneas después de ella.",
    broken: "La cadena de huellas está rota.",
    absent:
      "Ninguna línea lleva la huella de la anterior: no hay cadena, o se quitó. Eso garantiza menos que un registro encadenado.",
  },
  moreFindings: (shown) =>
    `Solo se dan los primeros ${shown} hallazgos; hay más, o el examen se detuvo antes de llegar a ellos.`,
  rulingSet: (set) => `Interpretaciones: «${set}», según el registro.`,
  rulingsAssumed: (set) =>
    `Interpretaciones: «${set}», solo supuestas, pues las del registro no se conocen aquí.`,
  rulingsReplaced: (set) =>
    `Interpretaciones: «${set}», elegidas para este examen en lugar de las del registro.`,
  rulebookEarlier: (digest) =>
    `Reglamento: uno anterior, el que nombra el registro (${digest}); no el de hoy.`,
  rulebookReplaced: (digest) =>
    `Reglamento: el de hoy (${digest}), elegido para este examen en lugar del que nombra el registro.`,
  restsOn: "El veredicto se apoya en estas interpretaciones:",
  restsOnNone: "El veredicto no se apoya en ninguna interpretación.",

  findings: {
    "chain-broken":
      "La línea no continúa la cadena: una línea anterior se cambió después de escribirse.",
    "chain-missing":
      "La línea no lleva la huella de la anterior, aunque el registro está encadenado.",
    "seq-gap": "Faltan números antes de esta línea: puede que se hayan quitado líneas.",
    "seq-duplicate": "La línea tiene el mismo número que la anterior.",
    "seq-out-of-order": "El número de la línea es menor que el de la anterior.",
    "type-unknown": "El juego no tiene ningún evento de este tipo.",
    "data-malformed": "Los datos del evento no tienen la forma que pide su tipo.",
    "seat-missing": "Una elección debe decir qué asiento la hizo; esta línea no lo dice.",
    "seat-unexpected": "Aquí no elige ningún asiento, pero la línea nombra uno.",
    "seat-unknown": "Ese asiento no existe en esta mesa.",
    "seat-wrong": "Esta elección corresponde ahora a otro asiento.",
    "decision-illegal": "Las reglas no permiten esta elección aquí.",
    "decision-not-due": "Esta elección no toca en este momento de la partida.",
    "chance-impossible": "El azar no puede dar este resultado aquí.",
    "chance-not-due": "En este momento de la partida esto no se deja al azar.",
    "outside-impossible": "Nadie de fuera de los asientos puede constatar esto aquí.",
    "outside-not-due":
      "En este momento de la partida, nadie de fuera de los asientos tiene nada así que constatar.",
    "value-wrong": "Los valores registrados no son los que imponen las reglas.",
    "outcome-wrong": "El final registrado no es el que imponen las reglas.",
    "consequence-missing": "Las reglas imponen aquí un evento que el registro omite.",
    "consequence-surplus": "El registro tiene aquí un evento que las reglas no producen.",
    "consequence-wrong": "Las reglas imponen aquí un evento distinto del registrado.",
    "event-after-end": "La partida termina antes de este evento.",
    "undo-impossible":
      "Solo se vuelve a una línea anterior; esta se nombra a sí misma, a una posterior o a ninguna.",
    "line-torn": "La línea está cortada: le falta el final.",
  },
  event: (event) => `evento ${event}`,
  expected: "esperado",
  recorded: "registrado",
  oneOf: (names) => `uno de ${or(names)}`,
  nothing: "nada",
  ends: "el final",
  clause: (id) => `cláusula ${id}`,
  source: "fuente",
  missingAt: "donde falta",
  completion: "Ningún texto enuncia esta cláusula: el proyecto completó aquí las reglas.",
  completedHere:
    "Ningún texto enuncia lo que de esta cláusula decidió aquí: el proyecto completó las reglas.",
  ruling: (id, option) => `interpretación ${id} (${option})`,
  blame: {
    player: "Responsable: el jugador.",
    recorder: "Responsable: quien llevó el registro; el juego mismo pudo ser correcto.",
    "record-damage": "Responsable: un daño del registro.",
    "rules-gap": "Responsable: una laguna de las reglas.",
  },
  answerable: (name) => `Responsable: ${name}.`,
  undecided: (names) => `Responsable: no se puede decidir entre ${and(names)}.`,
  whoeverRecorded: "quien llevó el registro",

  doubts: {
    "unknown-game": {
      what: "El juego del registro no se conoce aquí.",
      remedy: "Use un programa que conozca este juego.",
    },
    "unknown-rules-version": {
      what: "El registro se hizo con otra versión de las reglas que la de este programa.",
      remedy: "Use la publicación que tiene esa versión de las reglas.",
    },
    "unknown-rulebook": {
      what: "El registro nombra un reglamento distinto del de este programa.",
      remedy: "Use la publicación con la que se hizo el registro.",
    },
    "unknown-edition": {
      what: "El registro se hizo con otra edición impresa que la disponible.",
      remedy: "Indique el archivo de la edición con la que se jugó.",
    },
    "unknown-ruling": {
      what: "El registro nombra una interpretación, un conjunto o una opción que no se conoce aquí.",
      remedy: "Corrija la cabecera o elija usted las interpretaciones de este examen.",
    },
    "unknown-value": {
      what: "El propio registro desconoce un valor.",
      remedy: "Complételo donde se pueda averiguar; lo que depende de él queda abierto.",
    },
    unproved: {
      what: "El final se apoya en algo que no es seguro.",
      remedy:
        "Que lo decida un árbitro; hasta entonces cuenta como dicen las interpretaciones de esta auditoría.",
    },
    "header-invalid": {
      what: "La cabecera no describe una partida que se pueda jugar.",
      remedy: "Corrija el campo nombrado.",
    },
    "position-invalid": {
      what: "La posición con la que empieza el registro no puede darse.",
      remedy: "Corrija la posición o registre la partida desde el principio.",
    },
    "line-torn": {
      what: "La línea que sigue al último evento está cortada o dañada y se ha dejado fuera.",
      remedy: "Corrija la línea o quítela; el veredicto trata de las líneas anteriores.",
    },
    "limit-reached": {
      what: "Se alcanzó un límite del programa antes del final del registro.",
      remedy: "Divida el registro o mire lo que se examinó.",
    },
  },
  header: "cabecera",
  detail: "detalle",
  remedy: "Qué hacer",

  unreadable: {
    "empty-file": "El archivo está vacío.",
    bom: "El archivo empieza con una marca de orden de bytes, que un registro no debe tener.",
    "carriage-return": "Una línea acaba en retorno de carro; solo se admite el salto de línea.",
    "blank-line": "Hay una línea en blanco.",
    "not-utf8": "Los bytes no son UTF-8.",
    "nul-byte": "La línea contiene un byte NUL.",
    "not-json": "La línea no es JSON.",
    "not-an-object": "La línea es JSON, pero no un objeto.",
    "line-too-long": "La línea es más larga de lo que puede ser una línea de registro.",
    "too-many-events": "La partida tiene más eventos de los que puede tener un registro.",
    "too-large": "El registro es más grande de lo que puede ser un registro.",
    "too-deep": "La línea anida listas y objetos más hondo de lo que puede un registro.",
    "duplicate-key": "Una clave figura dos veces en un mismo objeto.",
    "unknown-key": "Hay aquí un miembro que el formato no conoce.",
    "missing-key": "Falta un miembro que el formato pide.",
    "wrong-type": "Un valor no tiene el tipo que pide el formato.",
    "unsafe-number": "Un número no es un entero que todo lector pueda guardar con exactitud.",
    "lone-surrogate": "Un texto contiene medio carácter (un sustituto suelto).",
    "reserved-key": "Una clave empieza por $, que está reservado.",
    "forbidden-key": "Se usa una clave que ningún registro puede usar.",
    "format-unknown": "El registro está escrito en un formato que no se conoce aquí.",
    "header-missing": "El registro no empieza con una cabecera.",
    "too-many-games": "El archivo contiene más partidas de las que puede contener un archivo.",
  },
  /** `line` is counted from 1, as editors do. */
  unreadableAt: (line, field) => `Línea ${line}, campo ${field}`,

  accepted: "Aceptado: las reglas lo permiten aquí.",
  notExpectedHere: "No se espera aquí: este momento de la partida no conoce tal evento.",
  known: (types) => `Conoce: ${and(types)}.`,
  knownNone: "No conoce ninguno: la partida ha terminado.",
  refused: "Rechazado: las reglas no lo permiten aquí.",
  way: (way, id) => `Vía ${way} (${id})`,
  wayClosed: "no es la que abre el estado de la partida",
  failing: (question, clauses) => `«${question}» se responde con no (${and(clauses)})`,

  causes,
  effects,
  ruledLine: (arbiter, event, code, ruling) =>
    `${arbiter} decide sobre el evento ${event} (${code}): ${ruling}`,
  ruledShort: {
    "let-stand": "queda",
    corrected: "corregido",
    voided: "anulado",
    penalty: "penalización",
  },
  matrices,
  engines,
  explanations,
  problems,

  summaryEvents: (events, finished) =>
    `${count(events, "evento", "eventos")}, ${finished ? "terminada" : "sin terminar"}`,
  summaryFirst: (event, code) => `el primero en el evento ${event}: ${code}`,
};
