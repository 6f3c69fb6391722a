// A document of its own that stands in the page's place while the browser prints. Knows no game.

/** Hides all of the page and its styles, and shows this HTML document under the page's own policy. Answers what undoes that. */
export const standIn = (html: string): (() => void) => {
  const { body, head } = new DOMParser().parseFromString(html, "text/html");
  const styles = [...document.styleSheets].filter(({ disabled }) => !disabled);
  const shown = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && !element.hidden,
  );
  for (const sheet of styles) sheet.disabled = true;
  for (const element of shown) element.hidden = true;
  const own = [...head.querySelectorAll("style")].map((style) => document.importNode(style, true));
  const content = [...body.childNodes].map((node) => document.importNode(node, true));
  document.head.append(...own);
  document.body.append(...content);
  return () => {
    for (const node of [...own, ...content]) node.remove();
    for (const element of shown) element.hidden = false;
    for (const sheet of styles) sheet.disabled = false;
  };
};
