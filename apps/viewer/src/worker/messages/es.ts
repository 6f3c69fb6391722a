// What the worker says to people, in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and, count, or } = grammarOf("es");

export const es: Messages = {
  tooLarge: (bytes, most) =>
    `Este archivo tiene ${bytes} bytes; aquí se pueden abrir ${most} como máximo. Sepárelo antes en partidas.`,
  unpacksTooLarge: (most) =>
    `Descomprimido son más de ${most} bytes, lo máximo que se puede abrir aquí. Descomprímalo y córtelo antes en partidas.`,
  packedTorn: (packing) =>
    `Los datos ${packing} acaban demasiado pronto. Copie o comprima otra vez el archivo.`,
  packedDamaged: (packing) =>
    `Los datos ${packing} están dañados: nada de lo que se dijera de sus partidas valdría. Copie o comprima otra vez el archivo.`,
  packedFollowed: (packing) =>
    `Algo sigue al final de los datos ${packing}. Quítelo, o comprima otra vez el archivo.`,
  atLine: (line) => `Vea la línea ${line} del archivo.`,
  notUtf8: "Este archivo está en UTF-16. Guárdelo como UTF-8.",
  notNoted: (ending) => `Esto no se puede leer como .${ending}.`,
  inText: (line, message) => `Línea ${line}: ${message}`,
  andMore: (more) => `Y ${more} más.`,
  empty: "Este archivo no contiene ninguna partida.",
  noSuchGame: (number, games) =>
    `No hay partida ${number} en este archivo; contiene ${count(games, "partida", "partidas")}.`,
  unknownGame: (known) =>
    `Este registro es de un juego que aquí no se conoce. Se conocen: ${and(known)}.`,
  notShown: "Este registro se puede leer, pero su partida no se puede reproducir aquí.",
  noSuchHistory: "Este registro ya no está abierto.",
  noSuchBranch: "Esta variante ya no existe.",
  noSuchMoment: (seq, last) => `No hay evento ${seq} que mostrar; el último es el ${last}.`,
  lastEvent: (seq) => `El evento ${seq} es el último; pregunte por otro.`,
  notYours:
    "Lo que otro asiento podría hacer solo puede preguntarlo ese asiento o la mirada que lo ve todo.",
  branch: (number) => `Variante ${number}`,
  noMoreBranches: "Hay demasiadas variantes o eventos; descarte antes una variante.",
  refused: "Aquí no es posible.",
  noSuchTable: "En una mesa así no puede empezar ninguna partida.",
  newGame: "partida-nueva",
  noSuchBot: (known) => `No hay tal jugador; elija ${or(known)}.`,
  twoGames: "Son registros de dos juegos distintos.",
  noInstant: (at) => `«${at}» no es un instante UTC como 2026-01-31T18:00:00Z.`,
  gameMistake: (what) =>
    `Este juego se contradice a sí mismo; ni el registro ni un jugador tiene la culpa. El autor del juego puede corregirlo: ${what}`,
  defect: (what) =>
    `El error está en este programa, no en el registro. Por favor, comuníquelo: ${what}`,
};
