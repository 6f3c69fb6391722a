// What is said on a ruling sheet in French.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "Feuille d’arbitrage",
  documentTitle: (game, log) => `Feuille d’arbitrage : ${game}, ${log}`,

  lead: (label) => `${label} :`,
  players: "Joueurs, dans le sens horaire",
  audited: "Ce qui a été vérifié",
  log: "Journal",
  digest: "Empreinte",
  digestIs: (bytes) => `SHA-256 de ses ${bytes} octets, base64url`,
  digestLeftOut: "omise : des secrets pourraient être trouvés par essais",
  game: "Jeu",
  rules: (version) => `version ${version} des règles`,
  rulebook: "Règles",
  edition: "Édition imprimée",
  referenceEdition: "l’édition de référence",
  rulings: "Interprétations",
  scope: "Jusqu’où va la vérification",
  auditedBy: "Vérifié avec",
  shown: "Ce qui est montré",
  eyes: {
    all: "Tout, secrets compris. Avant de la remettre aux joueurs : qui l’a lue ne devrait plus jouer la suite.",
    allOver: "Tout, secrets compris : la partie est terminée.",
    public:
      "Ce que tous peuvent savoir. Les secrets sont omis, de même que les conséquences des erreurs, qui les trahiraient.",
    seat: (name) =>
      `Ce que ${name} peut savoir. Les secrets des autres sont omis, de même que les conséquences des erreurs, qui les trahiraient.`,
  },

  causes: "Ce qui n’est pas conforme aux règles",
  effect: "Effet",
  together: "Le tout pris ensemble",
  cause: (place, event) => `${place}. Événement ${event}`,
  before: (event) => `Avant l’événement ${event}`,
  after: (event) => `Après l’événement ${event}`,
  both: (event) =>
    `Événement ${event} : tel que consigné (tirets, barré) et tel que les règles le veulent (trait plein) ; les nombres sont ceux d’après`,
  whole: (event) => `Tout le plateau après l’événement ${event}, tel que la partie continue`,
  notDrawn: "Pour les autres causes, il n’y a pas d’images ici ; la visionneuse les montre.",
  rule: "Règle",
  clause: (id) => `clause ${id}`,
  source: "Source",
  missingAt: "Manque dans",
  completion: "Aucun texte n’énonce cette clause : le projet a complété les règles ici.",
  completedHere:
    "Aucun texte n’énonce ce qui, de cette clause, a décidé ici : le projet a complété les règles.",
  readBy: "Lecture retenue",
  happened: "Ce qui s’est probablement passé",
  follows: "Ce qui en découle",

  outcome: "Résultat",
  boardAtEnd: "Le plateau à la fin de la partie",
  boardSoFar: (event) => `Le plateau après l’événement ${event}, le dernier connu`,
  open: "Ce qui reste ouvert",
  report: "La vérification",

  note: "Note de l’arbitre",
  ruling: "Décision de l’arbitre",
  arbiter: "Nom",
  signed: "Lieu, date, signature",
};
