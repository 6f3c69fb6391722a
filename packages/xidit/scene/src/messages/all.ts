// Every language at once, for programs that need not care how many bytes they load.
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { learn, termsIn } from "./messages.ts";

learn({ de: de(termsIn("de")), es: es(termsIn("es")), fr: fr(termsIn("fr")) });
