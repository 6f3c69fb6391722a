// The package's own inspector for Node (`@xstate/inspect/lib/server`), started once in a process: its services stand
// in one list for the whole process, and it never takes its listeners back. Servers come and go at this hub.
// What a client sends is checked first: the package itself would fail on it, and the process with it.
import { EventEmitter } from "node:events";
import { inspect } from "@xstate/inspect/lib/server.js";
import { WebSocket } from "ws";
import type { AnyInterpreter } from "xstate";
import { commandIn } from "./command.ts";

/** A client that has this many bytes still to read is dropped. */
const BACKLOG_LIMIT = 64 * 1024 * 1024;

/** One connected client, as the package asks for it. */
class Peer extends EventEmitter {
  readonly OPEN = WebSocket.OPEN;
  private readonly socket: WebSocket;
  constructor(socket: WebSocket) {
    super();
    this.socket = socket;
  }
  get readyState(): number {
    return this.socket.readyState;
  }
  send(text: string): void {
    this.socket.send(text);
    if (this.socket.bufferedAmount > BACKLOG_LIMIT) this.socket.terminate();
  }
}

/** All clients of all servers of this process. */
class Hub extends EventEmitter {
  readonly clients = new Set<Peer>();
}

interface Inspector {
  readonly hub: Hub;
  readonly register: (service: AnyInterpreter) => void;
}

let inspector: Inspector | undefined;

/** The process's one inspector, started when it is first asked for. */
const theInspector = (): Inspector => {
  if (inspector !== undefined) return inspector;
  const hub = new Hub();
  inspect({ server: hub as unknown as Parameters<typeof inspect>[0]["server"] });
  // Its `__xstate__` stays the same from now on: it is set only where an inspector is started.
  const devTools = (globalThis as unknown as { __xstate__: { register: Inspector["register"] } })
    .__xstate__;
  inspector = { hub, register: (service) => devTools.register(service) };
  return inspector;
};

export const registerService = (service: AnyInterpreter): void => theInspector().register(service);

/** Takes up a client. `onInspecting` is told when it has asked to be told of actors, and was. */
export const connect = (socket: WebSocket, onInspecting: () => void): void => {
  const { hub } = theInspector();
  const peer = new Peer(socket);
  hub.clients.add(peer);
  socket.on("close", () => hub.clients.delete(peer));
  hub.emit("connection", peer);
  socket.on("message", (data: Buffer) => {
    const command = commandIn(data.toString());
    if (typeof command === "string") {
      socket.send(JSON.stringify({ type: "inspection.unreadable", message: command }));
      return;
    }
    peer.emit("message", Buffer.from(JSON.stringify(command)), false);
    if (command.type === "xstate.inspecting") onInspecting();
  });
};
