// The range as an animated picture: choices, progress, and a way to stop.
import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { captioned, type Scene, withMarks } from "@assize/kernel-drawing";
import { useSession } from "../session/session.tsx";
import { Select } from "../kit/select.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { MOST_PICTURES, momentsOf } from "./animation-frames.ts";
import { animationOf, WIDTHS } from "./animation.ts";
import { nameOf } from "./file-names.ts";
import { messagesIn } from "./messages/messages.ts";
import { namedOf, type PictureOf, picturesOf, type Run } from "./named.ts";
import { saveFile } from "../kit/save-file.ts";

const STAYS_MS = [250, 500, 1_000, 2_000] as const;

/** Pictures of one animation are of one size: a longer caption is cut. */
const CAPTION_ROWS = 3;

const withCaption = ({ scene, caption }: PictureOf): Scene =>
  captioned(scene, caption, CAPTION_ROWS);

interface UnderWay {
  readonly done: number;
  readonly of: number;
  readonly stop: () => void;
}

export const AnimationPart = (props: { readonly run: Run }): JSX.Element => {
  const session = useSession();
  const { cursor, preferences, themes } = session;
  const words = useMessages(messagesIn);
  const [width, setWidth] = createSignal<number>(WIDTHS[1]);
  const [stayMs, setStayMs] = createSignal<number>(STAYS_MS[1]);
  const [underWay, setUnderWay] = createSignal<UnderWay | null>(null);
  const range = () => cursor.range() ?? { from: 0, to: cursor.last() };
  const moments = () => momentsOf(range());
  onCleanup(() => underWay()?.stop());

  const make = async (): Promise<void> => {
    const theme = themes()?.[preferences.shade()];
    if (theme === undefined) return;
    const abort = new AbortController();
    const [stop, of] = [() => abort.abort(), moments().length];
    const name = nameOf(namedOf(session), cursor.range(), "gif");
    setUnderWay({ done: 0, of, stop });
    try {
      const pictureAt = await picturesOf(session);
      const made = await animationOf({
        moments: moments(),
        sceneAt: async (seq) => withCaption(await pictureAt(seq)),
        theme: withMarks(theme),
        width: width(),
        stayMs: stayMs(),
        onProgress: (done) => setUnderWay({ done, of, stop }),
        signal: abort.signal,
      });
      saveFile(name, made);
    } catch (failure) {
      if (!abort.signal.aborted) throw failure;
    } finally {
      setUnderWay(null);
    }
  };

  return (
    <fieldset>
      <legend>{words().animation}</legend>
      <label>
        {words().width}{" "}
        <Select
          options={WIDTHS.map((each) => ({ value: String(each), text: String(each) }))}
          value={String(width())}
          onChange={(value) => setWidth(Number(value))}
        />
      </label>
      <label>
        {words().stay}{" "}
        <Select
          options={STAYS_MS.map((each) => ({ value: String(each), text: `${each / 1_000} s` }))}
          value={String(stayMs())}
          onChange={(value) => setStayMs(Number(value))}
        />
      </label>
      <Show
        when={underWay()}
        fallback={
          <button type="button" class="button" onClick={() => props.run(make)}>
            GIF
          </button>
        }
      >
        {(now) => (
          <span class="export-progress">
            <progress aria-label={words().animation} value={now().done} max={now().of} />
            <span class="small">{words().done(now().done, now().of)}</span>
            <button type="button" class="button" onClick={() => now().stop()}>
              {words().cancel}
            </button>
          </span>
        )}
      </Show>
      <p class="quiet small">
        {words().pictures(moments().length, range().to - range().from + 1, MOST_PICTURES)}
      </p>
    </fieldset>
  );
};
