// Un formulaire, en français.
import type { Messages } from "./messages.ts";

export const fr: Messages = { add: "Ajouter", remove: (number) => `Retirer le numéro ${number}` };
