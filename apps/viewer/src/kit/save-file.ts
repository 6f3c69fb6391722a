// Hands something to the reader as a file, made in the browser. Knows no format.

/** Long enough for the browser to have begun to read it. */
const FORGET_MS = 10_000;

export const saveFile = (name: string, content: Blob): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
};

/** A log, as the worker writes one. */
export const saveLog = ({ name, text }: { readonly name: string; readonly text: string }): void =>
  saveFile(name, new Blob([text], { type: "application/jsonl" }));
