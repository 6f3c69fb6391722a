// What a history says in Spanish.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { and } = grammarOf("es");

export const es: Messages = {
  noSuchType: (type, known) => `este juego no tiene el evento «${type}»; tiene ${and(known)}`,
  seatSurplus: "solo una decisión tiene asiento (by)",
  seatMissing: "una decisión necesita el asiento que la toma (by)",
  noSuchSeat: (seat, last) => `no hay asiento ${seat}; los asientos van de 0 a ${last}`,
  unknownValue: (fields) => `el registro no conoce ${and(fields)}`,
  misshapen: (why) => `sus datos no tienen la forma debida: ${why}`,
  nothing: "nada",
  ends: "el final",
};
