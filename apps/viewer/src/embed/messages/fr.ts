// L’intégration en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Relecture d’une partie",
  eyesOf: (name) => `Vu par ${name}.`,
  openInAssize: "Ouvrir dans Assize",
  opening: "Ouverture du journal",
  noLog: "Aucun journal n’est nommé.",
  notHere: (address) => `Le journal ${address} se trouve hors de ce qui peut être montré ici.`,
  notFetched: (address) => `Le journal n’a pas pu être chargé : ${address}`,
  tooLarge: (megabytes) => `Le journal dépasse ${megabytes} Mo.`,
  sheet: "Intégrer cette partie dans une page web",
  close: "Fermer",
  lead: "Mettez ce code dans votre page. Il montre cette partie avec cette visionneuse.",
  putBeside:
    "Placez d’abord le fichier de ce journal à côté de l’index.html de la visionneuse ; ce code le montre alors dans votre page.",
  onThisMachine:
    "Cette visionneuse est sur votre propre machine, où aucune autre page ne peut la montrer : placez-la sur votre site, et remplacez les adresses par celles de votre site.",
  options: "Options",
  atMoment: (seq) => `Commencer à l’événement ${seq}`,
  withControls: "Avec les commandes",
  inLanguage: "Toujours dans cette langue",
  theme: "Couleurs",
  asElement: "En élément",
  asFrame: "En cadre",
  copy: "Copier",
  copied: "Copié.",
  notCopied:
    "Le navigateur ne nous laisse pas copier : sélectionnez le code et copiez-le vous-même.",
};
