// In a browser: @xstate/inspect's own inspector, in a frame or a window that shows an inspector page of ours or
// anybody's. It talks by messages between windows and needs no network.
import { createDevTools, inspect } from "@xstate/inspect";
import type { Watch } from "@assize/inspection-observe";
import { bridge } from "./bridge.ts";
import { commandOf } from "./command.ts";

export interface InspectInOptions {
  /** The page of the inspector: absolute, as frames and messages between windows need it. */
  readonly url: string;
  /** The frame to show it in; without one, a window is opened. */
  readonly iframe?: HTMLIFrameElement;
}

const isMessage = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === "object" && data !== null && "type" in data;

/** Keeps an inspector's event that cannot be read from the package, which listens to the same window after us. */
const keepBadEventsOut = (message: MessageEvent<unknown>): void => {
  const { data } = message;
  if (isMessage(data) && data["type"] === "xstate.event" && typeof commandOf(data) === "string")
    message.stopImmediatePropagation();
};

/** Opens an inspector and shows it the actors of a watch. Answers how to close it. */
export const inspectIn = (watch: Watch, { url, iframe }: InspectInOptions): (() => void) => {
  window.addEventListener("message", keepBadEventsOut);
  const devTools = createDevTools();
  const inspector = inspect({ url, iframe: iframe ?? false, devTools });
  const end = bridge(watch, (service) => devTools.register(service));
  return () => {
    end();
    inspector?.disconnect();
    window.removeEventListener("message", keepBadEventsOut);
  };
};
