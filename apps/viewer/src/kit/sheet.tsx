// A dialog over the page: its title, a way to close it, and whatever it holds. Knows nothing of what that is.
import { onMount, type JSX, type ParentProps } from "solid-js";
import { Icon } from "./icons.tsx";
import "./sheet.css";

export const Sheet = (
  props: ParentProps<{
    /** Its class; its title's element is `<name>-title`. */
    readonly name: string;
    readonly title: string;
    readonly close: string;
    readonly onClose: () => void;
    /** True where it holds several parts, each in a frame with its title. */
    readonly hasParts?: boolean;
  }>,
): JSX.Element => {
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      class={props.name}
      classList={{ "sheet-parts": props.hasParts === true }}
      aria-labelledby={`${props.name}-title`}
      ref={(element) => (dialog = element)}
      onClose={() => props.onClose()}
    >
      <div class="sheet-head">
        <h2 id={`${props.name}-title`}>{props.title}</h2>
        <button
          type="button"
          class="button plain"
          aria-label={props.close}
          onClick={() => dialog?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {props.children}
    </dialog>
  );
};
