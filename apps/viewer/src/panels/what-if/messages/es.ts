// Lo que pudo haber sido, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  choose: "Lo que se decide aquí",
  instead: (seq) => `Lo que elijas aquí ocupa el lugar del evento ${seq}, en una rama.`,
  onwards: "Aquí termina. Lo que elijas aquí sigue desde este punto.",
  who: "Quién decide",
  decides: (name) => `${name} decide`,
  chance: "Decide el azar",
  dice: "Dejar que decida el azar",
  forced: "Aquí no decide nadie: las reglas imponen el evento siguiente.",
  toLastChoice: "A la elección anterior",
  toNextChoice: "A la próxima elección",
  over: "La partida ha terminado aquí.",
  notTheseEyes:
    "Lo que este asiento puede elegir solo lo ven él mismo y quien todo lo ve. Cambia de mirada.",
  search: (number) => `Buscar entre ${number} opciones`,
  moreThanShown: "Hay más de las que se muestran; búscalas.",
  asList: "Elegir de una lista",
  kind: "Qué",
  place: (number) => `N.º ${number}`,
  take: "Elegir esto",
  refused: "Aquí no es posible",
  here: (number) => `${number === 1 ? "una opción" : `${number} opciones`}, en el tablero o aquí`,
  another: "Elegir otra cosa",
  letBot: "Dejar jugar a un bot",
  bot: "Bot",
  stretch: {
    choice: "Una elección",
    turn: "Hasta el próximo turno",
    end: "Hasta el final de la partida",
  },
  playing: "El bot está jugando…",
  outcomes: "En qué quedó",
  record: "Lo registrado",
  notOver: "sin terminar",
  followed: (events) =>
    `Lo que resultó, según las reglas: ${count(events, "evento más", "eventos más")}`,
  branches: "Ramas",
  tree: "Lo registrado y sus ramas",
  leaves: (seq, events) => `sale tras el evento ${seq}; ${events} eventos`,
  rename: "Renombrar",
  newName: "Nombre nuevo",
  keepName: "Renombrar",
  save: "Guardar como registro",
  discard: "Descartar",
  kept: "Las ramas se guardan en este navegador. Para pasarlas: Menú → Compartir.",
  notKept: (number) =>
    `En este navegador no caben ${count(number, "rama", "ramas")}. Guarda como registro lo que necesites.`,
  notTheRecord: "Esto no ocurrió.",
  stillTheRecord: (seq) => `Hasta el evento ${seq} es lo registrado; después empieza la rama.`,
  leftAt: (seq) => `Esto no ocurrió: la rama dejó lo registrado tras el evento ${seq}.`,
  toRecord: "Volver a lo registrado",
};
