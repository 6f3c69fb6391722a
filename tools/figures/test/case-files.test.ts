// Records in which an earlier audit told something wrong. Those that are told as they should be stay so; the others are rows of the
// table that `npm run kinds -- --cases` prints.
import { expect, it } from "vitest";
import { caseFiles, filesThere, shortcomingsOf } from "../src/deviations/case-files.ts";

const DEEP = process.env["ASSIZE_DEEP"] !== undefined;

/** Each file that is told as it should be, but for the hands of a census: of these all are. */
const HOLDING = [
  "accused-order-forgotten",
  "accused-page-twice",
  "accused-sheets-swapped-terse",
  "bards-far-effect",
  "gold-wrong-player-clause",
  "guessed-bards-contradicted",
  "order-forgotten",
  "page-twice-34-lines",
  "pages-swapped",
  "placed-on-taken",
  "sheets-swapped-stop",
  "threat-without-units",
];
const HANDS = "hands-twice-";
const HANDS_LOOKED_AT = DEEP ? 24 : 3;

it("case files that are told as they should be stay so", () => {
  const files = caseFiles();
  const hands = files.filter(({ name }) => name.startsWith(HANDS));
  expect(files.length - hands.length).toBe(filesThere());
  expect(hands.length).toBe(24);
  expect(filesThere()).toBe(31);
  const wanted = [
    ...files.filter(({ name }) => HOLDING.includes(name)),
    ...hands.slice(0, HANDS_LOOKED_AT),
  ];
  expect(wanted.length).toBe(HOLDING.length + HANDS_LOOKED_AT);
  const told = wanted.map((file) => ({ name: file.name, wrong: shortcomingsOf(file) }));
  expect(told.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
});
