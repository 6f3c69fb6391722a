// Una partida nueva, en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const COLOURS: Readonly<Record<string, string>> = {
  blue: "azul",
  red: "rojo",
  green: "verde",
  yellow: "amarillo",
  black: "negro",
};

const { count } = grammarOf("es");

export const es: Messages = {
  title: "Partida nueva",
  lead: "Anota una partida mientras la jugáis: este aparato da la vuelta a la mesa, conoce las reglas y oculta a cada cual los secretos de los demás. Nada sale de él.",
  back: "Volver",
  unfinished: (title) => `Una partida de ${title} está sin terminar`,
  resume: "Continuar",
  forget: "Tirarla",
  elsewhere:
    "Otra pestaña o ventana de este navegador tiene una partida en la mesa. Siga en ella, o deje antes esa mesa.",
  discard: (title) => `¿Tirar la partida de ${title}?`,
  discardMeans: (events) =>
    `Tiene ${count(events, "evento", "eventos")}, y solo este navegador la tiene. No se podrá recuperar.`,
  keep: "Conservarla",
  game: "Juego",
  seats: "Asientos, en sentido horario",
  howMany: "Cuántos asientos",
  seat: (number) => `Asiento ${number}`,
  name: "Nombre",
  colourOfSeat: "Color",
  colour: (colour) => COLOURS[colour] ?? colour,
  whoPlays: "Quién juega",
  person: "en la mesa",
  bot: (name) => `bot: ${name}`,
  table: "Mesa",
  number: "Número",
  byLot: "por sorteo",
  rulingSet: "Interpretaciones",
  singleRulings: (number) => `Interpretaciones una a una (${number})`,
  asTheSet: "como arriba",
  times: "Anotar cuándo se tomó cada decisión",
  begin: "Empezar",
  waiting: "Un momento…",
  handTo: (name) => `Pasa el aparato a ${name}`,
  nobodyElse: (name) => `Lo que sigue es solo para ${name}.`,
  iAm: (name) => `Soy ${name}`,
  board: "Tablero",
  branch: "Rama",
  seenBy: (name) => `Solo para ${name}`,
  decides: (name) => `${name} decide`,
  chance: "Decide el azar",
  drawHere: "Sacarlo aquí",
  orEnter: "O indica lo que muestran vuestros dados o cartas:",
  enterSecret: "Anotarlo a mano: quien lo haga lo verá",
  orFirst: "O antes:",
  happened: (seq) => `Lo ocurrido, hasta el evento ${seq}`,
  goBack: "Volver atrás…",
  goBackMeans:
    "Nada se deshace: lo decidido queda como está y una rama se aparta de ello. Guarda la partida que dejas si la necesitáis.",
  before: "Hasta antes de",
  beginBranch: "Seguir desde ahí en una rama",
  save: "Guardar como registro",
  saveLeft: "Guardar la partida dejada",
  saved: "Se guarda en este navegador, secretos incluidos, hasta que empecéis otra partida.",
  notSaved:
    "Este navegador no puede guardar la partida. Guárdala como registro antes de cerrar la página.",
  leave: "Dejar la mesa",
  over: "La partida ha terminado",
  verdict: "Veredicto:",
  report: "El informe",
  watch: "Verla",
  another: "Otra partida",
};
