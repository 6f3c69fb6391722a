// Reads XML without doctype, comments and CDATA into a tree, as strictly as a parser does: names with their
// namespaces, attributes once, entities resolved. Anything that is not well-formed throws.

export interface XmlElement {
  /** `{namespace}name` */
  readonly name: string;
  /** By `name`, or `{namespace}name` where it has a prefix. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
}

interface Open {
  readonly tag: string;
  readonly element: { name: string; attributes: Record<string, string>; children: XmlElement[] };
  readonly spaces: ReadonlyMap<string, string>;
}

const NAME = String.raw`[A-Za-z_][\w.\-]*(?::[A-Za-z_][\w.\-]*)?`;
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, "y");
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, "g");
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/u;

const resolved = (text: string): string =>
  text.replaceAll(/&([^;&]*);?/g, (whole, entity: string) => {
    if (!whole.endsWith(";")) throw new Error(`a bare ampersand: ${text}`);
    if (/^#\d+$/.test(entity)) return String.fromCodePoint(Number(entity.slice(1)));
    const character = ENTITIES[entity];
    if (character === undefined) throw new Error(`no entity ${whole}`);
    return character;
  });

const expanded = (
  name: string,
  spaces: ReadonlyMap<string, string>,
  byDefault: string | undefined,
): string => {
  const [prefix, local] = name.includes(":") ? name.split(":") : ["", name];
  const space = prefix === "" ? byDefault : spaces.get(prefix!);
  if (prefix !== "" && space === undefined) throw new Error(`the prefix ${prefix} is not declared`);
  return space === undefined ? local! : `{${space}}${local}`;
};

const begin = (tag: string, written: string, around: Open | undefined): Open => {
  const pairs = [...written.matchAll(ATTRIBUTE)].map(
    ([, name, value]) => [name!, resolved(value!)] as const,
  );
  if (new Set(pairs.map(([name]) => name)).size < pairs.length)
    throw new Error(`an attribute twice in ${tag}`);
  const spaces = new Map(around?.spaces);
  for (const [name, value] of pairs)
    if (name === "xmlns" || name.startsWith("xmlns:")) spaces.set(name.slice(6), value);
  const attributes: Record<string, string> = {};
  for (const [name, value] of pairs)
    if (!name.startsWith("xmlns")) attributes[expanded(name, spaces, undefined)] = value;
  const name = expanded(tag, spaces, spaces.get(""));
  return { tag, spaces, element: { name, attributes, children: [] } };
};

/** The root element. Throws an Error that says what is not well-formed. */
export const readXml = (xml: string): XmlElement => {
  if (FORBIDDEN.test(xml)) throw new Error("a character that XML cannot hold");
  const text = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let at = 0;
  while (at < text.length) {
    const next = text.indexOf("<", at);
    const between = text.slice(at, next === -1 ? text.length : next);
    if (between.trim() !== "") throw new Error(`text outside of attributes: ${between}`);
    if (next === -1) break;
    TAG.lastIndex = next;
    const match = TAG.exec(text);
    if (match === null) throw new Error(`no tag: ${text.slice(next, next + 60)}`);
    const [, closing, tag, attributes, empty] = match;
    at = TAG.lastIndex;
    if (closing === "/") {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes nothing`);
      continue;
    }
    const around = open.at(-1);
    const here = begin(tag!, attributes!, around);
    if (around !== undefined) around.element.children.push(here.element);
    else if (root === null) root = here.element;
    else throw new Error("a second root");
    if (empty === "") open.push(here);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)!.tag}> is never closed`);
  if (root === null) throw new Error("no element");
  return root;
};
