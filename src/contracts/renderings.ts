import type { ComponentRendering, Placeholders } from './layout.ts';

/** All components of a layout, in the order of the page, nested ones behind the one they are in. */
export function* renderingsOf(placeholders: Placeholders | undefined): Generator<ComponentRendering> {
  for (const renderings of Object.values(placeholders ?? {})) {
    for (const rendering of renderings) {
      yield rendering;
      yield* renderingsOf(rendering.placeholders);
    }
  }
}

/** Names of the components on a page, each once. */
export function componentNamesIn(placeholders: Placeholders | undefined): Set<string> {
  return new Set([...renderingsOf(placeholders)].map(({ componentName }) => componentName ?? ''));
}
