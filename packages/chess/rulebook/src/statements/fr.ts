// The Laws of Chess in French.
import type { Statements } from "./statements.ts";

export const fr: Statements = {
  clauses: {
    "setup.position":
      "Au début, chaque camp a huit pions, deux tours, deux cavaliers, deux fous, une dame et un roi à leur place ; une partie peut aussi commencer d’une position indiquée, et une partie de Chess960 de l’un des 960 ordres de la première rangée.",
    "turn.alternate":
      "Les Blancs jouent les premiers ; puis les deux joueurs déplacent une pièce chacun à tour de rôle.",
    "move.own": "Un joueur déplace une pièce de sa propre couleur.",
    "move.occupied": "Aucune pièce ne va sur une case occupée par une pièce de sa propre couleur.",
    "move.capture":
      "Une pièce qui va sur une case occupée par une pièce adverse la prend ; la pièce prise est retirée de l’échiquier dans le même coup.",
    "move.bishop": "Un fou se déplace sur une diagonale où il se trouve.",
    "move.rook": "Une tour se déplace sur la rangée ou la colonne où elle se trouve.",
    "move.queen":
      "Une dame se déplace sur la rangée, la colonne ou une diagonale où elle se trouve.",
    "move.path":
      "Un fou, une tour ou une dame ne passe pas par-dessus une pièce qui se trouve entre les deux cases.",
    "move.knight":
      "Un cavalier va sur l’une des cases les plus proches qui ne sont ni sur sa rangée, ni sur sa colonne, ni sur une de ses diagonales.",
    "pawn.advance":
      "Un pion avance sur sa colonne vers la case vide devant lui, ou de deux cases à son premier coup si toutes deux sont vides.",
    "pawn.capture":
      "Un pion prend une pièce adverse placée en diagonale devant lui sur une colonne voisine, et ne se déplace ainsi qu’en prenant.",
    "pawn.en-passant":
      "Un pion peut prendre un pion adverse qui vient d’avancer de deux cases à côté de lui comme si celui-ci n’avait avancé que d’une ; seulement au coup qui suit aussitôt.",
    "pawn.promotion":
      "Un pion qui atteint la dernière rangée est échangé dans le même coup contre une dame, une tour, un fou ou un cavalier de sa couleur ; aucun autre coup n’échange une pièce.",
    "king.step": "Un roi va sur une case voisine, à moins de roquer.",
    "castling.move":
      "Le roque est un seul coup du roi et de la tour sur la première rangée : le roi va de deux cases vers la tour, et la tour sur la case que le roi a franchie. Au Chess960, tous deux arrivent là où ils iraient aux échecs classiques, d’où qu’ils viennent.",
    "castling.lost":
      "Le droit au roque est perdu dès que le roi a bougé, et avec une tour qui a bougé.",
    "castling.attacked":
      "Le roque est empêché tant que la case du roi, celle qu’il franchit ou celle où il arrive est attaquée.",
    "castling.path":
      "Le roque est empêché tant qu’une pièce se trouve entre le roi et la tour ; au Chess960, tant qu’une autre pièce se trouve sur le chemin de l’un des deux ou là où il arrive.",
    "king.check":
      "Le roi est en échec quand une pièce adverse l’attaque, même une pièce qui ne peut pas y aller elle-même.",
    "king.exposed": "Aucun coup ne peut laisser ou mettre son propre roi en échec.",
    "touch.move":
      "Le joueur au trait qui touche exprès une pièce doit la jouer ou la prendre, si c’est légal.",
    "touch.adjust": "Seul le joueur au trait ajuste des pièces, et il le dit d’abord.",
    "touch.released": "Une pièce lâchée sur une case après un coup légal y reste.",
    "touch.promotion":
      "La pièce contre laquelle un pion est échangé est choisie dès qu’elle a touché la case ; le coup est fait dès qu’elle y a été lâchée et que le pion a quitté l’échiquier.",
    "end.checkmate":
      "Qui mate le roi adverse par un coup légal a gagné, et la partie finit aussitôt.",
    "end.resignation":
      "Qui abandonne a perdu, et la partie finit aussitôt ; elle est nulle si l’adversaire ne peut mater par aucune suite de coups légaux.",
    "end.stalemate":
      "La partie est nulle quand le joueur au trait n’a aucun coup légal et n’est pas en échec.",
    "end.dead":
      "La partie est nulle dès qu’aucun des joueurs ne peut mater par quelque suite de coups légaux que ce soit.",
    "end.agreement": "La partie est nulle quand tous deux ont joué un coup et s’accordent.",
    "offer.make": "La nulle peut être proposée à tout moment, sans condition.",
    "offer.answer":
      "Une proposition de nulle ne peut être retirée. Elle vaut jusqu’à ce que l’adversaire l’accepte, la refuse ou touche une pièce pour jouer, ou que la partie finisse autrement.",
    "offer.manner":
      "La nulle se propose après son propre coup et avant d’appuyer sur la pendule, et se note sur les deux feuilles de partie ; des propositions déraisonnables gênent l’adversaire.",
    "offer.allowed":
      "Une compétition peut interdire la nulle par accord, ou avant un certain nombre de coups.",
    "claim.turn": "La nulle est réclamée par le joueur au trait.",
    "claim.move":
      "Une réclamation peut reposer sur un coup légal que le joueur écrit et ne joue pas encore.",
    "claim.threefold":
      "La partie est nulle sur réclamation correcte que la même position est apparue pour la troisième fois, ou va apparaître.",
    "repetition.same":
      "Les positions sont les mêmes quand le même joueur a le trait, que les mêmes pièces sont sur les mêmes cases et que les mêmes coups sont possibles, roque et prise en passant compris.",
    "claim.fifty":
      "La partie est nulle sur réclamation correcte que les cinquante derniers coups de chaque joueur ont été faits, ou vont l’être, sans coup de pion et sans prise.",
    "claim.correct": "Une réclamation correcte met aussitôt fin à la partie.",
    "claim.incorrect":
      "Après une réclamation incorrecte, la partie continue ; un coup écrit avec elle doit être joué.",
    "claim.offers": "Une réclamation de nulle est aussi une proposition de nulle.",
    "claim.touched": "Qui a touché une pièce pour la jouer ne peut réclamer la nulle à ce coup.",
    "end.fivefold": "La partie est nulle dès que la même position est apparue cinq fois.",
    "end.seventy-five":
      "La partie est nulle après soixante-quinze coups de chaque joueur sans coup de pion et sans prise, à moins que le dernier coup ne mate.",
    "flag.loss":
      "Qui ne joue pas les coups prescrits dans le temps imparti a perdu ; la partie est nulle si l’adversaire ne peut mater par aucune suite de coups légaux.",
    "flag.fall":
      "Un drapeau est tombé quand l’arbitre le constate ou que l’un des joueurs l’a signalé à juste titre.",
    "flag.call":
      "Selon US Chess, seuls les deux joueurs signalent un drapeau tombé ; ni l’arbitre ni un spectateur ne le fait.",
    "result.stated":
      "À la fin, les deux joueurs signent le résultat, et il vaut à moins que l’arbitre n’en décide autrement ; un arbitre peut aussi déclarer une partie perdue.",
    "irregular.position":
      "Une partie commencée d’une position fausse est annulée et rejouée ; si des pièces ont été déplacées par accident, la position d’avant est rétablie.",
    "irregular.colours":
      "Une partie commencée avec les couleurs inversées est rejouée si les deux joueurs ont fait moins de dix coups ; sinon elle continue.",
    "irregular.illegal":
      "Une fois la pendule actionnée après un coup illégal, la position d’avant est rétablie et l’adversaire reçoit deux minutes ; le deuxième d’un joueur perd, ou fait nulle si l’adversaire ne peut mater par aucune suite de coups.",
  },
  rulings: {
    "flag-material": {
      question: "Quand la partie est-elle nulle bien qu’un drapeau soit tombé ?",
      options: {
        "no-mate-possible":
          "Quand l’adversaire ne peut mater par aucune suite de coups légaux. Un mat auquel les deux camps contribuent est cherché dans 32 000 positions au plus ; si l’on n’en trouve pas et que rien ne prouve qu’il n’y en a pas, l’adversaire gagne, et le verdict n’est pas certain.",
        "no-mate-by-material":
          "Quand les pièces de l’adversaire, avec celles du joueur, ne peuvent former un mat ; leur place ne compte pas.",
        "no-forced-win":
          "Quand l’adversaire ne peut mater, ou n’a pas de gain forcé avec le roi seul, avec un fou ou un cavalier en plus, ou avec deux cavaliers contre aucun pion. S’il peut mater se cherche comme selon la FIDE, un gain forcé dans 20 000 positions au plus.",
        "listed-material":
          "Quand l’adversaire n’a que le roi, ou en plus un fou, un cavalier, ou deux cavaliers contre un roi seul.",
      },
    },
    "dead-position": {
      question: "Quand la partie finit-elle parce que personne ne peut mater ?",
      options: {
        "no-mate-possible":
          "Quand aucun camp ne peut mater par quelque suite de coups légaux que ce soit. Cela se décide par les pièces, et là où il ne reste que des rois et des pions bloqués ; toute autre position continue.",
        "no-mate-by-material":
          "Quand les pièces des deux camps ne peuvent former un mat ; leur place ne compte pas.",
        "listed-material":
          "Quand chaque camp n’a que le roi, ou en plus un fou, un cavalier, ou deux cavaliers contre un roi seul.",
      },
    },
    threefold: {
      question:
        "Qu’est-ce qui rend la partie nulle quand une position apparaît pour la troisième fois ?",
      options: {
        claimed: "La réclamation d’un joueur qui en a le droit.",
        automatic: "La position elle-même.",
      },
    },
    "fifty-moves": {
      question:
        "Qu’est-ce qui rend la partie nulle après cinquante coups de chaque joueur sans coup de pion et sans prise ?",
      options: {
        claimed: "La réclamation d’un joueur qui en a le droit.",
        automatic: "Le cinquantième coup lui-même, à moins qu’il ne mate.",
      },
    },
    "no-progress": {
      question:
        "Qu’est-ce qui rend la partie nulle après cinq apparitions d’une position, ou soixante-quinze coups de chaque joueur sans coup de pion et sans prise ?",
      options: {
        automatic: "La position, ou le coup, par soi-même.",
        declared: "Seulement l’arbitre, qui peut la déclarer.",
      },
    },
    "claim-turn": {
      question: "Qui peut réclamer la nulle ?",
      options: {
        "to-move": "Le joueur au trait.",
        either: "L’un ou l’autre ; seul celui qui a le trait écrit un coup avec sa réclamation.",
      },
    },
    "flag-offer": {
      question:
        "Que devient une proposition de nulle qui vaut encore quand tombe le drapeau du joueur à qui elle a été faite ?",
      options: {
        ended: "Rien : le drapeau décide de la partie.",
        accepted: "Elle compte comme acceptée : la partie est nulle.",
      },
    },
    resignation: {
      question: "Qui gagne quand abandonne un joueur dont l’adversaire ne peut mater ?",
      options: {
        "drawn-without-mate":
          "Personne : la partie est nulle. Si l’adversaire le peut se cherche comme après la chute d’un drapeau.",
        lost: "L’adversaire, quoi qu’il y ait sur l’échiquier.",
      },
    },
    "stated-result": {
      question:
        "Un résultat qui dit seulement qui a gagné vaut-il quand le gagnant ne peut mater ?",
      options: {
        doubtful:
          "Ce n’est pas certain : ni un abandon ni un drapeau tombé n’y gagne, et une sanction ou un forfait devrait être indiqué par l’arbitre. Si le gagnant peut mater se cherche comme après la chute d’un drapeau, quand il reste peu de pièces ou que tous les pions du gagnant sont bloqués.",
        stands: "Il vaut : l’adversaire a pu abandonner.",
      },
    },
    agreement: {
      question: "À partir de quand les joueurs peuvent-ils convenir de la nulle ?",
      options: {
        "both-moved": "Dès que tous deux ont joué un coup.",
        "any-time": "À tout moment.",
      },
    },
    "draw-offer": {
      question: "Qu’est-ce qui met fin à une proposition de nulle ?",
      options: {
        opponent: "La réponse ou le coup de l’adversaire, ou la fin de la partie.",
        either:
          "La réponse ou le coup de l’adversaire, ou la fin de la partie ; et qui l’a faite peut la retirer.",
      },
    },
    "unfinished-promotion": {
      question:
        "Qu’est-ce que le coup d’un pion vers la dernière rangée sans qu’une pièce soit nommée ?",
      options: {
        incomplete: "Pas un coup légal : le pion doit être échangé.",
        queen: "Une promotion en dame.",
      },
    },
  },
};
