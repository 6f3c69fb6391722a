// What a history says in Spanish.
import type { Messages } from "./en.ts";

export const es: Messages = {
  noSuchType: (type, known) => `este juego no tiene el evento «${type}»; tiene ${known}`,
  seatSurplus: "solo una decisión tiene asiento (by)",
  seatMissing: "una decisión necesita el asiento que la toma (by)",
  noSuchSeat: (seat, last) => `no hay asiento ${seat}; los asientos van de 0 a ${last}`,
  unknownValue: (fields) => `el registro no conoce ${fields}`,
  misshapen: (why) => `sus datos no tienen la forma debida: ${why}`,
  nothing: "nada",
  ends: "el final",
};
