// The board at this moment as a picture.
import { createSignal, For, type JSX } from "solid-js";
import { THEME_NAMES, type ThemeName } from "@assize/kernel-drawing";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { nameAt } from "./file-names.ts";
import { messagesIn } from "./messages/messages.ts";
import { namedOf, type Run, scenesOf } from "./named.ts";
import { pngOf, SCALES, type Scale, svgOf } from "./picture.ts";
import { saveFile } from "../kit/save-file.ts";

export const PicturePart = (props: { readonly run: Run }): JSX.Element => {
  const session = useSession();
  const { cursor, preferences, themes } = session;
  const words = useMessages(messagesIn);
  const [chosen, setChosen] = createSignal<ThemeName>(preferences.shade());
  const theme = () => themes()?.[chosen()];
  const savePng = (scale: Scale): void =>
    props.run(async () => {
      const [looks, seq] = [theme(), cursor.seq()];
      if (looks === undefined) return;
      const scene = await scenesOf(session)(seq);
      const name = nameAt(namedOf(session), seq, scale === 1 ? "png" : `${scale}x.png`);
      saveFile(name, await pngOf(scene, looks, scale));
    });
  const saveSvg = (): void =>
    props.run(async () => {
      const [looks, seq] = [theme(), cursor.seq()];
      if (looks === undefined) return;
      const scene = await scenesOf(session)(seq);
      saveFile(nameAt(namedOf(session), seq, "svg"), svgOf(scene, looks));
    });
  return (
    <fieldset>
      <legend>{words().picture(cursor.seq())}</legend>
      <label>
        {words().theme}{" "}
        <select
          class="field"
          onChange={(event) => setChosen(event.currentTarget.value as ThemeName)}
        >
          <For each={THEME_NAMES}>
            {(each) => (
              <option value={each} selected={each === chosen()}>
                {words().themes[each]}
              </option>
            )}
          </For>
        </select>
      </label>
      <For each={SCALES}>
        {(scale) => (
          <button type="button" class="button" onClick={() => savePng(scale)}>
            PNG {scale}×
          </button>
        )}
      </For>
      <button type="button" class="button" onClick={saveSvg}>
        SVG
      </button>
    </fieldset>
  );
};
