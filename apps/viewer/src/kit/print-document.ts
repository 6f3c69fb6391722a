// Prints a document of its own, beside the page: in a frame that nobody sees. Knows no game.

const WAITING = "printed-document";

/** Asks the browser to print this HTML document, under the page's own policy; whatever was still waiting for it is gone. */
export const printDocument = (html: string): void => {
  document.querySelector(`.${WAITING}`)?.remove();
  const frame = document.createElement("iframe");
  frame.className = WAITING;
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.srcdoc = html;
  frame.addEventListener("load", () => {
    const printed = frame.contentWindow;
    printed?.addEventListener("afterprint", () => frame.remove());
    printed?.print();
  });
  document.body.append(frame);
};
