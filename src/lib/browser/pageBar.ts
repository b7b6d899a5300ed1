import { publishBarHeight } from './barHeight.ts';

/** Keeps the page's scroll padding and the link to the top clear of a bar of the page. For the `ref` of the bar. */
export function publishPageBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const sheet = publishBarHeight(
    bar,
    (height) => `html{--page-bar:${height}}[data-above-bars]{--bottom-bar:${height}}`,
  );
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
