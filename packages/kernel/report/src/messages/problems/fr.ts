// What is wrong with values, in French.
import { FORMAT, type WrittenForm } from "@assize/kernel-event-log";
import { grammarOf, LIMITS } from "@assize/kernel-model";
import type { Problems } from "./en.ts";

const { and, or, plural } = grammarOf("fr");

const between = (least: number | null, most: number | null): string => {
  if (least === most) return `${least}`;
  if (least === null) return `au plus ${most}`;
  return most === null ? `au moins ${least}` : `de ${least} à ${most}`;
};

const FORMS: Readonly<Record<WrittenForm, string>> = {
  name: "un texte qui ne soit pas vide",
  digest: "un SHA-256 en base64url, 43 caractères",
  object: "un objet JSON",
  format: `"${FORMAT}" et rien d'autre`,
  rules: "la version des règles, un nombre entier à partir de 1",
  seats: `une liste de 1 à ${LIMITS.seats} sièges`,
  overrides: "un objet de noms d'interprétations et d'options",
  terse: "true, ou retirez le membre",
  line: "le numéro de la ligne, à partir de 0",
  seat: "le numéro d'un siège, à partir de 0",
  event: "le numéro d'un événement, à partir de 0",
  instant: "un instant en UTC, par exemple 2026-01-31T18:00:00Z",
};

