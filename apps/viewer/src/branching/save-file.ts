// Hands a text to the reader as a file, made in the browser.

export const saveFile = ({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): void => {
  const address = URL.createObjectURL(new Blob([text], { type: "application/jsonl" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click; it may be forgotten a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
