// "Show me how one gets here": a short game that leads to a state or transition, opened as a game in a link is. The games were found
// before; they are loaded when somebody points at something.
import { Show, type JSX } from "solid-js";
import { loadKnownWays } from "@assize/catalogue/ways";
import { createAnswer } from "../../history-view/answer.ts";
import { useMessages } from "../../kit/use-messages.ts";
import { linkTextOf } from "../../protocol/link-text.ts";
import { formatLink } from "../../session/link.ts";
import { useSession } from "../../session/session.tsx";
import { messagesIn } from "./messages/messages.ts";

interface Props {
  /** Of a state or transition. */
  readonly id: string;
  /** What the game is called that is opened. */
  readonly title: string;
}

export const WayHere = (props: Props): JSX.Element => {
  const { openLogs, setNotice } = useSession();
  const words = useMessages(messagesIn);
  const known = createAnswer(
    () => openLogs.current()?.facts.game,
    (game) => loadKnownWays(game),
    () => setNotice(words().noWayKnown),
  );
  const way = () => known()?.ways[props.id];
  const show = async (): Promise<void> => {
    const [found, all] = [way(), known()];
    if (found === undefined || all === undefined || all === null) return;
    const game = all.games[found.game]!;
    const text = await linkTextOf({ ...game, name: props.title, branches: [], notes: [] });
    const nothingElse = { hash: null, eyes: null, branch: null, against: null };
    location.hash = formatLink({ ...nothingElse, seq: found.events, panel: "chart", game: text });
  };
  return (
    <Show when={known() !== undefined}>
      <Show when={way()} fallback={<p class="small quiet">{words().noWayKnown}</p>}>
        {(found) => (
          <p class="small way-here">
            <button type="button" class="button small" onClick={() => void show()}>
              {words().wayHere}
            </button>{" "}
            <span class="quiet">{words().howShort[found().short](found().events)}</span>
          </p>
        )}
      </Show>
    </Show>
  );
};
