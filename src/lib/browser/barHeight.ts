/**
 * Writes rules with the height of a bar at the bottom of the window, and writes them again when the height changes. Rules for the elements that
 * need it instead of an inherited property of the root: that would restyle the whole page. Returns their sheet.
 */
export function publishBarHeight(bar: HTMLElement, rulesFor: (height: string) => string): CSSStyleSheet {
  // Nothing is sticky in a lower window (`theme/short.ts`).
  const sheet = new CSSStyleSheet({ media: '(min-height: 28.125em)' });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  new ResizeObserver(([entry]) => {
    sheet.replaceSync(rulesFor(`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
  }).observe(bar);
  return sheet;
}
