// What a chart can be saved as. Knows names only, so that whoever offers them need not load how they are written.
export const FORMATS = ["svg", "mermaid", "json"] as const;
export type Format = (typeof FORMATS)[number];
