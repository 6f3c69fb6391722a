// The sentences in a verdict. There are none: it holds ids, numbers, paths, and what the log itself says.

const SENTENCE = /\p{L}{2,}[,:;]? \p{L}{2,}/u;

/** Every text of a value that has two words side by side and does not stand in the log itself. */
export const sentencesIn = (value: unknown, log: Uint8Array): readonly string[] => {
  const text = new TextDecoder().decode(log);
  return textsIn(value).filter((one) => SENTENCE.test(one) && !text.includes(one));
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
