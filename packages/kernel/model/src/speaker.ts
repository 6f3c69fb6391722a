// One speaker's messages by language: English from the start, another one with it or when somebody reads it.
import type { Language } from "./language.ts";

type OtherLanguage = Exclude<Language, "en">;

/** What the English messages are in any language: the same names and the same parameters, with texts of their own. */
export type Translated<English> = English extends string
  ? string
  : English extends (...told: infer Told) => infer Text
    ? (...told: Told) => Translated<Text>
    : { readonly [Name in keyof English]: Translated<English[Name]> };

export interface Speaker<Messages> {
  /** English where the language has not been loaded. */
  readonly messagesIn: (language: Language) => Messages;
  /** From now on these languages are spoken too. */
  readonly addLanguages: (some: { readonly [L in Language]?: Messages }) => void;
  /** After this, the language is spoken too. */
  readonly loadLanguage: (language: Language) => Promise<void>;
}

/** A language's messages, or what loads them. */
type Loadable<Messages> = Messages | (() => Promise<Messages>);

/** `Messages` is `Translated<typeof en>`: a name or a parameter that a language lacks does not compile. */
export const speaker = <Messages extends object>(
  en: Messages,
  others: { readonly [L in OtherLanguage]: Loadable<Messages> },
): Speaker<Messages> => {
  const spoken: { [L in Language]: Loadable<Messages> } = { en, ...others };
  return {
    messagesIn: (language) => {
      const messages = spoken[language];
      return typeof messages === "function" ? en : messages;
    },
    addLanguages: (some) => void Object.assign(spoken, some),
    loadLanguage: async (language) => {
      const messages = spoken[language];
      if (typeof messages === "function") spoken[language] = await messages();
    },
  };
};
