// The program's own sentences in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { AnswerName } from "./answers.ts";
import type { Messages } from "./en.ts";

const ANSWERED: Readonly<Record<AnswerName, string>> = {
  compliant: "conformes",
  violated: "no conformes",
  undetermined: "indeterminadas",
  unreadable: "ilegibles",
  defect: "sin verificar, por un defecto del programa",
};

const { and, or } = grammarOf("es");

export const es: Messages = {
  games: (number) => `${number} partidas`,
  undoneByFewer: (number) => `${number} con jugadas deshechas sin el acuerdo de todos los asientos`,
  answered: (answer, number) => `${number} ${ANSWERED[answer]}`,
  sheetWritten: (file) => `La hoja de arbitraje está en ${file}.`,
  reportWritten: (file) => `El informe está en ${file}.`,
  afterEvent: (at, of) => `tras el evento ${at} de ${of}`,
  due: (events, seats) => `Pendiente: ${or(events)}${seats.length === 0 ? "" : ` (${and(seats)})`}`,
  over: "La partida ha terminado.",
  atPosition: (at, event) => `En la posición ${at}: ${event}`,
  unusable: (why) => `No es un evento posible: ${why}`,
  forced: (data) => `Las reglas imponen en su lugar: ${data}`,
  legalHere: "Permitido aquí:",
  moreThan: (shown) => `… y más; solo se muestran ${shown}`,
  dependsOn: (events, of) => `depende de ${events} de ${of} eventos:`,
  sliceCut: "Puede haber más: no se pudo probar cada elección de otra manera.",
  fromStart: "Desde el comienzo de la partida",
  fromPosition: "Desde una posición dada",
  witness: (events, seq, isLeast) =>
    `un registro de ${events} eventos, el hallazgo en el evento ${seq}; ${isLeast ? "no se puede quitar nada" : "un límite puso fin a la búsqueda, puede quitarse más"}`,
  noWitness: "no se ha encontrado ningún registro así",
  merged: (events, protocols) => `${events} eventos de ${protocols} registros`,
  writtenAlone: (protocol, events) =>
    `${events === 1 ? "1 evento está" : `${events} eventos están`} solo en ${protocol}`,
  theyDiffer: (seq) => `Evento ${seq}: los registros difieren`,
  nothingHappened: "allí no pasó nada",
  takenHere: "tomado",
  notFollowed: "no se examinó lo que sigue; se alcanzó un límite",
  agreeInAll: "Los registros no se contradicen en nada.",
  inputElsewhere: (after, events) =>
    `esta elección sigue al evento ${after}, y el registro está en el evento ${events}; no se ha registrado: lea el registro y elija de nuevo`,
  inputTorn: "la entrada termina en medio de esta línea; no se ha registrado",
  inputLine: (line, why) => `línea ${line}: ${why}`,
  apartTitle: "Distinguidas por una partida",
  apartBy: (one, other, events, from) =>
    `${one} y ${other}, tras ${events === 1 ? "1 evento" : `${events} eventos`} ${
      {
        start: "desde el comienzo",
        play: "desde una posición jugada",
        stated: "desde una posición dada",
      }[from]
    }`,
  apartShortest: (isShortest) =>
    isShortest ? "nada más corto las distingue desde ahí" : "no se ha probado que sea la más corta",
  apartLog: "El registro: ",
  neverApart: (one, other) => `${one} y ${other}: ninguna partida las distingue`,
  clauses: "Cláusulas",
  rulings: "Interpretaciones",
  rulingSets: "Conjuntos de interpretaciones",
  sources: "Fuentes",
  nearestTexts: "Textos que más se le acercan",
  readThrough: "Se lee según las interpretaciones",
  readers: "Cláusulas que se leen según ella",
  choosers: "Conjuntos que eligen",
  byDefault: "por defecto",
  completion: "Ningún texto lo dice: el proyecto completó las reglas.",
  notAuditable: "No verificable",
};
