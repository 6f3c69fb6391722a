// The sentences about an arbiter's rulings, by language. Apart from all others: most pages tell of none.
import { speaker } from "@assize/kernel-model";
import { arbitrations as de } from "./de.ts";
import { type Arbitrations, arbitrations as en } from "./en.ts";
import { arbitrations as es } from "./es.ts";
import { arbitrations as fr } from "./fr.ts";

export const { messagesIn: arbitrationsIn } = speaker<Arbitrations>(en, { fr, de, es });
