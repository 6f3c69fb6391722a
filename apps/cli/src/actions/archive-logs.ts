// Work on logs on a NATS server as wholes: one is forgotten, or all are copied to another server. Knows no game.
import { forgetLog, logsOn, type Server } from "@assize/jetstream/node";
import type { EventStore } from "@assize/kernel-event-log";
import { plainLine } from "@assize/kernel-report";
import * as Result from "effect/Result";
import { count } from "../english.ts";
import { addressNamed } from "../server-addresses.ts";
import { onServer, storeOn } from "../server-logs.ts";
import { type Session, Trouble } from "../session.ts";

const orThrow = <A>(
  result: Result.Result<A, { readonly code: string; readonly message?: string }>,
): A =>
  Result.getOrThrowWith(
    result,
    ({ code, message }) => new Trouble(message ?? `it failed: ${code}`),
  );

/** Takes a log off its server for good, and leaves its tombstone. */
export const forget = async (name: string, session: Session): Promise<number> => {
  const address = addressNamed(name, session);
  if (address.log === "")
    throw new Trouble(`${address.url}: name the log that is to be forgotten: ${address.url}/LOG`);
  const { digest, events } = orThrow(
    await onServer(address, session, (server) => forgetLog(server, address.log)),
  );
  await session.lines([
    plainLine(
      `${name}: forgotten, ${count(events, "event", "events")}; its digest ${digest} stays on the server`,
    ),
  ]);
  return 0;
};

/** So many characters are appended at once: a quarter of what a server takes in one message, for each may have four bytes. */
const CHARACTERS_AT_ONCE = 250_000;

/** The lines in pieces that are appended at once, each of one line at least. */
const piecesOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const pieces: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    length += line.length;
    if (length > CHARACTERS_AT_ONCE) {
      pieces.push([]);
      length = line.length;
    }
    pieces.at(-1)!.push(line);
  }
  return pieces;
};

const textOf = async (store: EventStore, log: string): Promise<string> =>
  new TextDecoder().decode(orThrow(await store.read(log)));

/** Copies one log; one that is there with the same lines is left as it is. */
const copyLog = async (from: EventStore, to: EventStore, log: string): Promise<void> => {
  const text = await textOf(from, log);
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const created = await to.create(log, header);
  if (Result.isFailure(created) && created.failure.code !== "exists") orThrow(created);
  const there = await textOf(to, log);
  if (!text.startsWith(there))
    throw new Trouble(`${log}: another log of this name is there; take it away, or copy elsewhere`);
  let copied = there.trimEnd().split("\n").length - 1;
  for (const piece of piecesOf(lines.slice(copied))) {
    orThrow(await to.append(log, copied, piece));
    copied += piece.length;
  }
};

/** Copies all logs of a server, or one, to another server or account. What was copied before is not copied again. */
export const copyLogs = async (from: string, to: string, session: Session): Promise<number> => {
  const source = addressNamed(from, session);
  const target = addressNamed(to, session);
  if (target.log !== "") throw new Trouble(`${to}: name the server alone; logs keep their names`);
  if (source.url === target.url)
    throw new Trouble(`${to}: logs are not copied onto their own server; name another one`);
  const copied = await onServer(source, session, async (one: Server) =>
    onServer(target, session, async (other: Server) => {
      const logs = source.log === "" ? await logsOn(one) : [source.log];
      const [there, here] = [
        await storeOn(one, source, session),
        await storeOn(other, target, session),
      ];
      for (const log of logs) await copyLog(there, here, log);
      return logs.length;
    }),
  );
  await session.lines([plainLine(`${count(copied, "log", "logs")} copied to ${target.url}`)]);
  return 0;
};
