// The words of the drawing by language, each loaded when somebody reads it. Knows no geometry.
import { speaker } from "@assize/kernel-model";
import { EN, type SceneWords } from "./en.ts";

export type { SceneWords } from "./en.ts";

export const { wordsIn, learn, loadLanguage } = speaker<SceneWords>(EN, {
  fr: async () => (await import("./fr.ts")).FR,
  de: async () => (await import("./de.ts")).DE,
  es: async () => (await import("./es.ts")).ES,
});
