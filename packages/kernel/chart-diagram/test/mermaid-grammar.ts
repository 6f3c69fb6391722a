// Reads the part of Mermaid's state diagrams that we write, as strictly as Mermaid's own grammar does
// (stateDiagram.jison): one statement a line, ids without blanks, hyphens, colons and braces, labels without
// colons, semicolons and hashes. Anything else throws.

export interface MermaidState {
  readonly id: string;
  readonly title: string;
  readonly parent: string | null;
}

export interface MermaidArrow {
  readonly from: string;
  readonly to: string;
  readonly label: string | null;
  /** The state it is written in. */
  readonly home: string | null;
}

export interface MermaidDiagram {
  readonly states: readonly MermaidState[];
  readonly arrows: readonly MermaidArrow[];
}

const ID = String.raw`[^:\n\s\-{}"]+`;
const STATE = new RegExp(`^state "([^"{}]+)" as (${ID})( \\{)?$`);
const ARROW = new RegExp(`^(\\[\\*\\]|${ID}) --> (\\[\\*\\]|${ID})(?: : ([^:;#%{}"]+))?$`);
const KEYWORDS = /^(default|state|note|class|classdef|scale|style|click|direction|end|hide)$/i;

/** The diagram, or an error that names the first line that is no statement. */
export const readMermaid = (text: string): MermaidDiagram => {
  const [first, ...lines] = text.replace(/\n$/, "").split("\n");
  if (first !== "stateDiagram-v2") throw new Error(`not a state diagram: ${first}`);
  const states: MermaidState[] = [];
  const arrows: MermaidArrow[] = [];
  const open: string[] = [];
  for (const line of lines) {
    const statement = line.trim();
    const home = open.at(-1) ?? null;
    const state = STATE.exec(statement);
    const arrow = ARROW.exec(statement);
    if (statement === "}") {
      if (open.pop() === undefined) throw new Error("a brace closes nothing");
    } else if (state !== null) {
      const [, title, id, brace] = state;
      if (KEYWORDS.test(id!)) throw new Error(`a keyword as id: ${id}`);
      if (states.some((one) => one.id === id)) throw new Error(`${id} twice`);
      states.push({ id: id!, title: title!, parent: home });
      if (brace !== undefined) open.push(id!);
    } else if (arrow !== null) {
      arrows.push({ from: arrow[1]!, to: arrow[2]!, label: arrow[3] ?? null, home });
    } else {
      throw new Error(`no statement: ${line}`);
    }
  }
  if (open.length > 0) throw new Error(`${open.at(-1)} is never closed`);
  return { states, arrows };
};
