// How a component finds its sentences: each feature keeps them in `messages/`, one file a language. The language is
// provided to a whole tree of components. Knows no session.
import { type Accessor, createContext, useContext } from "solid-js";
import { Defect, type Language } from "@assize/kernel-model";

const LanguageContext = createContext<Accessor<Language>>();

/** Takes the language as `value`. */
export const LanguageProvider = LanguageContext.Provider;

/** The feature's sentences in the language that is chosen now. */
export const useMessages = <Messages>(
  messagesIn: (language: Language) => Messages,
): Accessor<Messages> => {
  const language = useContext(LanguageContext);
  if (language === undefined) throw new Defect("no language is provided here");
  return () => messagesIn(language());
};
