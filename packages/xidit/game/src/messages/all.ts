// Every language at once, for programs that need not care how many bytes they load.
import { de } from "./de.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { learn } from "./messages.ts";

learn({ de, es, fr });