export const problems: Problems = {
  types: {
    object: "un objet",
    array: "une liste",
    string: "un texte",
    integer: "un nombre entier",
    number: "un nombre",
    boolean: "vrai ou faux (true, false)",
  },
  rules: {
    "no-members": () => "doit être vide",
    "no-such-place": ([place]) => `il n'y a pas de lieu « ${place} » dans le déroulement`,
    "asked-with-players": (players) => `n'est demandé qu'avec ${or(players)} joueurs`,
  },
  values: {
    has: "a",
    needs: "demande",
    least: "le moindre",
    missing: "manque",
    unknown: "pas connu",
    twice: "plus d'une fois",
    wrong: "faux",
    seat: "siège",
  },
  misfits: {
    missing: "manque",
    surplus: "n'est pas connu ici",
    surplusAmong: (known) =>
      `n'est pas connu ici ; ${plural(known.length, "est connu", "sont connus")} : ${and(known)}`,
    mustBe: (kinds) => `doit être ${or(kinds)}`,
    someOf: (values) => `doit en nommer certains, séparés par des virgules : ${and(values)}`,
    range: (least, most) => `doit être : ${between(least, most)}`,
    length: (least, most) => `doit avoir la longueur : ${between(least, most)}`,
    pattern: (pattern) => `doit correspondre à ${pattern}`,
    repeated: "s'y trouve une seconde fois",
    rule: (name) => `enfreint la règle « ${name} »`,
    anyRule: "enfreint une règle de son format",
    clause: (id, by) => `enfreint la clause ${id} (${by})`,
  },
  /** `line` is counted from 1, as editors do. */
  lineAt: (line, field) => `ligne ${line}, ${field}`,
  read: {
    "empty-file": () => "il n'y a rien à lire ; un journal a un en-tête",
    bom: () => "la ligne commence par un indicateur d'ordre des octets ; enregistrez sans lui",
    "carriage-return": () =>
      "la ligne contient un retour chariot ; terminez les lignes par un saut de ligne (LF) seul",
    "blank-line": () => "la ligne est vide ; retirez-la",
    "not-utf8": () => "la ligne n'est pas de l'UTF-8 ; enregistrez le fichier en UTF-8",
    "nul-byte": () => "la ligne contient un octet NUL ; le fichier est peut-être endommagé",
    "not-json": () => "la ligne n'est pas du JSON ; écrivez un objet JSON par ligne",
    "not-an-object": () => "la ligne doit être un objet JSON : {…}",
    "line-too-long": ({ most }) => `la ligne dépasse ${most} octets ; divisez-la`,
    "too-many-events": ({ most }) => `la partie a plus de ${most} événements ; divisez le journal`,
    "too-large": ({ most }) => `la partie a plus de ${most} octets ; divisez le journal`,
    "too-deep": ({ most }) =>
      `des valeurs sont emboîtées sur plus de ${most} niveaux ; aplatissez la valeur`,
    "duplicate-key": () => "la clé figure deux fois dans un même objet ; retirez-en une",
    "unknown-key": ({ key, extensible }) =>
      `il n'y a pas de membre « ${key} » ; retirez-le${extensible ? ", ou faites commencer son nom par « x- »" : ""}`,
    "missing-key": ({ key }) => `le membre « ${key} » manque`,
    "wrong-type": ({ expected }) => `écrivez ici ${FORMS[expected]}`,
    "unsafe-number": ({ number, profile }) =>
      profile === "foreign"
        ? `${number} est trop grand ; écrivez-le comme un texte`
        : `${number} n'est pas un simple entier dans ±(2^53 - 1) ; écrivez-le en chiffres seuls, ou comme un texte`,
    "lone-surrogate": () =>
      "le texte contient la moitié d'une paire de substituts ; écrivez des caractères entiers",
    "reserved-key": () =>
      'les clés qui commencent par « $ » sont réservées ; seuls {"$unknown":"raison"} et {"$sealed":"procédé:engagement"} peuvent tenir lieu de valeur',
    "forbidden-key": ({ key }) => `aucune clé ne peut s'appeler « ${key} » ; renommez-la`,
    "format-unknown": ({ format, known }) =>
      `le format ${JSON.stringify(format)} n'est pas connu ici ; utilisez une version plus récente du programme, ou écrivez « ${known} »`,
    "header-missing": () =>
      "la première ligne d'une partie doit être son en-tête, avec le membre « format »",
    "too-many-games": ({ most }) =>
      `seules ${most} peuvent se trouver ici au même endroit ; divisez le fichier par parties`,
  },
  json: {
    "not-json": "ce n'est pas du JSON",
    "too-long": (most) => `cela dépasse ${most} octets ; abrégez-le`,
  },
  noEvents: {
    typeUnknown: (type, known) => `ce jeu n'a pas d'événement « ${type} » ; il a ${and(known)}`,
    seatUnexpected: "seule une décision a un siège (by)",
    seatMissing: "une décision a besoin du siège qui la prend (by)",
    seatUnknown: (seat, last) => `il n'y a pas de siège ${seat} ; les sièges vont de 0 à ${last}`,
    unknownValue: (fields) => `l'enregistrement ne connaît pas ${and(fields)}`,
    malformed: (misfits) => `ses données n'ont pas la bonne forme : ${misfits}`,
  },
  refusals: {
    noUndo: (format) =>
      `le journal a été commencé au format « ${format} », qui ne connaît pas de retour en arrière ; commencez-en un qui le connaît`,
    undoImpossible: (to, last) =>
      `l'événement ${to} ne précède pas celui-ci ; nommez-en un de 0 à ${last}`,
    gameOver: "la partie est finie",
    notAChoice: (type) => `« ${type} » découle des règles ; on ne le soumet jamais`,
  },
  resumptions: {
    undetermined: (doubts) => `cette partie n'est pas connue ici : ${doubts}`,
    terse: "le journal omet ce que les règles imposent",
    unchained:
      "ses lignes ne sont pas chaînées, il n'a donc pas été consigné ici ; seul un journal chaîné peut être continué",
    chainBroken: (event) =>
      `l'événement ${event} ne continue pas la chaîne : le fichier a été modifié`,
    violated: (event) =>
      `l'événement ${event} n'est pas ce que les règles permettent ou imposent à cet endroit`,
  },
  doubts: {
    game: (game, known) => `le jeu « ${game} » n'est pas connu ici (connus : ${and(known)})`,
    rules: (rules, known) =>
      `consigné sous la version ${rules} des règles, cet examen connaît ${plural(known.length, "la version", "les versions")} ${and(known)}`,
    rulebook: (rulebook) => `le livret de règles ${rulebook} n'est pas celui de cet examen`,
    edition: (edition, digest, used) =>
      `consigné avec l'édition « ${edition} » (${digest}) ; cet examen a ${used}`,
    editionGiven: (problem, path) =>
      `l'édition donnée n'est pas valable : ${problem}${path === "" ? "" : `, ${path}`}`,
    editionMalformed: (path, detail) =>
      `l'édition donnée n'est pas valable : ${path === "" ? "le tout" : path} ${detail}`,
    noReason: "aucune raison n'est donnée",
    rulingSet: (set) =>
      `jeu d'interprétations inconnu « ${set} » ; le jeu par défaut a été supposé`,
    ruling: (ruling) => `interprétation inconnue « ${ruling} » ; le jeu par défaut a été supposé`,
    rulingOption: (ruling, option, known) =>
      `l'interprétation « ${ruling} » n'a pas d'option « ${option} » (elle a ${and(known)}) ; le jeu par défaut a été supposé`,
  },
  stops: {
    nothingFits: (lines) =>
      `aucun événement d'ici à la fin du journal ne fait partie de la partie (${lines})`,
    resumes: (event) => ` (la lecture pourrait reprendre à l'événement ${event})`,
    unknownValue: (value) => `${value} ; la suite en dépend`,
    findingsLimit: (most) => `${most} constats`,
  },
};
