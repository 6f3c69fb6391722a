// Where the page gets its reports from: the page that opened or holds it, or a server of this machine.
import {
  receiveFromServer,
  receiveFromWindow,
  type Receiver,
} from "@assize/inspection-xstate-inspect/receiver";

export type Connection =
  | { readonly kind: "window"; readonly receiver: Receiver }
  | { readonly kind: "server"; readonly receiver: Receiver; readonly server: string }
  /** The address asked for is none of this machine. */
  | { readonly kind: "refused"; readonly server: string };

/** Host, port and path, as @xstate/inspect wants it; null for anything but a server of this machine. */
export const serverNamed = (address: string): string | null =>
  /^(?:ws:\/\/)?((?:localhost|127\.0\.0\.1)(?::\d{1,5})?(?:\/[\w./-]*)?)$/.exec(address)?.[1] ??
  null;

/** The one named in the address; else the one that the page came from, with the token in its path. */
const serverAsked = ({ location }: Window): string => {
  const { host, pathname } = new URL(".", location.href);
  return new URLSearchParams(location.search).get("server") ?? host + pathname;
};

/** Held in a frame, or opened by a page, without a server named: that page is inspected. */
const isHeld = ({ self, top, opener, location }: Window): boolean =>
  !new URLSearchParams(location.search).has("server") && (self !== top || opener !== null);

export const connect = (page: Window): Connection => {
  if (isHeld(page)) return { kind: "window", receiver: receiveFromWindow() };
  const asked = serverAsked(page);
  const server = serverNamed(asked);
  return server === null
    ? { kind: "refused", server: asked }
    : { kind: "server", receiver: receiveFromServer(server), server };
};
