// How a component finds its sentences: each feature keeps them in `messages/`, one file a language.
import type { Accessor } from "solid-js";
import type { Language } from "@assize/kernel-model";
import { useSession } from "./session.tsx";

export type ByLanguage<Words> = Readonly<Record<Language, Words>>;

/** The feature's sentences in the language that is chosen now. */
export const useWords = <Words>(messages: ByLanguage<Words>): Accessor<Words> => {
  const { preferences } = useSession();
  return () => messages[preferences.language()];
};
