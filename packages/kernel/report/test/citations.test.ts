// A source is told by the rulebook's name, its language and the heading; a rulebook is named once.
import { expect, test } from "vitest";
import type { SourceRef } from "@assize/kernel-model";
import { sourceInWords, sourcesFor } from "../src/citations.ts";

const RULES = { en: "rules of Nim", de: "Regeln von Nim" };
const SOURCES: readonly SourceRef[] = [
  { rulebook: RULES, language: "en", heading: "Taking" },
  { rulebook: RULES, language: "de", heading: "Nehmen" },
  { rulebook: { en: "tournament code" }, language: "en", heading: "7" },
];

test("names rulebook, language and heading, in the reader's language where it is known there", () => {
  expect(sourceInWords(SOURCES[0]!, "de")).toBe("Regeln von Nim, EN “Taking”");
  expect(sourceInWords(SOURCES[2]!, "de")).toBe("tournament code, EN “7”");
});

test("begins with the reader's own language, and names each rulebook once", () => {
  expect(sourcesFor(SOURCES, "de")).toEqual([
    "Regeln von Nim, DE „Nehmen“",
    "EN “Taking”",
    "tournament code, EN “7”",
  ]);
});
