// The board at this moment as a picture, with what happened on it and below it.
import { createSignal, For, type JSX } from "solid-js";
import {
  captioned,
  type Scene,
  THEME_NAMES,
  type ThemeName,
  withMarks,
} from "@assize/kernel-drawing";
import { useSession } from "../session/session.tsx";
import { useMessages } from "../kit/use-messages.ts";
import { nameAt } from "./file-names.ts";
import { messagesIn } from "./messages/messages.ts";
import { namedOf, type PictureOf, picturesOf, type Run } from "./named.ts";
import { pngOf, SCALES, type Scale, svgOf } from "./picture.ts";
import { saveFile } from "../kit/save-file.ts";

const withCaption = ({ scene, caption }: PictureOf): Scene => captioned(scene, caption);

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
      const picture = await (await picturesOf(session))(seq);
      const name = nameAt(namedOf(session), seq, scale === 1 ? "png" : `${scale}x.png`);
      saveFile(name, await pngOf(withCaption(picture), withMarks(looks), scale));
    });
  const saveSvg = (): void =>
    props.run(async () => {
      const [looks, seq] = [theme(), cursor.seq()];
      if (looks === undefined) return;
      const picture = await (await picturesOf(session))(seq);
      const made = svgOf(withCaption(picture), withMarks(looks));
      saveFile(nameAt(namedOf(session), seq, "svg"), made);
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
