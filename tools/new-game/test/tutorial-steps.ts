// What a reader of a tutorial does, as data: files written whole, and commands with what they print.
// A file is a block of code under a comment with its path; what a command prints is the block of text behind it.

export type Step =
  | { readonly kind: "file"; readonly path: string; readonly text: string }
  | { readonly kind: "commands"; readonly script: string; readonly prints: string | null };

const BLOCK = /(?:^<!-- (\S+) -->\n\n)?^```(\w+)\n(.*?)^```$/gms;

/** The steps of a page, in order. Throws where a block is neither a file nor a command nor its output. */
export const stepsOf = (page: string): readonly Step[] => {
  const steps: Step[] = [];
  for (const [whole, path, language, text = ""] of page.matchAll(BLOCK)) {
    const last = steps.at(-1);
    if (path !== undefined) steps.push({ kind: "file", path, text });
    else if (language === "sh") steps.push({ kind: "commands", script: text, prints: null });
    else if (language === "text" && last?.kind === "commands" && last.prints === null)
      steps[steps.length - 1] = { ...last, prints: text };
    else throw new Error(`what is a reader to do with this?\n${whole}`);
  }
  return steps;
};
