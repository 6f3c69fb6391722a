// Le cadre de la page en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  home: "Assize : vers la page d’accueil",
  assuranceMeans: {
    stated: "Garantie : déclaré. Le journal dit ce qui s’est passé ; rien d’autre n’en répond.",
    chained:
      "Garantie : chaîné. Une modification isolée se voit ; une réécriture de toutes les lignes, non. Seule l’empreinte du rapport garantit la dernière ligne.",
    signed: "Garantie : signé. Les sièges ont signé ce qu’elles ont fait.",
    sealed: "Garantie : scellé. Les secrets ont été scellés avant de servir.",
  },
  eyes: "Par les yeux de",
  seenBy: (name) => `Vous voyez ce que ${name} savait à cet instant.`,
  notASafe: "Cela évite de dévoiler la suite ; cela ne cache rien à qui possède le fichier.",
  history: "Parties ouvertes",
  closeHistory: "Fermer cette partie",
  game: (number, of) => `Partie ${number} sur ${of}`,
  archive: (games) => `Ce fichier contient ${games} parties ; choisissez-en une à côté de son nom.`,
  open: "Ouvrir…",
  menu: "Menu",
  copyLink: "Copier le lien vers cet instant",
  linkCopied: "Lien copié.",
  linkWithoutLog:
    "Lien copié. Le journal n’y est pas : Menu → Partager fait un lien qui contient la partie.",
  linkNotCopied: (link) => `Le navigateur ne permet pas de copier. Le lien : ${link}`,
  linkOfAnother: "Ce lien concerne un autre journal, ou celui-ci a été modifié depuis.",
  newGame: "Nouvelle partie",
  branchNotHere: (name) =>
    `La branche « ${name} » n’est pas gardée dans ce navigateur. Demandez son journal et ouvrez-le.`,
  share: "Partager…",
  saveAs: "Enregistrer image, texte ou journal…",
  embed: "Intégrer dans une page web…",
  print: "Imprimer la feuille d’arbitrage",
  printsElsewhere: "Ceci imprime la page, non la décision. Pour la feuille d’arbitrage, choisissez",
  asText: "Du texte à la place du plateau",
  developers: "Pour développeurs",
  help: "Touches et aide",
  language: "Langue",
  theme: "Couleurs",
  dismiss: "Masquer",
  skip: "Aller à l’établi",
  stage: "Plateau et frise",
  workbench: "Établi",
  brokenTitle: "Cette page a commis une erreur",
  brokenAdvice:
    "L’erreur est la nôtre, pas la vôtre, et aucun journal n’a été modifié. Rechargez la page ; si cela se reproduit, signalez-le avec ce texte :",
  again: "Recharger",
  playing: "En lecture",
  bookmarked: (seq) => `Signet posé à l’événement ${seq}.`,
  unmarked: (seq) => `Signet retiré de l’événement ${seq}.`,
  noMore: "Il n’y en a pas d’autres.",
};
