// The inspector in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count } = grammarOf("es");

export const es: Messages = {
  title: "Inspector",
  thatPage: "la página que abrió esta",
  waiting: (where) => `Esperando actores de ${where} …`,
  watching: (where) => `Observando ${where}.`,
  disconnected: (where) =>
    `Sin conexión con ${where}. Vuelva a iniciar el programa y recargue esta página.`,
  foreign: (server) => `${server} no está en este equipo. Solo se admiten localhost y 127.0.0.1.`,
  actors: "Actores",
  stopped: "detenido",
  machine: "Estados",
  active: "activo",
  guard: "si",
  pick: "Llevar al campo",
  events: (number) => count(number, "evento", "eventos"),
  context: "Contexto",
  more: (number) => `y ${count(number, "más que no se muestra", "más que no se muestran")}`,
  event: "Evento que se envía, en JSON",
  send: "Enviar",
  notAnEvent: 'Esto no es un evento. Escriba JSON con un tipo, por ejemplo {"type":"…","data":{}}.',
  refused: "Rechazado:",
  sequence: "Secuencia de eventos",
  stays: "permanece",
  decided: "decidido por",
  jump: "Ir al evento",
  stepping: "Recorrer los eventos",
  toStart: "Al principio",
  toEnd: "Al último evento",
  back: "Paso atrás",
  forth: "Paso adelante",
  beforeFirst: "antes del primer evento",
  afterEvent: (index) => `después del evento ${index}`,
  senders: "Mostrar solo un remitente",
  filter: "Filtrar por evento, estado, pregunta o cláusula",
  earlier: (number) => `${count(number, "evento", "eventos")} más arriba`,
  later: (number) => `${count(number, "evento", "eventos")} más abajo`,
  nothingListed: "Ningún evento coincide.",
  outside: "desde fuera",
  bySeat: (seat) => `asiento ${seat}`,
  transitions: (number) => count(number, "transición", "transiciones"),
};
