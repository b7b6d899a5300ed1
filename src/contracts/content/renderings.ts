import type { ComponentRendering, Placeholders } from './layout.ts';

/** Yields all components of a layout in page order, each before the components nested in it. */
export function* renderingsOf(placeholders: Placeholders | undefined): Generator<ComponentRendering> {
  for (const renderings of Object.values(placeholders ?? {})) {
    for (const rendering of renderings) {
      yield rendering;
      yield* renderingsOf(rendering.placeholders);
    }
  }
}

/** Returns the distinct names of the components of a page that are rendered: all but those whose markup is taken over. */
export function componentNamesIn(placeholders: Placeholders | undefined): Set<string> {
  const rendered = [...renderingsOf(placeholders)].filter(({ staticMarkup }) => !staticMarkup);
  return new Set(rendered.map(({ componentName }) => componentName ?? ''));
}
