// The page as a program: one session, shown.
import { render } from "solid-js/web";
import { App } from "./app/app.tsx";
import { createSession, SessionProvider } from "./session/session.tsx";
import { startWorker } from "./session/start-worker.ts";

const root = document.getElementById("page");
if (root !== null)
  render(() => {
    const session = createSession(startWorker);
    return (
      <SessionProvider session={session}>
        <App />
      </SessionProvider>
    );
  }, root);
