// A log may be dropped anywhere on the page. Opens what the address or the page itself brings along, too.
import { createEffect, onCleanup, onMount } from "solid-js";
import type { Session } from "../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import { parseLink } from "../session/link.ts";
import { takeAddress, takeCarried, takeFile, takeLinked } from "./take-log.ts";

export const watchDrops = (session: Session): void => {
  const { openLogs, panels, preferences } = session;
  const words = () => messagesIn(preferences.language());
  const over = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
  };
  const drop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void takeFile(openLogs, words(), file);
  };
  onMount(() => {
    addEventListener("dragover", over);
    addEventListener("drop", drop);
    onCleanup(() => {
      removeEventListener("dragover", over);
      removeEventListener("drop", drop);
    });
    const address = new URLSearchParams(location.search).get("log");
    const { game } = parseLink(location.hash);
    if (game !== null) void takeLinked(session, game);
    else if (address !== null && address !== "") void takeAddress(openLogs, words(), address);
    else void takeCarried(openLogs);
  });
  // What happens to a log that was dropped on a game is told in the opener.
  createEffect(() => {
    if (openLogs.current() !== undefined && openLogs.opening().kind !== "none")
      panels.setOpener(true);
  });
};
