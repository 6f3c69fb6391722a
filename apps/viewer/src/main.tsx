// The page as a program: one session, shown; or one replay alone, inside a frame of another page.
import { render } from "solid-js/web";
import { App } from "./shell/app.tsx";
import { createSession, SessionProvider } from "./session/session.tsx";
import { startWorker } from "./session/start-worker.ts";

const showPage = (place: HTMLElement): void =>
  void render(() => {
    const session = createSession(startWorker);
    return (
      <SessionProvider session={session}>
        <App />
      </SessionProvider>
    );
  }, place);

const root = document.getElementById("page");
const isEmbedded = new URLSearchParams(location.search).get("embed") === "1";
if (root !== null && isEmbedded)
  void import("./embed/frame.ts").then(({ showFrame }) => showFrame(root));
else if (root !== null) showPage(root);
