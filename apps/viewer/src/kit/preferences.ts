// What a person has chosen for every game: language, colours. Kept by the browser where it can. Knows no game.
import { type Accessor, createEffect, createSignal } from "solid-js";
import { type Language, LANGUAGES } from "@assize/kernel-model";
import { createMedia } from "./media.ts";
import { keep, recall } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly language: Accessor<Language>;
  readonly setLanguage: (language: Language) => void;
  readonly theme: Accessor<Theme>;
  readonly setTheme: (theme: Theme) => void;
  /** The theme really shown: the system's where that was chosen. */
  readonly shade: Accessor<"light" | "dark">;
  /** True where the system asks for less motion. */
  readonly still: Accessor<boolean>;
  /** True on narrow windows, such as a phone's that is held upright: the same as in the styles of what is arranged by it. */
  readonly narrow: Accessor<boolean>;
}

const isLanguage = (value: unknown): value is Language =>
  typeof value === "string" && (LANGUAGES as readonly string[]).includes(value);

const isTheme = (value: unknown): value is Theme =>
  typeof value === "string" && (THEMES as readonly string[]).includes(value);

/** The first of the wished languages that there is; English where there is none. */
export const languageFor = (wished: readonly string[]): Language =>
  wished.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? "en";

export const createPreferences = (): Preferences => {
  const [language, setLanguage] = createSignal(
    recall("language", isLanguage) ?? languageFor(navigator.languages),
  );
  const [theme, setTheme] = createSignal(recall("theme", isTheme) ?? "system");
  const isDark = createMedia("(prefers-color-scheme: dark)");
  const shade = (): "light" | "dark" => {
    const chosen = theme();
    if (chosen !== "system") return chosen;
    return isDark() ? "dark" : "light";
  };
  createEffect(() => {
    document.documentElement.lang = language();
    document.documentElement.dataset["theme"] = shade();
  });
  return {
    language,
    setLanguage: (wished) => {
      setLanguage(wished);
      keep("language", wished);
    },
    theme,
    setTheme: (wished) => {
      setTheme(wished);
      keep("theme", wished);
    },
    shade,
    still: createMedia("(prefers-reduced-motion: reduce)"),
    narrow: createMedia("(max-width: 899px) and (max-aspect-ratio: 5 / 4), (max-width: 559px)"),
  };
};
