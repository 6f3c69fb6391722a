// Ouvrir un journal, en français.
import type { Messages } from "./en.ts";

export const fr: Messages = {
  title: "A-t-on joué selon les règles ?",
  lead: "Ouvrez l’enregistrement d’une partie : il est vérifié ici, règle par règle. Voyez ce qui s’est passé, pourquoi, et si cela change quelque chose.",
  newGame: "Nouvelle partie",
  newGameMeans:
    "Jouez et notez à la table : seulement ce qui est permis, secrets gardés, hors ligne.",
  unfinished: (title) => `Une partie de ${title} n’est pas finie`,
  stillOpen: "Encore ouvert",
  goOn: "Continuer",
  drop: "Ouvrir un enregistrement",
  begin: "Commencer une partie",
  moreSamples: (games) => `${games} autres parties à regarder`,
  featured: {
    "disputed-4p": {
      title: "L’archer contesté",
      about:
        "Lords of Xidit à quatre. Daria a pris un archer là où les règles donnent un milicien. Voyez ce qu’elles disent, et ce que cela a changé.",
    },
    "treasure-disputed-2p": {
      title: "Le coup trop fort",
      about:
        "Un jeu au trésor à deux. Un combat a coûté huit points de vie, quand cinq est le maximum. Qu’y a-t-il encore de faux ?",
    },
    "chess-nalchik": {
      title: "La pendule et le cavalier",
      about:
        "Échecs, un championnat du monde. Le temps s’écoula quand chaque camp avait un roi et un cavalier. FIDE et US Chess ne s’accordent pas sur le vainqueur.",
    },
  },
  pick: "Choisir un fichier…",
  kinds:
    "Un journal ou un dossier d’Assize, une partie d’échecs en PGN, une de Lords of Xidit en .xgn ; compressés aussi.",
  stays: "Le fichier reste sur cet appareil : rien n’est envoyé.",
  samples: "Des parties à regarder",
  about: {
    "disputed-4p":
      "Une partie contestée : trois infractions cachées. La touche v mène de l’une à l’autre.",
    "long-4p":
      "Quatre joueurs, la partie longue : les Titans s’éveillent et des renforts arrivent.",
    "borrowing-4p": "La file de Recrutement s’épuise et emprunte une tuile à la pile Menace.",
    "set-aside-4p": "Un étage gagné lors d’un recensement est mis de côté et construit plus tard.",
    "short-4p": "Quatre joueurs, la partie courte : les régions 1 et 2 sont fermées.",
    "long-5p": "Cinq joueurs : le premier décompte en élimine deux.",
    "short-5p": "Cinq joueurs, la partie courte, selon les lectures anglaises.",
    "long-3p":
      "Trois joueurs et le joueur neutre, la partie longue, selon les lectures allemandes.",
    "short-3p": "Trois joueurs et le joueur neutre, la partie courte.",
    "dummy-wins-3p": "Une partie que gagne le joueur neutre.",
    "french-4p":
      "Les lectures françaises : des Titans depuis toute cité, éveillés quand la pile Menace est vide.",
    "blue-year": "Le tour d’exemple du livret, à partir d’une position donnée.",
    "treasure-2p":
      "Le jeu des trésors à deux : un duel à mort, un butin, du poison, trois trésors mis en sûreté.",
    "treasure-disputed-2p":
      "Une partie contestée du jeu des trésors : trois infractions introduites, dont une là où le livret se tait.",
    "chess-nalchik":
      "La fin d’une vraie partie d’échecs : le drapeau tombe avec roi et cavalier de chaque côté. Une seule lecture décide du vainqueur.",
    "chess-opera": "Une partie d’échecs que tout le monde connaît : Morphy à l’opéra, 1858.",
  },
  auditing: (name) => `Vérification de ${name}`,
  reading: (name) => `Lecture de ${name}`,
  done: (done, of) => `${done} événements sur ${of}`,
  cancel: "Annuler",
  linkedGame: "la partie du lien",
  failed: (name) => `${name} ne peut pas être montré`,
  advice: "Rien n’a été modifié. Choisissez un autre fichier, ou l’une des parties ci-dessous.",
  tooLarge: (megabytes, most) =>
    `Le fichier fait ${megabytes} Mo ; on peut en ouvrir ${most} au plus. Utilisez \`assize audit\`, ou découpez-le en parties.`,
  notFetched: (address, why) => `${address} n’a pas pu être obtenu : ${why}. Vérifiez l’adresse.`,
  notRead: (why) =>
    `Le navigateur n’a pas pu lire le fichier : ${why}. Réessayez, ou copiez-le ailleurs.`,
  notHere: (address) =>
    `${address} est hors de ce site. Seuls les journaux voisins de cette page sont chargés ; téléchargez-le et ouvrez le fichier.`,
  close: "Fermer",
  openTitle: "Ouvrir une autre partie",
};
