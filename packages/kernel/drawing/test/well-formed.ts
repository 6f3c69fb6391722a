// A small check that a text is well-formed XML, for what an SVG document uses: no doctype, no CDATA.

const NAME = "[A-Za-z_][\\w.-]*";
const ATTRIBUTE = new RegExp(`\\s+(${NAME})="([^"<]*)"`, "y");
const TAG = new RegExp(`<(/?)(${NAME})([^<>]*?)(/?)>`, "y");
const BAD_ENTITY = /&(?!(?:amp|lt|gt|quot|#[1-9][0-9]*);)/;
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BAD_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

const problemOfAttributes = (attributes: string): string | null => {
  const names = new Set<string>();
  ATTRIBUTE.lastIndex = 0;
  while (ATTRIBUTE.lastIndex < attributes.length) {
    const match = ATTRIBUTE.exec(attributes);
    if (match === null) return attributes.trim() === "" ? null : `attributes ${attributes}`;
    if (names.has(match[1]!)) return `attribute ${match[1]} twice`;
    names.add(match[1]!);
  }
  return null;
};

/** What is wrong, or null. */
export const problemOfXml = (xml: string): string | null => {
  if (BAD_ENTITY.test(xml)) return "a bare ampersand";
  if (BAD_CHARACTER.test(xml)) return "a character XML cannot hold";
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  while ((at = xml.indexOf("<", at)) !== -1) {
    TAG.lastIndex = at;
    const tag = TAG.exec(xml);
    if (tag === null) return `no tag at ${at}: ${xml.slice(at, at + 40)}`;
    const [, closing, name, attributes, empty] = tag;
    if (closing === "/") {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else {
      const problem = problemOfAttributes(attributes!);
      if (problem !== null) return problem;
      if (open.length === 0) roots++;
      if (empty === "") open.push(name!);
    }
    at = TAG.lastIndex;
  }
  if (open.length > 0) return `<${open.at(-1)}> is never closed`;
  return roots === 1 ? null : `${roots} roots`;
};
