// The things that a choice begins with, as a hand to choose from: each as it is drawn, with its name; then what is chosen without
// one. Knows no game.
import { createMemo, For, Show, type JSX } from "solid-js";
import { boundsOf, moved, NO_EVENT, type Scene, type SceneTheme } from "@assize/kernel-drawing";
import { copiesOf } from "../../board/lifted.ts";
import { Picture } from "../../board/picture.tsx";
import { labelInside } from "../../board/semantics.ts";
import type { LabelledChoice } from "./choice-labels.ts";
import type { Thing } from "./picks.ts";

/** A drawing that a thing is taken from, and its looks. */
export interface Drawn {
  readonly scene: Scene;
  readonly theme: SceneTheme;
}

/** One shape of a drawing as a drawing of its own; null where it is not there. */
const aloneIn = (scene: Scene, key: string): Scene | null => {
  const shapes = copiesOf(scene.shapes, new Set([key]));
  const bounds = boundsOf(shapes);
  if (bounds === null) return null;
  const { left, top, right, bottom } = bounds;
  return {
    width: right - left,
    height: bottom - top,
    title: "",
    shapes: moved(shapes, [-left, -top]),
  };
};

/** The name of a drawn shape for people; undefined where it is not drawn, or has no name. */
export const nameIn = (scene: Scene | undefined, key: string): string | undefined => {
  const [shape] = scene === undefined ? [] : copiesOf(scene.shapes, new Set([key]));
  return shape === undefined ? undefined : labelInside(shape);
};

export const Hand = (props: {
  readonly things: readonly Thing[];
  readonly others: readonly LabelledChoice[];
  readonly drawn: Drawn;
  readonly onPick: (key: string) => void;
  readonly onPoint: (key: string | null) => void;
  readonly onTake: (choice: LabelledChoice) => void;
}): JSX.Element => (
  <>
    <ul class="hand" onPointerLeave={() => props.onPoint(null)}>
      <For each={props.things}>
        {({ key }) => {
          const alone = createMemo(() => aloneIn(props.drawn.scene, key));
          return (
            <li>
              <button
                type="button"
                class="hand-thing"
                onPointerEnter={() => props.onPoint(key)}
                onFocus={() => props.onPoint(key)}
                onBlur={() => props.onPoint(null)}
                onClick={() => props.onPick(key)}
              >
                <Show when={alone()}>
                  {(scene) => (
                    <Picture
                      scene={scene()}
                      theme={{ ...props.drawn.theme, background: "none" }}
                      seq={0}
                      event={NO_EVENT}
                    />
                  )}
                </Show>
                <span>{nameIn(props.drawn.scene, key) ?? key}</span>
              </button>
            </li>
          );
        }}
      </For>
    </ul>
    <Show when={props.others.length > 0}>
      <ul class="choosing-list">
        <For each={props.others}>
          {(other) => (
            <li>
              <button type="button" class="choosing-one" onClick={() => props.onTake(other)}>
                {other.label}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  </>
);
