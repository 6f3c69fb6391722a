// Whether a media query holds now. Knows no query.
import { type Accessor, createSignal, onCleanup } from "solid-js";

/** Follows the query as long as the component, or the root, that asks. */
export const createMedia = (query: string): Accessor<boolean> => {
  const media = matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const follow = (): void => void setHolds(media.matches);
  media.addEventListener("change", follow);
  onCleanup(() => media.removeEventListener("change", follow));
  return holds;
};
