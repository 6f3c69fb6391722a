// What an event looked like, small, above the place on the timeline that is pointed at. Knows frames, no game.
import type { SceneTheme } from "@assize/kernel-drawing";
import { type JSX, Show } from "solid-js";
import { Picture } from "../board/picture.tsx";
import type { Frame, Line } from "../protocol/protocol.ts";
import type { Messages } from "./messages/messages.ts";
import { valueText } from "./value-text.ts";

interface PreviewProps {
  readonly seq: number;
  readonly line: Line | undefined;
  /** Undefined until it is known; the sentence stands alone meanwhile. */
  readonly frame: Frame | undefined;
  readonly theme: SceneTheme;
  /** Where on the timeline, and how wide that is, in CSS pixels. */
  readonly x: number;
  readonly width: number;
  readonly words: Messages;
}

const WIDTH = 264;

export const Preview = (props: PreviewProps): JSX.Element => {
  const left = (): number =>
    Math.min(Math.max(0, props.x - WIDTH / 2), Math.max(0, props.width - WIDTH));
  return (
    <div class="timeline-preview" aria-hidden="true" style={{ left: `${left()}px` }}>
      <Show when={props.frame}>
        {(frame) => (
          <Picture
            scene={frame().scene}
            theme={props.theme}
            seq={frame().moment.seq}
            event={frame().event}
          />
        )}
      </Show>
      <p>
        <b>{props.seq}</b> {valueText(props.line, props.words)}
      </p>
    </div>
  );
};
