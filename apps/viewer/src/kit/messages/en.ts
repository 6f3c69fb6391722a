// What several parts of the page say, in English.
import type { Messages } from "./messages.ts";

export const en: Messages = {
  verdict: { compliant: "Compliant", violated: "Violated", undetermined: "Undetermined" },
  findings: (number) => (number === 1 ? "1 finding" : `${number} findings`),
  allSeeing: "All-seeing",
  publicEyes: "The public",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  eventOf: (seq, of) => `Event ${seq} of ${of}`,
  start: "Before the first event",
  inChart: (clause) => `Show ${clause} in the chart`,
};
