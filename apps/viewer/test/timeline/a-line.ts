// Lines for tests, with what a test cares about.
import type { Line } from "../../src/protocol/protocol.ts";

export const lineWith = (wished: Partial<Line>): Line => ({
  seq: 1,
  type: "thing-done",
  class: "consequence",
  by: null,
  text: "A thing is done",
  clauses: [],
  findings: [],
  deviation: null,
  place: "play",
  taken: [],
  marks: [],
  outline: [],
  data: null,
  ...wished,
});
