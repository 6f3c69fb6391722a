// Writes HTML: whatever is a text is escaped, so that nothing foreign becomes markup. Knows no document.
import { plainLine } from "@assize/kernel-report/lean";

/** HTML that was written here, or by the writer of SVG. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

export type Content = Markup | string | null | readonly Content[];

/** Longest text of one place, in characters: a foreign log may hold a megabyte of it. */
const LONGEST_TEXT = 2_000;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What could turn the direction of a line or is not seen is written as its number, as on a terminal. */
const escaped = (text: string): string => {
  const cut = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
  return plainLine(cut.replace(/\s*\n\s*/g, " ")).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
};

const written = (content: Content): string => {
  if (content === null) return "";
  if (typeof content === "string") return escaped(content);
  return content instanceof Markup ? content.html : content.map(written).join("");
};

type Attributes = Readonly<Record<string, string>>;

/** Stands before every class of a sheet: a role of a drawing, which is a class as well, has no underscore. */
const OURS = "sheet_";

const valueOf = (name: string, value: string): string =>
  name === "class" ? value.replace(/\S+/g, (one) => OURS + one) : value;

/** An element: names of elements and attributes are ours, everything else may be foreign. */
export const el = (name: string, attributes: Attributes | null, ...content: Content[]): Markup => {
  const said = Object.entries(attributes ?? {})
    .map(([key, value]) => ` ${key}="${escaped(valueOf(key, value))}"`)
    .join("");
  return new Markup(`<${name}${said}>${written(content)}</${name}>`);
};

/** Elements of a block, each on a line of its own, so that two sheets can be compared line by line. */
export const lines = (...content: readonly Content[]): Markup =>
  new Markup(
    content
      .map(written)
      .filter((html) => html !== "")
      .join("\n"),
  );
