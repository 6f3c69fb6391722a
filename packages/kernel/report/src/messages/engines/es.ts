// Lo que varios motores dicen de un registro, en español.
import { grammarOf } from "@assize/kernel-model";
import type { EngineWords } from "./en.ts";

const { and, count } = grammarOf("es");

export const engines: EngineWords = {
  lead: "Motores",
  agree: (names, events) =>
    `${and(names)} coinciden antes del primero y después de cada uno de ${count(events, "evento", "eventos")}.`,
  alone: "Solo un motor recorrió este registro: no se comparó nada.",
  refused: (event) =>
    `Cada uno de ellos rechaza el evento ${event}; lo que viene después no se comparó.`,
  said: (events, state) => `${count(events, "evento", "eventos")}, estado ${state}`,
  compared: (members) => `Comparado de cada estado, y con su hash: ${and(members)}.`,
  silent: {
    "not-installed": (version) =>
      `no dice nada: Quint no está instalado; \`npm install @informalsystems/quint@${version}\` lo instala`,
    "no-model": (game) => `no dice nada: no hay modelo Quint de este juego (${game})`,
    "not-modelled": (what) => `no dice nada: el modelo no conoce esto (${what})`,
    "model-faulty": (why) => `no dice nada: el modelo no se puede leer (${why})`,
  },
  differAt: (event, type) => `Difieren en el evento ${event} (${type}).`,
  differAtStart: "Difieren antes del primer evento.",
  ours: "Es un error del programa o del modelo. No dice nada de nadie que haya jugado, y el veredicto queda como se da.",
  took: "lo acepta",
  tookNot: "lo rechaza",
  brokeOff: (error) => `se interrumpe: ${error}`,
  has: (engine, value) => `${engine} tiene ${value}`,
};
