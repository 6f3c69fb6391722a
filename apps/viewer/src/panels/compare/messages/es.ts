// La comparación en español.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { count, plural } = grammarOf("es");

export const es: Messages = {
  lead: "Dos tableros al mismo paso: una línea de tiempo y las mismas teclas para ambos. Lo que difiere va recuadrado.",
  withRulings: "Este registro según otras interpretaciones",
  withLog: "Otro registro",
  withBranch: "La partida registrada o una rama",
  rulingSet: "Conjunto de interpretaciones",
  singleRulings: "Interpretaciones sueltas",
  restsOn: "el veredicto depende de ella",
  asInSet: "Como en el conjunto",
  number: "Número",
  compare: "Comparar",
  openLog: "Abrir un registro para comparar…",
  noBranches: "Aún no hay ninguna rama. Tome otra decisión en «¿Y si…?» para crear una.",
  tooLarge: (megabytes) => `Este archivo supera ${megabytes} MB.`,
  end: "Terminar la comparación",
  details: "Detalles",
  opening: "Se comprueba el otro lado",
  side: (letter) => `Lado ${letter}`,
  ruledBy: (set) => `según el conjunto «${set}»`,
  sameLog: "El mismo registro",
  record: "La partida registrada",
  branch: (branch) => `Rama ${branch}`,
  endsAt: (seq) => `Este lado termina en el evento ${seq}.`,
  outlined: (shapes) => `${shapes} formas difieren.`,
  same: "Los dos lados no difieren.",
  firstAt: (seq) => `Primera diferencia: evento ${seq}`,
  firstAtStart: "Primera diferencia: antes del primer evento",
  otherStart: "Los dos lados empiezan de modo distinto.",
  rulings: (number) => plural(number, "Interpretación", "Interpretaciones"),
  kinds: {
    event: "Hay registrados eventos distintos.",
    state: "El mismo evento lleva a estados distintos.",
    finding: "Un lado rechaza lo que el otro acepta.",
    end: "Un lado termina aquí.",
  },
  verdicts: "Veredictos",
  firstDifference: "Primera diferencia",
  findings: (number) => count(number, "hallazgo", "hallazgos"),
  prefix: (events) => `correcto hasta el evento ${events}`,
  onlyIn: (letter) => `Hallazgos solo en ${letter}`,
  none: "Ninguno.",
  at: (seq) => `Evento ${seq}`,
};
