// The games on this device: what each is, who plays, how far it is, when it was last played; to go on with, rename, save, or
// delete, which can be undone.
import { createSignal, For, Show, type JSX } from "solid-js";
import { saveLog } from "../kit/save-file.ts";
import { useMessages } from "../kit/use-messages.ts";
import { useSession } from "../session/session.tsx";
import {
  deleteGame,
  type KeptGame,
  keptGames,
  logOfKept,
  renameGame,
  restoreGame,
} from "./kept-games.ts";
import { messagesIn } from "./messages/messages.ts";

const LONGEST_NAME = 60;

/** In characters that every file system takes. */
const fileNameOf = ({ name, title }: KeptGame): string =>
  `${(name || title).replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "game"}.jsonl`;

const Renaming = (props: {
  readonly game: KeptGame;
  readonly onDone: (name: string | null) => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const [name, setName] = createSignal(props.game.name);
  return (
    <form
      class="renaming"
      onSubmit={(event) => {
        event.preventDefault();
        props.onDone(name().trim());
      }}
    >
      <input
        class="field"
        aria-label={words().nameOfGame}
        placeholder={props.game.title}
        maxlength={LONGEST_NAME}
        value={name()}
        autofocus
        onInput={({ currentTarget: { value } }) => setName(value)}
      />
      <button type="submit" class="button primary">
        {words().rename}
      </button>
      <button type="button" class="button" onClick={() => props.onDone(null)}>
        {words().cancel}
      </button>
    </form>
  );
};

const KeptCard = (props: {
  readonly game: KeptGame;
  readonly onOpen: () => void;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}): JSX.Element => {
  const words = useMessages(messagesIn);
  const { preferences } = useSession();
  const [isRenaming, setRenaming] = createSignal(false);
  const when = () =>
    new Intl.DateTimeFormat(preferences.language(), {
      dateStyle: "medium",
      timeStyle: "short",
    }).format(new Date(props.game.when));
  /** What was noted in another language is said without it. */
  const stands = (): string => {
    const { events, language, outcome, where } = props.game;
    const isRead = language === undefined || language === preferences.language();
    if (outcome !== null) return isRead && outcome !== "" ? outcome : words().over;
    return isRead ? words().stands(where, events) : words().events(events);
  };
  const save = (): void => {
    const text = logOfKept(props.game.id);
    if (text !== undefined) saveLog({ name: fileNameOf(props.game), text });
  };
  return (
    <li class="card kept-game">
      <h3>{props.game.name || props.game.title}</h3>
      <p class="small quiet">
        <Show when={props.game.name !== ""}>{props.game.title} · </Show>
        {props.game.players.join(", ")}
      </p>
      <p class="small">
        {stands()}
        <span class="quiet"> · {when()}</span>
      </p>
      <Show
        when={!isRenaming()}
        fallback={
          <Renaming
            game={props.game}
            onDone={(name) => {
              if (name !== null) renameGame(props.game.id, name);
              setRenaming(false);
              props.onChange();
            }}
          />
        }
      >
        <div class="table-tools">
          <button type="button" class="button primary" onClick={() => props.onOpen()}>
            {props.game.outcome === null ? words().resume : words().open}
          </button>
          <button type="button" class="button" onClick={() => setRenaming(true)}>
            {words().rename}
          </button>
          <button type="button" class="button" onClick={save}>
            {words().save}
          </button>
          <button type="button" class="button" onClick={() => props.onDelete()}>
            {words().delete}
          </button>
        </div>
      </Show>
    </li>
  );
};

export const GameList = (props: { readonly onOpen: (id: string) => void }): JSX.Element => {
  const words = useMessages(messagesIn);
  const [games, setGames] = createSignal(keptGames());
  const [deleted, setDeleted] = createSignal<KeptGame>();
  const look = (): void => void setGames(keptGames());
  return (
    <Show when={games().length > 0 || deleted() !== undefined}>
      <section class="kept-games" aria-labelledby="kept-title">
        <h2 id="kept-title">{words().gamesHere}</h2>
        <Show when={deleted()}>
          {(game) => (
            <p class="card deleted" role="status">
              <span>{words().deleted(game().name || game().title)}</span>
              <button
                type="button"
                class="button"
                onClick={() => {
                  restoreGame(game().id);
                  setDeleted(undefined);
                  look();
                }}
              >
                {words().undo}
              </button>
            </p>
          )}
        </Show>
        <ul>
          <For each={games()}>
            {(game) => (
              <KeptCard
                game={game}
                onOpen={() => props.onOpen(game.id)}
                onChange={look}
                onDelete={() => {
                  if (deleteGame(game.id)) setDeleted(game);
                  look();
                }}
              />
            )}
          </For>
        </ul>
        <p class="small quiet">{words().saved}</p>
      </section>
      <h2>{words().beginOne}</h2>
    </Show>
  );
};
