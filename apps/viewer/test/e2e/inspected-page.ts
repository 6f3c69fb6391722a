// A page with an actor of its own, as a developer's would be, which shows an inspector. Run in the browser by a test.
import { startActor } from "@assize/kernel-chart-engine";
import type { Header } from "@assize/kernel-event-log";
import { digestJson, nobleHash } from "@assize/kernel-integrity";
import type { GameEvent } from "@assize/kernel-model";
import { start, whyOrWhyNot } from "@assize/kernel-referee";
import { observe, type PlainEvent, type Refusal } from "@assize/inspection-observe";
import { inspectIn } from "@assize/inspection-xstate-inspect/browser";
import { GAME_IDS, isGameId, loadGame } from "@assize/catalogue";
import * as Result from "effect/Result";

export interface Host {
  readonly session: string;
  readonly place: () => string;
  readonly send: (event: PlainEvent) => void;
  /** Sends it once no inspector holds it. */
  readonly pass: (event: PlainEvent) => void;
  readonly stop: () => void;
}

/** Starts a game from a log's header, and shows it in a frame, or in a window of its own. */
export const host = async (
  header: Header,
  url: string,
  iframe: HTMLIFrameElement | undefined,
): Promise<Host> => {
  const { model } = await loadGame(isGameId(header.game) ? header.game : GAME_IDS[0]);
  const started = start(header, {
    games: [model],
    digest: (value) => digestJson(value, nobleHash),
  });
  if (Result.isFailure(started)) throw new Error(started.failure[0]!.reason);
  const { game, position } = started.success;
  const whyNot = (_: string, event: PlainEvent): Refusal | null => {
    const why = whyOrWhyNot(game, actor.position(), event as unknown as GameEvent);
    if (why.kind === "accepted") return null;
    return { message: why.kind, clauses: why.kind === "refused" ? why.clauses : [] };
  };
  const watch = observe({ whyNot });
  const end = inspectIn(watch, iframe === undefined ? { url } : { url, iframe });
  const actor = startActor(game.table, position, game.model.id, watch.inspect);
  return {
    session: actor.session,
    place: () => game.table.leaves[actor.position().at]!.path,
    send: (event) => actor.send(event),
    pass: (event) => void watch.pass({ sessionId: actor.session, send: actor.send }, event),
    stop: () => {
      actor.stop();
      end();
    },
  };
};

Object.assign(globalThis, { host });
