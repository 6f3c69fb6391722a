// What is wrong with values, in Spanish.
import { FORMAT, type WrittenForm } from "@assize/kernel-event-log";
import { grammarOf, LIMITS } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or, plural } = grammarOf("es");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `como máximo ${most}`;
  return most === null ? `como mínimo ${least}` : `de ${least} a ${most}`;
};

const FORMS: Readonly<Record<WrittenForm, string>> = {
  name: "un texto que no esté vacío",
  digest: "un SHA-256 en base64url, 43 caracteres",
  object: "un objeto JSON",
  format: `"${FORMAT}" y nada más`,
  rules: "la versión de las reglas, un número entero desde 1",
  seats: `una lista de 1 a ${LIMITS.seats} asientos`,
  overrides: "un objeto de nombres de interpretaciones y opciones",
  terse: "true, o quite el miembro",
  line: "el número de la línea, desde 0",
  seat: "el número de un asiento, desde 0",
  event: "el número de un evento, desde 0",
  instant: "un instante en UTC, por ejemplo 2026-01-31T18:00:00Z",
};

export const problems: Problems = {
  types: {
    object: "un objeto",
    array: "una lista",
    string: "un texto",
    integer: "un número entero",
    number: "un número",
    boolean: "verdadero o falso (true, false)",
  },
  rules: {
    "no-members": () => "debe estar vacío",
    "no-such-place": ([place]) => `no hay ningún lugar «${place}» en el desarrollo`,
    "asked-with-players": (players) => `solo se pregunta con ${or(players)} jugadores`,
  },
  values: {
    has: "tiene",
    needs: "necesita",
    least: "el menor",
    missing: "falta",
    unknown: "no se conoce",
    twice: "más de una vez",
    wrong: "mal",
    seat: "asiento",
  },
  misfits: {
    missing: "falta",
    surplus: "no se conoce aquí",
    surplusAmong: (known) =>
      `no se conoce aquí; ${plural(known.length, "se conoce", "se conocen")} ${and(known)}`,
    mustBe: (kinds) => `debe ser ${or(kinds)}`,
    someOf: (values) => `debe nombrar algunos de estos, con comas entre ellos: ${and(values)}`,
    range: (least, most) => `debe ser: ${between(least, most)}`,
    length: (least, most) => `debe tener la longitud: ${between(least, most)}`,
    pattern: (pattern) => `debe ajustarse a ${pattern}`,
    repeated: "está ahí por segunda vez",
    rule: (name) => `incumple la regla «${name}»`,
    anyRule: "incumple una regla de su formato",
    clause: (id, by) => `incumple la cláusula ${id} (${by})`,
  },
  /** `line` is counted from 1, as editors do. */
  lineAt: (line, field) => `línea ${line}, ${field}`,
  read: {
    "empty-file": () => "no hay nada que leer; un registro tiene una cabecera",
    bom: () => "la línea empieza con una marca de orden de bytes; guarde sin ella",
    "carriage-return": () =>
      "la línea contiene un retorno de carro; termine las líneas solo con un salto de línea (LF)",
    "blank-line": () => "la línea está vacía; quítela",
    "not-utf8": () => "la línea no es UTF-8; guarde el archivo como UTF-8",
    "nul-byte": () => "la línea contiene un byte NUL; puede que el archivo esté dañado",
    "not-json": () => "la línea no es JSON; escriba un objeto JSON por línea",
    "not-an-object": () => "la línea debe ser un objeto JSON: {…}",
    "line-too-long": ({ most }) => `la línea supera ${most} bytes; divídala`,
    "too-many-events": ({ most }) => `la partida tiene más de ${most} eventos; divida el registro`,
    "too-large": ({ most }) => `la partida tiene más de ${most} bytes; divida el registro`,
    "too-deep": ({ most }) =>
      `hay valores anidados en más de ${most} niveles; haga el valor más plano`,
    "duplicate-key": () => "la clave está dos veces en un mismo objeto; quite una",
    "unknown-key": ({ key, extensible }) =>
      `no hay ningún miembro «${key}»; quítelo${extensible ? ", o haga que su nombre empiece por «x-»" : ""}`,
    "missing-key": ({ key }) => `falta el miembro «${key}»`,
    "wrong-type": ({ expected }) => `escriba aquí ${FORMS[expected]}`,
    "unsafe-number": ({ number, profile }) =>
      profile === "foreign"
        ? `${number} es demasiado grande; escríbalo como texto`
        : `${number} no es un simple número entero dentro de ±(2^53 - 1); escríbalo solo con cifras, o como texto`,
    "lone-surrogate": () =>
      "el texto contiene la mitad de un par sustituto; escriba caracteres enteros",
    "reserved-key": () =>
      'las claves que empiezan por «$» están reservadas; solo {"$unknown":"motivo"} y {"$sealed":"procedimiento:compromiso"} pueden estar en lugar de un valor',
    "forbidden-key": ({ key }) => `ninguna clave puede llamarse «${key}»; cámbiele el nombre`,
    "format-unknown": ({ format, known }) =>
      `el formato ${JSON.stringify(format)} no se conoce aquí; use una versión más nueva del programa, o escriba «${known}»`,
    "header-missing": () =>
      "la primera línea de una partida debe ser su cabecera, con el miembro «format»",
    "too-many-games": ({ most }) =>
      `aquí solo pueden estar ${most} en un mismo lugar; divida el archivo por partidas`,
  },
  json: {
    "not-json": "esto no es JSON",
    "too-long": (most) => `esto supera ${most} bytes; acórtelo`,
  },
  noEvents: {
    typeUnknown: (type, known) => `este juego no tiene el evento «${type}»; tiene ${and(known)}`,
    seatUnexpected: "solo una decisión tiene asiento (by)",
    seatMissing: "una decisión necesita el asiento que la toma (by)",
    seatUnknown: (seat, last) => `no hay asiento ${seat}; los asientos van de 0 a ${last}`,
    unknownValue: (fields) => `el registro no conoce ${and(fields)}`,
    malformed: (misfits) => `sus datos no tienen la forma debida: ${misfits}`,
  },
  refusals: {
    noUndo: (format) =>
      `el registro se empezó en el formato «${format}», en el que nada se deshace; empiece uno que lo permita`,
    undoImpossible: (to, last) =>
      `el evento ${to} no es anterior a este; nombre uno de 0 a ${last}`,
    gameOver: "la partida ha terminado",
    notAChoice: (type) => `«${type}» lo provocan las reglas; nunca se presenta`,
  },
  resumptions: {
    undetermined: (doubts) => `esta partida no se conoce aquí: ${doubts}`,
    terse: "el registro omite lo que las reglas imponen",
    unchained:
      "sus líneas no están encadenadas, así que no se registró aquí; solo se continúa un registro encadenado",
    chainBroken: (event) => `el evento ${event} no continúa la cadena: el archivo fue modificado`,
    violated: (event) => `el evento ${event} no es lo que las reglas permiten o imponen ahí`,
  },
  doubts: {
    game: (game, known) => `el juego «${game}» no se conoce aquí (se conocen: ${and(known)})`,
    rules: (rules, known) =>
      `registrado con la versión ${rules} de las reglas, este examen conoce ${plural(known.length, "la versión", "las versiones")} ${and(known)}`,
    rulebook: (rulebook) => `el reglamento ${rulebook} no es el de este examen`,
    edition: (edition, digest, used) =>
      `registrado con la edición «${edition}» (${digest}); este examen tiene ${used}`,
    editionGiven: (problem, path) =>
      `la edición dada no es válida: ${problem}${path === "" ? "" : `, ${path}`}`,
    editionMalformed: (path, detail) =>
      `la edición dada no es válida: ${path === "" ? "el conjunto" : path} ${detail}`,
    noReason: "no se da ninguna razón",
    rulingSet: (set) =>
      `conjunto de interpretaciones desconocido «${set}»; se ha supuesto el predeterminado`,
    ruling: (ruling) =>
      `interpretación desconocida «${ruling}»; se ha supuesto el conjunto predeterminado`,
    rulingOption: (ruling, option, known) =>
      `la interpretación «${ruling}» no tiene la opción «${option}» (tiene ${and(known)}); se ha supuesto el conjunto predeterminado`,
  },
  stops: {
    nothingFits: (lines) =>
      `ningún evento desde aquí hasta el final del registro forma parte de la partida (${lines})`,
    resumes: (event) => ` (se podría volver a leer desde el evento ${event})`,
    unknownValue: (value) => `${value}; lo que sigue depende de ello`,
    findingsLimit: (most) => `${most} hallazgos`,
  },
};
