// Replays a log through a real actor and serves it to inspectors, until it is ended. Prints the addresses.
import { type InspectionServer, serveInspection } from "@assize/inspection-xstate-inspect/node";
import { statelyStream } from "@assize/inspection-stately";
import type { Language } from "@assize/kernel-model";
import { type PlainLine, plainLine } from "@assize/kernel-report";
import type { ReplayWishes } from "../commands/flags.ts";
import { type Inspection, inspectionOf } from "../inspection.ts";
import { inspectorPage } from "../inspector-page.ts";
import { oneGame } from "../logs.ts";
import { auditOptionsFor, momentAfter } from "../replaying.ts";
import { checkPort, portTrouble, untilEnded } from "../serving.ts";
import { type Session, Trouble } from "../session.ts";

export interface InspectInput extends ReplayWishes {
  readonly log: string;
  /** Where the game stands when the first inspector comes; without it, at the start. */
  readonly at: number | undefined;
  /** Recorded events a second; 0 stays where it stands until an inspector goes on. */
  readonly speed: number | undefined;
  readonly port: number;
  readonly number: number | undefined;
  readonly lang: Language;
}

/** Events a second that a person can follow. */
const FOLLOWABLE = 4;
/** Slower looks like standing still; faster, like everything at once. */
const SLOWEST = 0.01;
const FASTEST = 1_000;
const STATELY = "/stately";

const speedOf = ({ at, speed }: InspectInput): number => {
  const wished = speed ?? (at === undefined ? FOLLOWABLE : 0);
  if (wished === 0 || (wished >= SLOWEST && wished <= FASTEST)) return wished;
  throw new Trouble(`--speed ${wished}: choose 0, or ${SLOWEST} to ${FASTEST} events a second`);
};

const addresses = (address: string): readonly PlainLine[] =>
  [
    `Inspector page       http://${address}/`,
    `@xstate/inspect      createWebSocketReceiver({ server: "${address}" })`,
    `@statelyai/inspect   createWebSocketReceiver({ server: "ws://${address}${STATELY}" })`,
    "Whoever knows these addresses may watch and send events. It starts when an inspector connects. Ctrl-C ends it.",
  ].map(plainLine);

/** Waits, but not beyond the end. */
const pause = (elapsedMs: number, ended: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      ended.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, elapsedMs);
    ended.addEventListener("abort", done);
  });

/** Plays the record on, no faster than inspectors can read. */
const play = async (
  inspection: Inspection,
  server: InspectionServer,
  speed: number,
  ended: AbortSignal,
): Promise<void> => {
  while (!ended.aborted) {
    await pause(1000 / speed, ended);
    await server.caughtUp();
    if (!ended.aborted) await inspection.next();
  }
};

/** Returns when `ended` is aborted and every connection is closed. */
export const inspect = async (
  input: InspectInput,
  session: Session,
  ended: AbortSignal,
): Promise<number> => {
  const speed = speedOf(input);
  checkPort(input.port);
  const optionsFor = await auditOptionsFor(input, session);
  const game = await oneGame(input.log, input.number, session);
  const moment = momentAfter(game, input.at ?? 0, await optionsFor(game.header));
  const inspection = inspectionOf(moment, {
    lang: input.lang,
    held: speed === 0,
    onLeft: (event) =>
      session.warn(`An inspector's ${event.type} leaves the record; it stops there.`),
  });
  const server = await serveInspection(inspection.watch, {
    port: input.port,
    streams: { [STATELY]: statelyStream(inspection.watch) },
    page: inspectorPage(session),
    onInspector: inspection.begin,
  }).catch((cause: unknown) => {
    throw portTrouble(cause, input.port);
  });
  await session.lines(addresses(server.address));
  const playing = play(inspection, server, speed === 0 ? FOLLOWABLE : speed, ended);
  await untilEnded(ended);
  // An event that is held is let go with the actor.
  inspection.end();
  await playing;
  await server.close();
  return 0;
};
