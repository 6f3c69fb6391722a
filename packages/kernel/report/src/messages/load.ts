// One language, when somebody reads it.
import { type Language, unreachable } from "@assize/kernel-model";
import { learn, speaks } from "./messages.ts";

/** After this, everything is told in the language too. */
export const loadLanguage = async (language: Language): Promise<void> => {
  if (speaks(language)) return;
  switch (language) {
    case "en":
      return;
    case "de":
      return learn({ de: (await import("./de.ts")).de });
    case "es":
      return learn({ es: (await import("./es.ts")).es });
    case "fr":
      return learn({ fr: (await import("./fr.ts")).fr });
    default:
      return unreachable(language, "language");
  }
};
