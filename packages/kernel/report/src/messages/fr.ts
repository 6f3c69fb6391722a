// A report in French. Game terms never stand here: they come from the game.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";
import { causes } from "./causes/fr.ts";
import { effects } from "./effects/fr.ts";
import { engines } from "./engines/fr.ts";
import { matrices } from "./matrix/fr.ts";
import { explanations } from "./explanations/fr.ts";
import { problems } from "./problems/fr.ts";

const { and, count, or, plural } = grammarOf("fr");
const events = (n: number): string => count(n, "événement", "événements");

export const fr: Messages = {
  headline: {
    compliant: "CONFORME",
    violated: "NON CONFORME",
    undetermined: "INDÉTERMINÉ",
    unreadable: "ILLISIBLE",
  },
  causesFound: (causes, more) => `${more ? "au moins " : ""}${count(causes, "cause", "causes")}`,
  findingsFound: (findings, more) =>
    `${more ? "au moins " : ""}${count(findings, "constat", "constats")}`,
  reasons: (reasons) => count(reasons, "doute", "doutes"),

  game: (title, rules) => `Jeu : ${title}, version ${rules} des règles`,
  toldInEnglish: "Les termes propres à ce jeu n’existent qu’en anglais.",
  seats: (names) => `Sièges, dans le sens horaire : ${and(names)}`,
  seat: (seat) => `siège ${seat}`,
  bytesOnly: (n) =>
    `Examiné : de ${events(n)}, seulement les octets conservés ; la partie n'a pas pu être rejouée.`,
  bareHeader: "Examiné : un en-tête seul ; rien n'a encore été joué.",
  covered: (n, audited) =>
    `Examiné : ${count(n, "événement consigné", "événements consignés")}, dont ${count(audited, "comparé", "comparés")} aux règles.`,
  reached: (position) => `Position atteinte : ${position}.`,
  finished: "La partie est finie.",
  unfinished: "La partie n'est pas finie.",
  stopped: (event, reason) => `L'examen s'arrête à l'événement ${event} : ${reason}.`,
  eventRange: (from, to) => (from === to ? `${from}` : `${from} à ${to}`),
  searchedInPart: (ranges, more) =>
    `La recherche d'explications s'est arrêtée à sa limite à ces événements : ${ranges}${more > 0 ? ` (et ${more} autres suites)` : ""}. Elle y a examiné tout ce qui figure dans le relevé, et une partie de ce que personne n'a noté ; nul n'y est mis en cause avec certitude.`,
  winner: (names) => `Vainqueur : ${and(names)}`,
  nobodyWon: (note) =>
    note === null ? "Personne n'a gagné." : `Aucun des sièges n'a gagné : ${note}.`,
  place: (place, names) => `Rang ${place} : ${and(names)}`,
  onWordOf: (who) => `La fin repose sur la parole de : ${who}.`,
  prefix: (n, all) =>
    all
      ? `Plus long début conforme : la totalité (${events(n)}).`
      : `Plus long début conforme : ${events(n)} (les positions 0 à ${n} sont sûres).`,
  prefixOpen: (n, all) =>
    `Plus long début où rien n'a été trouvé contre les règles : ${events(n)}${all ? ", soit la totalité" : ""}. Qu'elles y aient été respectées n'est pas certain.`,
  backTo: (event) => (event === 0 ? "au début" : `à la position après l'événement ${event}`),
  undone: (to, names) =>
    `La partie revient ${to} ; ${and(names)} ${plural(names.length, "est", "sont")} d'accord`,
  takenBack: (times, told) =>
    `Retours en arrière : ${times}${told < times ? ` ; les ${told} premiers sont indiqués` : ""}.`,
  undoByFewer: "Tous les sièges n'étaient pas d'accord avec ce retour en arrière.",
  takenBackByFewer: (times, chance, reveals) =>
    `${times} ${plural(times, "retour", "retours")} en arrière sans l'accord de tous les sièges${
      chance + reveals === 0
        ? ""
        : ` (vu jusque-là : ${and([
            ...(chance === 0
              ? []
              : [`${chance} ${plural(chance, "résultat", "résultats")} du hasard`]),
            ...(reveals === 0
              ? []
              : [`${reveals} ${plural(reveals, "secret révélé", "secrets révélés")}`]),
          ])})`
    }`,
  backAt: (event, to, names) => `à l'événement ${event}, ${to} (d'accord : ${and(names)}).`,
  seenByThen: (chance, reveals, first) =>
    `Vu jusque-là : ${and([
      ...(chance === 0 ? [] : [`${chance} ${plural(chance, "résultat", "résultats")} du hasard`]),
      ...(reveals === 0
        ? []
        : [`${reveals} ${plural(reveals, "secret révélé", "secrets révélés")}`]),
    ])}, d'abord à l'événement ${first} ; ce qui a été vu reste vu.`,
  seenNothing: "Aucun résultat du hasard et aucun secret n'avaient été vus jusque-là.",
  record: ({ bytes, digest, header, lastLine }) =>
    `Examiné : ${bytes} octets d'empreinte SHA-256 ${digest} ; celle de l'en-tête est ${header}, celle de la dernière ligne ${lastLine} (base64url).`,
  /** Where the log was made of another text: the whole of it. */
  readFrom: ({ bytes, digest }) =>
    `Lu dans ${bytes} octets d'empreinte SHA-256 ${digest} ; ce qui est examiné est le journal qui en a été tiré.`,
  assurance: {
    stated:
      "Garantie : déclaré. Le journal le dit lui-même ; rien ne montre qu'il n'a pas été modifié ensuite.",
    chained:
      "Garantie : chaîné. Chaque ligne porte l'empreinte de la précédente : une modification isolée se voit, une réécriture complète ne se voit pas.",
    signed: "Garantie : signé. Les sièges ont signé ce que dit le journal.",
    sealed: "Garantie : scellé. Les secrets ont été scellés à leur naissance et ouverts plus tard.",
  },
  chain: {
    whole:
      "Aucune ligne ne garantit la dernière : seule l'empreinte du journal entier montre si elle a été modifiée, ou si des lignes ont été coupées après elle.",
    broken: "La chaîne des empreintes est rompue.",
    absent:
      "Aucune ligne ne porte l'empreinte de la précédente : il n'y a pas de chaîne, ou elle a été retirée. Cela garantit moins qu'un journal chaîné.",
  },
  moreFindings: (shown) =>
    `Seuls les ${shown} premiers constats sont donnés ; il y en a d'autres, ou l'examen s'est arrêté avant de les atteindre.`,
  rulingSet: (set) => `Jeu d'interprétations : « ${set} », selon le journal.`,
  rulingsAssumed: (set) =>
    `Jeu d'interprétations : « ${set} », seulement supposé, car celui du journal n'est pas connu ici.`,
  rulingsReplaced: (set) =>
    `Jeu d'interprétations : « ${set} », choisi pour cet examen à la place de celui du journal.`,
  rulebookEarlier: (digest) =>
    `Livret de règles : un livret antérieur, nommé par le journal (${digest}) ; pas celui d'aujourd'hui.`,
  rulebookReplaced: (digest) =>
    `Livret de règles : celui d'aujourd'hui (${digest}), choisi pour cet examen à la place de celui du journal.`,
  restsOn: "Le verdict repose sur ces interprétations :",
  restsOnNone: "Le verdict ne repose sur aucune interprétation.",

  findings: {
    "chain-broken":
      "La ligne ne prolonge pas la chaîne : une ligne antérieure a été modifiée après son écriture.",
    "chain-missing":
      "La ligne ne porte pas l'empreinte de la précédente, alors que le journal est chaîné.",
    "seq-gap": "Des numéros manquent avant cette ligne : des lignes ont pu être retirées.",
    "seq-duplicate": "La ligne porte le même numéro que la précédente.",
    "seq-out-of-order": "Le numéro de la ligne est plus petit que celui de la précédente.",
    "type-unknown": "Le jeu n'a pas d'événement de ce type.",
    "data-malformed": "Les données de l'événement n'ont pas la forme que son type demande.",
    "seat-missing": "Un choix doit dire quel siège l'a fait ; cette ligne ne le dit pas.",
    "seat-unexpected": "Aucun siège ne choisit ici, et pourtant la ligne en nomme un.",
    "seat-unknown": "Ce siège n'existe pas à cette table.",
    "seat-wrong": "Ce choix revient maintenant à un autre siège.",
    "decision-illegal": "Les règles ne permettent pas ce choix ici.",
    "decision-not-due": "Ce choix n'est pas attendu à ce moment de la partie.",
    "chance-impossible": "Le hasard ne peut pas donner ce résultat ici.",
    "chance-not-due": "Le hasard n'a pas ce rôle à ce moment de la partie.",
    "outside-impossible": "Personne d'autre que les sièges ne peut constater cela ici.",
    "outside-not-due":
      "À ce moment de la partie, personne d'autre que les sièges n'a rien de tel à constater.",
    "value-wrong": "Les valeurs consignées ne sont pas celles que les règles imposent.",
    "outcome-wrong": "La fin de partie consignée n'est pas celle que les règles imposent.",
    "consequence-missing": "Les règles imposent ici un événement que le journal omet.",
    "consequence-surplus": "Le journal porte ici un événement que les règles n'amènent pas.",
    "consequence-wrong": "Les règles imposent ici un autre événement que celui qui est consigné.",
    "event-after-end": "La partie est finie avant cet événement.",
    "undo-impossible":
      "On ne revient qu'à une ligne antérieure ; celle-ci nomme elle-même, une ligne postérieure ou aucune.",
    "line-torn": "La ligne est coupée : sa fin manque.",
  },
  event: (event) => `événement ${event}`,
  expected: "attendu",
  recorded: "consigné",
  oneOf: (names) => `l'un de ${or(names)}`,
  nothing: "rien",
  ends: "la fin",
  clause: (id) => `clause ${id}`,
  source: "source",
  missingAt: "où cela manque",
  completion: "Aucun texte n'énonce cette clause : le projet a complété les règles ici.",
  completedHere:
    "Aucun texte n'énonce ce qui, de cette clause, a décidé ici : le projet a complété les règles.",
  ruling: (id, option) => `interprétation ${id} (${option})`,
  blame: {
    player: "En cause : le joueur.",
    recorder: "En cause : qui a tenu le journal ; le jeu lui-même a pu être correct.",
    "record-damage": "En cause : un dommage au journal.",
    "rules-gap": "En cause : une lacune des règles.",
  },
  answerable: (name) => `En cause : ${name}.`,
  undecided: (names) => `En cause : impossible de trancher entre ${and(names)}.`,
  whoeverRecorded: "qui a tenu le journal",

  doubts: {
    "unknown-game": {
      what: "Le jeu du journal n'est pas connu ici.",
      remedy: "Utilisez un programme qui connaît ce jeu.",
    },
    "unknown-rules-version": {
      what: "Le journal a été tenu sous une autre version des règles que celle de ce programme.",
      remedy: "Utilisez la publication qui a cette version des règles.",
    },
    "unknown-rulebook": {
      what: "Le journal nomme un autre livret de règles que celui de ce programme.",
      remedy: "Utilisez la publication avec laquelle le journal a été tenu.",
    },
    "unknown-edition": {
      what: "Le journal a été tenu avec une autre édition imprimée que celle qui est disponible.",
      remedy: "Donnez le fichier de l'édition avec laquelle on a joué.",
    },
    "unknown-ruling": {
      what: "Le journal nomme une interprétation, un jeu d'interprétations ou une option inconnus ici.",
      remedy: "Corrigez l'en-tête, ou choisissez vous-même les interprétations de cet examen.",
    },
    "unknown-value": {
      what: "Le journal lui-même ignore une valeur.",
      remedy: "Complétez-la si elle peut être retrouvée ; ce qui en dépend reste ouvert.",
    },
    unproved: {
      what: "La fin repose sur un point qui n'est pas certain.",
      remedy:
        "Faites trancher par un arbitre ; d'ici là, il compte comme le disent les interprétations de cet examen.",
    },
    "header-invalid": {
      what: "L'en-tête ne décrit pas une partie qui puisse être jouée.",
      remedy: "Corrigez le champ nommé.",
    },
    "position-invalid": {
      what: "La position de départ du journal ne peut pas se produire.",
      remedy: "Corrigez la position, ou consignez la partie depuis son début.",
    },
    "line-torn": {
      what: "La ligne qui suit le dernier événement est coupée ou endommagée ; elle a été laissée de côté.",
      remedy: "Corrigez la ligne ou retirez-la ; le verdict porte sur les lignes précédentes.",
    },
    "limit-reached": {
      what: "Une limite du programme a été atteinte avant la fin du journal.",
      remedy: "Partagez le journal, ou voyez ce qui a été examiné.",
    },
  },
  header: "en-tête",
  detail: "détail",
  remedy: "Que faire",

  unreadable: {
    "empty-file": "Le fichier est vide.",
    bom: "Le fichier commence par un indicateur d'ordre des octets, interdit dans un journal.",
    "carriage-return": "Une ligne finit par un retour chariot ; seul le saut de ligne est admis.",
    "blank-line": "Une ligne est vide.",
    "not-utf8": "Les octets ne sont pas de l'UTF-8.",
    "nul-byte": "La ligne contient un octet NUL.",
    "not-json": "La ligne n'est pas du JSON.",
    "not-an-object": "La ligne est du JSON, mais pas un objet.",
    "line-too-long": "La ligne est plus longue qu'une ligne de journal ne peut l'être.",
    "too-many-events": "La partie a plus d'événements qu'un journal ne peut en avoir.",
    "too-large": "Le journal est plus gros qu'un journal ne peut l'être.",
    "too-deep": "La ligne emboîte listes et objets plus profondément qu'un journal ne le peut.",
    "duplicate-key": "Une clé figure deux fois dans un même objet.",
    "unknown-key": "Il y a ici un membre que le format ne connaît pas.",
    "missing-key": "Il manque un membre que le format demande.",
    "wrong-type": "Une valeur n'a pas le type que le format demande.",
    "unsafe-number": "Un nombre n'est pas un entier que tout lecteur puisse garder exactement.",
    "lone-surrogate": "Un texte contient une moitié de caractère (un substitut isolé).",
    "reserved-key": "Une clé commence par $, ce qui est réservé.",
    "forbidden-key": "Une clé est employée qu'aucun journal ne peut employer.",
    "format-unknown": "Le journal est écrit dans un format inconnu ici.",
    "header-missing": "Le journal ne commence pas par un en-tête.",
    "too-many-games": "Le fichier contient plus de parties qu'un fichier ne peut en contenir.",
  },
  /** `line` is counted from 1, as editors do. */
  unreadableAt: (line, field) => `Ligne ${line}, champ ${field}`,

  accepted: "Accepté : les règles le permettent ici.",
  notExpectedHere: "Pas attendu ici : ce moment de la partie ne connaît pas un tel événement.",
  known: (types) => `Il connaît : ${and(types)}.`,
  knownNone: "Il n'en connaît aucun : la partie est finie.",
  refused: "Refusé : les règles ne le permettent pas ici.",
  way: (way, id) => `Voie ${way} (${id})`,
  wayClosed: "n'est pas celle qu'ouvre l'état de la partie",
  failing: (question, clauses) => `la réponse à « ${question} » est non (${and(clauses)})`,

  causes,
  effects,
  ruledLine: (arbiter, event, code, ruling) =>
    `${arbiter} décide de l'événement ${event} (${code}) : ${ruling}`,
  ruledShort: {
    "let-stand": "il reste",
    corrected: "corrigé",
    voided: "annulé",
    penalty: "pénalité",
  },
  matrices,
  engines,
  explanations,
  problems,

  summaryEvents: (n, finished) => `${events(n)}, ${finished ? "finie" : "non finie"}`,
  summaryFirst: (event, code) => `le premier à l'événement ${event} : ${code}`,
};
