// Every language at once, for programs that need not care how many bytes they load.
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { addLanguages } from "./messages.ts";

addLanguages({ de, es, fr });
