// Ce que plusieurs moteurs disent d'un relevé, en français.
import { grammarOf } from "@assize/kernel-model";
import type { EngineWords } from "./en.ts";

const { and, count } = grammarOf("fr");

export const engines: EngineWords = {
  lead: "Moteurs",
  agree: (names, events) =>
    `${and(names)} s'accordent avant le premier et après chacun de ${count(events, "événement", "événements")}.`,
  alone: "Un seul moteur a parcouru ce relevé : rien n'a été comparé.",
  refused: (event) =>
    `Chacun d'eux refuse l'événement ${event} ; ce qui vient après n'a pas été comparé.`,
  said: (events, state) => `${count(events, "événement", "événements")}, état ${state}`,
  compared: (members) => `Comparé de chaque état, et haché : ${and(members)}.`,
  silent: {
    "not-installed": (version) =>
      `ne dit rien : Quint n'est pas installé ; \`npm install @informalsystems/quint@${version}\` l'installe`,
    "no-model": (game) => `ne dit rien : il n'y a pas de modèle Quint de ce jeu (${game})`,
    "not-modelled": (what) => `ne dit rien : le modèle ne connaît pas cela (${what})`,
    "model-faulty": (why) => `ne dit rien : le modèle ne peut pas être lu (${why})`,
  },
  differAt: (event, type) => `Ils diffèrent à l'événement ${event} (${type}).`,
  differAtStart: "Ils diffèrent avant le premier événement.",
  ours: "C'est une erreur du programme ou du modèle. Elle ne dit rien de qui que ce soit qui a joué, et le verdict reste tel qu'il est donné.",
  took: "l'accepte",
  tookNot: "le refuse",
  brokeOff: (error) => `s'interrompt : ${error}`,
  has: (engine, value) => `${engine} a ${value}`,
};
