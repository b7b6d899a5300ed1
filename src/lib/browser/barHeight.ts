/**
 * Bars at the bottom of the window, with the rules for the elements that need their heights: the page's scroll padding, and what stays above the
 * bars. Rules for these instead of an inherited property of the root, which would restyle the whole page.
 */
const RULES = {
  page: (height: string) => `html{--page-bar:${height}}[data-above-bars]{--bottom-bar:${height}}`,
  // Important, to replace the estimate in `theme/global.css`.
  consent: (height: string) =>
    `html[data-consent]{scroll-padding-bottom:calc(var(--other-bars) + ${height})!important}` +
    `html[data-consent] [data-above-bars]{--consent-height:${height}!important}`,
};

/**
 * Writes the rules for a bar at the bottom of the window, and writes them again when its height changes. Returns a function that removes
 * them.
 */
export function publishBarHeight(kind: keyof typeof RULES, bar: HTMLElement): () => void {
  // Nothing is sticky in a lower window (`theme/short.ts`).
  const sheet = new CSSStyleSheet({ media: '(min-height: 28.125em)' });
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const observer = new ResizeObserver(([entry]) => {
    sheet.replaceSync(RULES[kind](`${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
