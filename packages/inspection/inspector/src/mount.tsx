// The inspector as something that a page mounts. Knows how to find its own reports; its page brings the language and
// the look (see the README). Must not know any app.
import type { Accessor } from "solid-js";
import { render } from "solid-js/web";
import type { Language } from "@assize/kernel-model";
import { connect } from "./connection.ts";
import { Inspector } from "./inspector.tsx";
import "./inspector.css";

/** Shows the inspector in a place of the page until the function it answers is called. */
export const mountInspector = (place: HTMLElement, language: Accessor<Language>): (() => void) => {
  // Made once: a property of a component is computed anew whenever it is read.
  const connection = connect(window);
  return render(() => <Inspector connection={connection} language={language()} />, place);
};
