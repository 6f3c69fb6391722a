// Writes XML 1.0: whatever is a text is escaped, and what XML cannot hold stands there as its number, so that nothing is
// lost and nothing foreign becomes markup. Knows no document.
import { plainLine } from "@assize/kernel-report";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Two signs that XML cannot hold and that steer nothing. */
const NO_CHARACTERS = /[\ufffe\uffff]/g;

const numbered = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** One line of text. */
const escaped = (text: string): string =>
  plainLine(text)
    .replace(NO_CHARACTERS, numbered)
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);

type Attributes = Readonly<Record<string, string | number>>;

/** An element as lines: names are ours, values may be foreign. `content` is lines of text, or elements. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly content: readonly (string | XmlElement)[];
}

const linesOf = ({ name, attributes, content }: XmlElement, indent: string): readonly string[] => {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join("");
  if (content.length === 0) return [`${indent}<${name}${said}/>`];
  const inside = content.flatMap((one) =>
    typeof one === "string" ? [escaped(one)] : linesOf(one, `${indent}  `),
  );
  return [`${indent}<${name}${said}>`, ...inside, `${indent}</${name}>`];
};

/** A whole document. */
export const xmlDocument = (root: XmlElement): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root, ""), ""].join("\n");
