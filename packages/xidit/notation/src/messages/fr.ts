// What can be wrong with a text, in French.
import { grammarOf } from "@assize/kernel-model";
import type { Messages } from "./en.ts";

const { or } = grammarOf("fr");

export const fr: Messages = {
  meant: (what, suggestion) => `${what} ; vouliez-vous dire ${suggestion} ?`,
  known: (what, known) => `${what} ; écrivez ${or(known)}`,
  problems: {
    "too-long": () => "le texte est trop long ; une partie en prend un centième",
    "line-unknown": (found) =>
      `${found} ne commence aucune ligne ; une ligne commence par une étiquette entre crochets ou par une année et un point`,
    "not-closed": (found) => `ce qui est ouvert ici par ${found} n'est pas fermé`,
    "tag-malformed": (found) =>
      `l'étiquette ${found} est illisible ; écrivez un nom et une valeur entre guillemets`,
    "tag-unknown": (found) => `il n'y a pas d'étiquette ${found}`,
    "tag-repeated": (found) => `l'étiquette ${found} figure deux fois`,
    "tag-missing": (found) => `l'étiquette ${found} manque`,
    "value-unknown": (found) => `${found} n'est pas une valeur possible`,
    "json-malformed": (found) => `ce qui commence ici par ${found} n'est pas du JSON de ce genre`,
    "year-backwards": (found) => `l'année ${found} suit une année plus tardive`,
    "year-skipped": (found) =>
      `l'année ${found} saute celle d'avant ; si personne n'a noté une année, écrivez seulement son numéro et un point`,
    "program-repeated": (found) => `${found} a déjà des ordres pour cette année`,
    "seat-unknown": (found) => `${found} n'est pas une place de cette table`,
    "seat-needed": (found) =>
      `${found} : de qui est ce choix ? Mettez devant la lettre d'une place et deux points`,
    "order-unknown": (found) => `${found} n'est pas un ordre`,
    "choice-unknown": (found) => `${found} n'est pas un choix`,
  },
};
