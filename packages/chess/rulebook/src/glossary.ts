// What things are called. Knows no rule.
import type { Localized } from "@assize/kernel-model";

export const GLOSSARY = {
  white: { en: "White", fr: "les Blancs", de: "Weiß", es: "las blancas" },
  black: { en: "Black", fr: "les Noirs", de: "Schwarz", es: "las negras" },
  king: { en: "king", fr: "roi", de: "König", es: "rey" },
  queen: { en: "queen", fr: "dame", de: "Dame", es: "dama" },
  rook: { en: "rook", fr: "tour", de: "Turm", es: "torre" },
  bishop: { en: "bishop", fr: "fou", de: "Läufer", es: "alfil" },
  knight: { en: "knight", fr: "cavalier", de: "Springer", es: "caballo" },
  pawn: { en: "pawn", fr: "pion", de: "Bauer", es: "peón" },
  check: { en: "check", fr: "échec", de: "Schach", es: "jaque" },
  checkmate: { en: "checkmate", fr: "échec et mat", de: "Schachmatt", es: "jaque mate" },
  stalemate: { en: "stalemate", fr: "pat", de: "Patt", es: "ahogado" },
  draw: { en: "draw", fr: "partie nulle", de: "Remis", es: "tablas" },
  arbiter: { en: "the arbiter", fr: "l’arbitre", de: "der Schiedsrichter", es: "el árbitro" },
  clock: { en: "the clock", fr: "la pendule", de: "die Uhr", es: "el reloj" },
  scoresheet: {
    en: "the scoresheet",
    fr: "la feuille de partie",
    de: "das Partieformular",
    es: "la planilla",
  },
  site: { en: "the site", fr: "le site", de: "die Plattform", es: "el sitio" },
} as const satisfies Readonly<Record<string, Localized>>;

export type Term = keyof typeof GLOSSARY;
