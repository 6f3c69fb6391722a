// Prints JSON for people: what fits on a line stays on it. Stable under the code formatter.
// Knows no edition.

const WIDTH = 100;

const flat = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${flat(member)}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
};

/** `used` counts the characters that share the first line with the value. */
const print = (value: unknown, indent: string, used: number): string => {
  const line = flat(value);
  if (typeof value !== "object" || value === null || used + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((member) => print(member, inner, inner.length + 1))
    : Object.entries(value).map(([key, member]) => {
        const name = `${JSON.stringify(key)}: `;
        return name + print(member, inner, inner.length + name.length + 1);
      });
  return `${open}\n${members.map((member) => inner + member).join(",\n")}\n${indent}${close}`;
};

/** Requires plain JSON; ends with a newline. */
export const printJson = (value: unknown): string => `${print(value, "", 0)}\n`;
