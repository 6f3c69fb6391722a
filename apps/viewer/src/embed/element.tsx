// The element `assize-replay`: attributes in, events out, everything between in a shadow root. Knows no rule, no game.
import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import { render } from "solid-js/web";
import { besidePage } from "../kit/beside-page.ts";
import { createMedia } from "../kit/media.ts";
import { languageFor } from "../kit/preferences.ts";
import { formatLink } from "../session/link.ts";
import { Player } from "./player.tsx";
import { createReplay, type Replay } from "./replay.ts";
import { sharedClient } from "./shared-client.ts";
import { styles } from "./styles.ts";
import { ATTRIBUTES, type AttributeName, languageIn, type Wishes } from "./wishes.ts";

const DARK = "(prefers-color-scheme: dark)";

const NO_WISHES: Wishes = {
  src: null,
  seat: null,
  start: null,
  theme: null,
  language: null,
  controls: null,
};

const inFull = (src: string): URL | undefined => {
  const address = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : undefined;
  return address !== undefined && /^(?:https?|blob|data|file):$/.test(address.protocol)
    ? address
    : undefined;
};

/** Where the viewer shows the same moment: it opens only logs that lie beside it. */
const addressIn = (home: string, src: string, replay: Replay): string | undefined => {
  const page = `${home}index.html`;
  const log = inFull(src)?.href ?? "";
  const beside = besidePage(log, page);
  if (beside === undefined) return undefined;
  const name = beside.pathname.slice(new URL(home).pathname.length);
  const facts = replay.facts();
  const link = {
    seq: replay.cursor.seq(),
    hash: facts?.hash ?? null,
    branch: null,
    panel: null,
    against: null,
    game: null,
  };
  const fragment = formatLink({ ...link, eyes: replay.reader().eyes });
  return `${page}?log=${encodeURIComponent(name)}${fragment}`;
};

/** In which language and colours: as the attributes say, else as the reader's system does. */
const createLook = (wishes: Accessor<Wishes>) => {
  const isDark = createMedia(DARK);
  const language = createMemo(
    () => languageIn(wishes().language) ?? languageFor(navigator.languages),
  );
  const shade = createMemo((): "light" | "dark" => {
    const { theme } = wishes();
    if (theme === "light" || theme === "dark") return theme;
    return isDark() ? "dark" : "light";
  });
  return { language, shade };
};

/** The element's events: a problem, that it is ready, and every moment that it comes to. */
const tellWhatHappens = (replay: Replay, tell: (name: string, detail: unknown) => void): void => {
  createEffect(() => {
    const loading = replay.loading();
    if (loading.kind === "failed") tell("assize-problem", { message: loading.message });
  });
  const isReady = createMemo(() => replay.frame() !== undefined && replay.lines().length > 0);
  createEffect(
    on(isReady, (ready) => {
      const facts = replay.facts();
      if (!ready || facts === undefined) return;
      const { title, verdict } = facts;
      const findings = verdict.findings.map(({ seq }) => seq);
      tell("assize-ready", { title, verdict: verdict.kind, findings, last: replay.cursor.last() });
    }),
  );
  createEffect(
    on([isReady, replay.cursor.seq], ([ready, seq]) => {
      if (ready) tell("assize-moment", { seq, text: replay.lineAt(seq)?.text ?? "" });
    }),
  );
};

/** `home` is the folder of the viewer, with a slash at its end; `isAllowed` may forbid addresses. */
export const defineReplay = (
  home: string,
  isAllowed: (address: URL) => boolean = () => true,
): void => {
  class AssizeReplay extends HTMLElement {
    static readonly observedAttributes: readonly string[] = ATTRIBUTES;
    readonly #wishes = createSignal(NO_WISHES);
    #replay: Replay | undefined;
    #end: (() => void) | undefined;

    attributeChangedCallback(name: AttributeName, _: string | null, value: string | null): void {
      this.#wishes[1]((before) => ({ ...before, [name]: value }));
    }

    connectedCallback(): void {
      if (this.#end !== undefined) return;
      const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [styles()];
      const place = document.createElement("div");
      root.replaceChildren(place);
      this.#end = render(() => this.#show(), place);
    }

    disconnectedCallback(): void {
      // Moving an element takes it off and puts it back at once: then nothing has to be loaded again.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#end?.();
        this.#end = undefined;
        this.#replay = undefined;
      });
    }

    /** The event after which it stands. */
    get seq(): number {
      return this.#replay?.cursor.seq() ?? 0;
    }

    /** The last event that can be shown. */
    get last(): number {
      return this.#replay?.cursor.last() ?? 0;
    }

    seek(seq: number): void {
      this.pause();
      this.#replay?.cursor.seek(seq);
    }

    next(): void {
      this.seek(this.seq + 1);
    }

    previous(): void {
      this.seek(this.seq - 1);
    }

    play(): void {
      this.#replay?.playing.play();
    }

    pause(): void {
      this.#replay?.playing.pause();
    }

    #show() {
      const [wishes] = this.#wishes;
      const { language, shade } = createLook(wishes);
      const replay = createReplay({
        client: sharedClient(),
        wishes,
        language,
        resolve: (src) => [inFull(src)].find((one) => one !== undefined && isAllowed(one)),
      });
      this.#replay = replay;
      createEffect(() => this.setAttribute("data-shade", shade()));
      tellWhatHappens(replay, (name, detail) =>
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true })),
      );
      return (
        <Player
          replay={replay}
          language={language()}
          shade={shade()}
          hasControls={wishes().controls !== null && wishes().controls !== "false"}
          address={addressIn(home, wishes().src ?? "", replay)}
        />
      );
    }
  }
  if (customElements.get("assize-replay") === undefined)
    customElements.define("assize-replay", AssizeReplay);
};
