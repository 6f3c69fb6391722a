// Un formulario, en español.
import type { Messages } from "./en.ts";

export const es: Messages = { add: "Añadir", remove: (number) => `Quitar el número ${number}` };
