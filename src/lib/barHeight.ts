/**
 * Writes rules with the height of a bar at the bottom of the window, and writes them again when the height changes. Rules for the elements that
 * need it instead of an inherited property of the root: that would restyle the whole page. Returns a function that removes them.
 */
export function publishBarHeight(bar: HTMLElement, rulesFor: (height: string) => string): () => void {
  // Nothing is sticky in a lower window (`theme/short.ts`).
  const sheet = new CSSStyleSheet({ media: '(min-height: 28.125em)' });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const observer = new ResizeObserver(([entry]) =>
    sheet.replaceSync(rulesFor(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`)),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Keeps the page's scroll padding and the link to the top clear of a bar of the page. For the `ref` of the bar. */
export const publishPageBar = (bar: HTMLElement | null): (() => void) | undefined =>
  bar
    ? publishBarHeight(bar, (height) => `html{--page-bar:${height}}[data-above-bars]{--bottom-bar:${height}}`)
    : undefined;
