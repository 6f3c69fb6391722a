// What several of a thing are called, where they are counted: in EN, FR, DE and ES. What one is called is the glossary's.
import type { Language } from "@assize/kernel-model";
import type { Term } from "@assize/xidit-rulebook";

const say = (
  en: string,
  fr: string,
  de: string,
  es: string,
): Readonly<Record<Language, string>> => ({
  en,
  fr,
  de,
  es,
});

export const MANY: { readonly [Word in Term]?: Readonly<Record<Language, string>> } = {
  militia: say("Peasant Militia", "miliciens paysans", "Dorfmilizionäre", "Milicias Campesinas"),
  archer: say("Archers", "archers", "Bogenschützen", "Arqueros"),
  infantry: say("Infantry", "fantassins", "Fußsoldaten", "Infanterías"),
  cleric: say("Clerics", "clercs", "Priester", "Clérigos"),
  mage: say("Battle Mages", "mages de bataille", "Kampfmagier", "Magos de Batalla"),
  gold: say("Gold Sovereigns", "jetons Or", "Goldmünzen", "soberanos de oro"),
  bard: say("Bard tokens", "jetons Barde", "Bardenplättchen", "fichas de bardo"),
  storey: say(
    "Sorcerers' Guild Stories",
    "étages de guilde de magie",
    "Stockwerke der Zauberergilde",
    "pisos del gremio de hechiceros",
  ),
  "bonus-storey": say(
    "bonus stories",
    "étages mis de côté",
    "zurückgelegte Stockwerke",
    "pisos apartados",
  ),
  "city-tile": say("City tiles", "tuiles Cité", "Stadtplättchen", "losetas de ciudad"),
};
