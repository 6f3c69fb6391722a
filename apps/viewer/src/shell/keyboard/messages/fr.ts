// La liste des touches en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Touches",
  remark: "Les touches ne font rien pendant la saisie. Maintenues, elles se répètent.",
  close: "Fermer",
  commands: {
    back: "un événement en arrière",
    forward: "un événement en avant",
    "previous-turn": "au tour précédent",
    "next-turn": "au tour suivant",
    "previous-chapter": "au chapitre précédent",
    "next-chapter": "au chapitre suivant",
    first: "avant le premier événement",
    last: "au dernier événement",
    play: "lire ou mettre en pause",
    "next-eyes": "par les yeux suivants",
    "all-seeing": "tout voir à nouveau",
    "next-finding": "au constat suivant",
    "previous-finding": "au constat précédent",
    "next-reveal": "à la révélation suivante",
    "previous-reveal": "à la révélation précédente",
    bookmark: "poser ou retirer un signet",
    "to-record": "d’une branche au procès-verbal",
    text: "le texte au lieu du plateau, et retour",
    "copy-link": "copier un lien vers cet instant",
    print: "imprimer la feuille d’arbitrage",
    help: "cette liste",
  },
};
