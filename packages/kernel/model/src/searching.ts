// How people's words are found in texts: in any case, and with or without their accents, as phones write them.

/** A text as it is searched in: small letters without accents, `médiéval` as `medieval`. */
const asSearched = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether every word that somebody looks for stands in the text; yes for no word. */
export const wordsFoundIn = (wanted: string): ((text: string) => boolean) => {
  const words = asSearched(wanted).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = words.length === 0 ? "" : asSearched(text);
    return words.every((word) => searched.includes(word));
  };
};
