// The page as a whole: header, notices, and either the start or a game. Knows no game and no rule.
import {
  createEffect,
  ErrorBoundary,
  lazy,
  Match,
  Show,
  Suspense,
  Switch,
  type JSX,
} from "solid-js";
import { watchKeys } from "./keyboard/watch-keys.ts";
import { Opener } from "../opening/opener.tsx";
import { StartPage } from "../opening/start-page.tsx";
import { watchDrops } from "../opening/watch-drops.ts";
import { useSession } from "../session/session.tsx";
import { Announcer } from "./announcer.tsx";
import { Broken } from "./broken.tsx";
import { followLink } from "./follow-link.ts";
import { Header } from "./header.tsx";
import { keepFocus } from "./keep-focus.ts";
import { Notices } from "./notices.tsx";
import { PaperNote } from "./paper-note.tsx";
import { watchPrinting } from "./watch-printing.ts";
import "../kit/tokens.css";
import "../kit/base.css";
import "./layout.css";

const Watch = lazy(async () => ({ default: (await import("./stage/watch.tsx")).Watch }));
const Export = lazy(async () => ({
  default: (await import("../export/export-dialog.tsx")).ExportDialog,
}));
const EmbedCode = lazy(async () => ({
  default: (await import("../embed/embed-code.tsx")).EmbedCode,
}));
const Share = lazy(async () => ({
  default: (await import("../share/share-dialog.tsx")).ShareDialog,
}));
const NewGame = lazy(async () => ({
  default: (await import("../new-game/new-game.tsx")).NewGame,
}));
const Help = lazy(async () => ({ default: (await import("./keyboard/help.tsx")).Help }));

const Page = (): JSX.Element => {
  const session = useSession();
  followLink(session);
  watchDrops(session);
  watchKeys(session);
  watchPrinting(session);
  keepFocus();
  // What a game needs is fetched while it is audited.
  createEffect(() => {
    if (session.openLogs.opening().kind === "under-way") void Watch.preload();
  });
  return (
    <div
      class="page"
      classList={{
        watching: session.openLogs.current() !== undefined && !session.panels.isAtTable(),
        "at-table": session.panels.isAtTable(),
      }}
    >
      <Header />
      <Notices />
      <Switch fallback={<StartPage />}>
        <Match when={session.panels.isAtTable()}>
          <Suspense>
            <NewGame />
          </Suspense>
        </Match>
        <Match when={session.openLogs.current()}>
          <Suspense>
            <Watch />
          </Suspense>
        </Match>
      </Switch>
      <Opener />
      <Show when={session.panels.isHelpOpen()}>
        <Suspense>
          <Help />
        </Suspense>
      </Show>
      <Show when={session.panels.handing() === "files"}>
        <Suspense>
          <Export />
        </Suspense>
      </Show>
      <Show when={session.panels.handing() === "embedding"}>
        <Suspense>
          <EmbedCode />
        </Suspense>
      </Show>
      <Show when={session.panels.handing() === "link"}>
        <Suspense>
          <Share />
        </Suspense>
      </Show>
      <Announcer />
      <PaperNote />
    </div>
  );
};

export const App = (): JSX.Element => (
  <ErrorBoundary fallback={(failure: unknown) => <Broken failure={failure} />}>
    <Page />
  </ErrorBoundary>
);
