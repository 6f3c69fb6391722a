// Our own referee against the committed positions: what is due, what is refused, one step.
import { type Json, type JsonObject, SeatId } from "@assize/kernel-model";
import {
  awaited,
  forcedStep,
  legalDecisions,
  placeOf,
  possibleOutcomes,
  type Start,
  start,
  whyOrWhyNot,
} from "@assize/kernel-referee";
import { xidit } from "@assize/xidit-game";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { schemaProblems } from "./json-schema.ts";
import { jsonAt, schemaAt, digest, editionAt, type PositionCase } from "./vectors.ts";

const startOf = ({ name, header, edition }: PositionCase): Start => {
  const started = start(header, { games: [xidit], digest, edition: editionAt(edition) });
  if (Result.isFailure(started)) throw new Error(`${name}: ${JSON.stringify(started.failure)}`);
  return started.success;
};

describe("positions.json", () => {
  const { cases } = jsonAt<{ cases: readonly PositionCase[] }>("positions.json");

  it.each(cases)("$name: what is due", (each) => {
    const { game, position } = startOf(each);
    const { forced, decisions, outcomes } = each.due;
    const step = forcedStep(game, position);
    expect(step?.event).toEqual(forced);
    if (forced !== undefined) return;
    expect(awaited(game, position)).toEqual(each.due.awaited);
    if (outcomes !== undefined && outcomes !== null)
      expect([...possibleOutcomes(game, position)]).toEqual(outcomes);
    const actual = each.header.seats.flatMap((_, seat) => {
      const events = [...legalDecisions(game, position, SeatId(seat))];
      return events.length === 0 ? [] : [{ seat, count: events.length, events }];
    });
    const listed = actual.map(({ events, ...all }) => (all.count > 200 ? all : { ...all, events }));
    expect(listed).toEqual(decisions ?? []);
  });

  it.each(cases)("$name: what is refused, and one step", ({ name, ...each }) => {
    const { game, position } = startOf({ name, ...each });
    for (const { event, clauses } of each.due.refused ?? [])
      expect(whyOrWhyNot(game, position, event)).toMatchObject({ kind: "refused", clauses });
    const row = game.engine.accepts(position, each.step.event)!;
    const after = game.engine.take(row, position, each.step.event);
    const context = game.model.encodeContext(after.context) as JsonObject;
    expect([row.id, placeOf(game, after)]).toEqual([each.step.transition, each.step.place]);
    expect(context).toEqual({
      ...(each.header.position!.context as JsonObject),
      ...each.step.changes,
    });
  });

  it("are at every place, with every number of players, for every transition and ruling", () => {
    expect(cases.length).toBeGreaterThanOrEqual(110);
    const { places, always } = jsonAt<{
      places: readonly {
        readonly place: string;
        readonly final: boolean;
        readonly events: readonly { readonly ways: readonly { readonly id: string }[] }[];
      }[];
      readonly always: readonly { readonly ways: readonly { readonly id: string }[] }[];
    }>("chart.json");
    const seen = new Set(cases.map(({ header }) => header.position!.place));
    expect(places.filter(({ place, final }) => !final && !seen.has(place))).toEqual([]);
    const shown = new Set(cases.flatMap(({ shows }) => shows));
    expect(always.flatMap(({ ways }) => ways).filter(({ id }) => !shown.has(id))).toEqual([]);
    const taken = new Set(cases.map(({ step }) => step.transition));
    const ways = places.flatMap(({ events }) => events.flatMap((one) => one.ways));
    // A pile that can be renewed has been renewed before a tile is placed.
    expect(ways.map(({ id }) => id).filter((id) => !taken.has(id))).toEqual([
      "play.tile-management.refilling/pile-flipped",
    ]);
    expect(new Set(cases.map(({ header }) => header.seats.length))).toEqual(new Set([3, 4, 5]));
    const read = cases.flatMap(({ shows }) => shows.map((one) => one.split("=")[0]!));
    expect(xidit.rulebook.rulings.map(({ id }) => id).filter((id) => !read.includes(id))).toEqual(
      [],
    );
  });

  it("fit the schemas of header, position and events", () => {
    const [header, position, events] = ["header", "position", "events"].map(schemaAt);
    for (const each of cases) {
      const stated = each.header as JsonObject;
      expect([each.name, ...schemaProblems(header!, stated)]).toEqual([each.name]);
      expect([each.name, ...schemaProblems(position!, stated["position"]!)]).toEqual([each.name]);
      const event = each.step.event as unknown as Json;
      expect([each.name, ...schemaProblems(events!, event)]).toEqual([each.name]);
    }
  });
});
