// Hands on what is watched, with its branches, notes and this moment: as a link that holds the game, or as one file.
import { createResource, createSignal, Show, type JSX } from "solid-js";
import { nameOf } from "../export/file-names.ts";
import { Sheet } from "../kit/sheet.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { problemOf } from "../protocol/client.ts";
import { MOST_LINKED } from "../protocol/protocol.ts";
import { addressWith, isOnlyHere } from "../session/address.ts";
import { type Session, useSession } from "../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";
import { saveOneFile } from "./one-file.ts";
import "./share.css";
import { sharedWith } from "./shared-with.ts";

interface Made {
  readonly branches: number;
  readonly notes: number;
  /** Null where the game cannot stand in a link, and why. */
  readonly link: string | null;
  readonly why: string | null;
  /** Characters of the game in the link. */
  readonly characters: number;
}

/** Of the longest link, rounded up. */
const percentOf = (characters: number): number => Math.ceil((100 * characters) / MOST_LINKED);

/** The link, or why there is none. */
const make = async (session: Session): Promise<Made> => {
  const carried = await sharedWith(session);
  const { branches, notes } = carried;
  const counts = { branches: branches.length, notes: notes.length };
  const history = session.openLogs.current()!.facts.history;
  try {
    const ask = { ...carried, history, language: session.preferences.language() };
    const { text } = await session.client().ask("share", ask);
    const link = text.length > MOST_LINKED ? null : addressWith(session, text);
    return { ...counts, link, why: null, characters: text.length };
  } catch (failure) {
    return { ...counts, link: null, why: problemOf(failure).message, characters: 0 };
  }
};

const Link = (props: {
  readonly link: string;
  readonly onTold: (told: string) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(props.link);
      props.onTold(words().copied);
    } catch {
      props.onTold(words().notCopied);
    }
  };
  return (
    <>
      <textarea
        class="field share-link"
        readonly
        rows="4"
        aria-label={words().link}
        value={props.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button primary" onClick={() => void copy()}>
        {words().copy}
      </button>
    </>
  );
};

export const ShareDialog = (): JSX.Element => {
  const session = useSession();
  const { eyes, facts, panels } = session;
  const words = useMessages(messagesIn);
  const [told, setTold] = createSignal("");
  const [made] = createResource(() => make(session));
  const tell = (work: Promise<string>): void =>
    void work.catch((failure: unknown) => problemOf(failure).message).then(setTold);
  const save = async (): Promise<string> => {
    const { game = "", name: log = "" } = facts() ?? {};
    const name = nameOf({ game, log, branch: null }, null, "html");
    return (await saveOneFile(session, name)) ? words().saved : words().noViewer;
  };
  return (
    <Sheet
      name="share"
      hasParts
      title={words().title}
      close={words().close}
      onClose={() => panels.setHanding(null)}
    >
      <p class="quiet small">
        {words().lead} <Show when={eyes() !== "all"}>{words().holdsAll}</Show>
      </p>
      <fieldset>
        <legend>{words().link}</legend>
        <Show when={made()} fallback={<p class="small">{words().making}</p>}>
          {(known) => (
            <>
              <p class="small">{words().goesAlong(known().branches, known().notes)}</p>
              <Show
                when={known().link}
                fallback={
                  <p class="sheet-trouble" role="alert">
                    {known().why ?? words().tooLong(percentOf(known().characters))}
                  </p>
                }
              >
                {(link) => (
                  <>
                    <Show when={isOnlyHere(link())}>
                      <p class="small share-here">{words().onlyHere(words().save)}</p>
                    </Show>
                    <Link link={link()} onTold={setTold} />
                    <span class="small quiet">{words().length(percentOf(known().characters))}</span>
                  </>
                )}
              </Show>
            </>
          )}
        </Show>
      </fieldset>
      <fieldset>
        <legend>{words().oneFile}</legend>
        <p class="small">{words().oneFileMeans}</p>
        <button type="button" class="button" onClick={() => tell(save())}>
          {words().save}
        </button>
      </fieldset>
      <p class="small" role="status">
        {told()}
      </p>
    </Sheet>
  );
};
