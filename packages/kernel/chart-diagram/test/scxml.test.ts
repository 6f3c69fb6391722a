import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ChartDescription, chartToScxml } from "../src/index.ts";
import { CHART_NAMESPACE } from "../src/scxml.ts";
import { anyChart, auctionChart, nimChart, RUNS } from "./toy-charts.ts";
import { readXml, type XmlElement } from "./xml-tree.ts";

const SCXML = "{http://www.w3.org/2005/07/scxml}";
const OURS = `{${CHART_NAMESPACE}}`;

/** What the W3C's recommendation (sections 3.2, 3.3, 3.5, 3.7) lets stand in what, of the elements we use. */
const CONTENT: Readonly<Record<string, readonly string[]>> = {
  [`${SCXML}scxml`]: [`${SCXML}state`, `${SCXML}final`],
  [`${SCXML}state`]: [`${SCXML}state`, `${SCXML}transition`],
  [`${SCXML}final`]: [],
  [`${SCXML}transition`]: [],
};
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  [`${SCXML}scxml`]: ["initial", "name", "version", "datamodel"],
  [`${SCXML}state`]: ["id", "initial"],
  [`${SCXML}final`]: ["id"],
  [`${SCXML}transition`]: ["event", "target"],
};
const XS_ID = /^[A-Za-z_][A-Za-z0-9._-]*$/;
const EVENT = /^[A-Za-z0-9_.-]+$/;

const everyElement = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.flatMap(everyElement),
];

const isOurs = (name: string): boolean => name.startsWith(OURS);

const checkElement = ({ name, attributes, children }: XmlElement): void => {
  if (isOurs(name)) return;
  expect(Object.keys(CONTENT)).toContain(name);
  for (const child of children)
    if (!isOurs(child.name)) expect(CONTENT[name]).toContain(child.name);
  for (const attribute of Object.keys(attributes))
    if (!isOurs(attribute)) expect(ATTRIBUTES[name]).toContain(attribute);
};

/** Throws where a document is not SCXML as the W3C has it. */
const checkScxml = (root: XmlElement): void => {
  expect(root.name).toBe(`${SCXML}scxml`);
  expect(root.attributes["version"]).toBe("1.0");
  const all = everyElement(root);
  all.forEach(checkElement);
  const ids = all.flatMap(({ attributes }) => attributes["id"] ?? []);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(XS_ID);
  for (const element of all) {
    const { initial, target, event } = element.attributes;
    if (target !== undefined) expect(ids).toContain(target);
    if (event !== undefined) expect(event).toMatch(EVENT);
    // The initial state has to lie within.
    if (initial !== undefined)
      expect(everyElement(element).map(({ attributes }) => attributes["id"])).toContain(initial);
    if (element.name === `${SCXML}transition`) expect(event ?? target).toBeDefined();
  }
};

const transitionIds = (chart: ChartDescription): readonly string[] =>
  everyElement(readXml(chartToScxml(chart))).flatMap(
    ({ attributes }) => attributes[`${OURS}id`] ?? [],
  );

describe("a chart as SCXML", () => {
  test("has its states nested and its transitions where they start", () => {
    const root = readXml(chartToScxml(nimChart));
    checkScxml(root);
    expect(root.attributes).toMatchObject({ name: "nim", initial: "play", datamodel: "null" });
    expect(root.children.map(({ name, attributes }) => [name, attributes["id"]])).toEqual([
      [`${SCXML}state`, "play"],
      [`${SCXML}final`, "over"],
    ]);
    const [play] = root.children;
    const turns = play!.children.find(({ attributes }) => attributes["id"] === "play.turns")!;
    expect(turns.children.map(({ attributes }) => attributes["event"])).toEqual([
      "matches-taken",
      "turn-passed",
      "game-ended",
    ]);
    expect(turns.children[2]!.attributes["target"]).toBe("over");
  });

  test("says in our own namespace what is asked, and which clauses it stands for", () => {
    const root = readXml(chartToScxml(nimChart));
    const taken = everyElement(root).find(
      ({ attributes }) => attributes["event"] === "matches-taken",
    )!;
    expect(taken.children.slice(0, 2)).toEqual([
      { name: `${OURS}when`, attributes: { question: "hasNotTaken" }, children: [] },
      {
        name: `${OURS}rule`,
        attributes: { question: "seatOnTurn", clauses: "nim.turn" },
        children: [],
      },
    ]);
  });

  test("has every transition once", () => {
    for (const chart of [nimChart, auctionChart])
      expect(transitionIds(chart).toSorted()).toEqual(chart.transitions.map(({ id }) => id).sort());
  });

  test("is well-formed and valid for any chart, however odd its names", () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        checkScxml(readXml(chartToScxml(chart, { language: "de" })));
      }),
      { numRuns: RUNS },
    );
  });
});

test("the reader of XML refuses what is not well-formed", () => {
  const bad = {
    "<a>": "never closed",
    "<a></b>": "closes nothing",
    '<a b="1" b="2"/>': "attribute twice",
    "<a b='1'/>": "no tag",
    '<a b="&x;"/>': "no entity",
    "<x:a/>": "not declared",
    "<a/><b/>": "second root",
  };
  for (const [xml, problem] of Object.entries(bad)) expect(() => readXml(xml)).toThrow(problem);
});
