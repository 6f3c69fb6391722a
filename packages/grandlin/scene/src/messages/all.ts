// Every language at once, for programs that need not care how many bytes they load.
import { DE } from "./de.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { learn } from "./index.ts";

learn({ de: DE, es: ES, fr: FR });
