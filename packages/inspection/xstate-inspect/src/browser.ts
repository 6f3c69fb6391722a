// In a browser: @xstate/inspect's own inspector, in a frame or a window that shows an inspector page of ours or
// anybody's. It talks by messages between windows and needs no network.
import { createDevTools, inspect } from "@xstate/inspect";
import type { Watch } from "@assize/inspection-observe";
import { bridge } from "./bridge.ts";

export interface InspectInOptions {
  /** The page of the inspector: absolute, as frames and messages between windows need it. */
  readonly url: string;
  /** The frame to show it in; without one, a window is opened. */
  readonly iframe?: HTMLIFrameElement;
}

/** Opens an inspector and shows it the actors of a watch. Answers how to close it. */
export const inspectIn = (watch: Watch, { url, iframe }: InspectInOptions): (() => void) => {
  const devTools = createDevTools();
  const inspector = inspect({ url, iframe: iframe ?? false, devTools });
  const end = bridge(watch, (service) => devTools.register(service));
  return () => {
    end();
    inspector?.disconnect();
  };
};
