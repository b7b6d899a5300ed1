import type { PlacedBlock } from './item.ts';

/** Returns the unique ids of all variants of a page's components, in the order of the page. */
export function variantIdsOf(blocks: readonly PlacedBlock[]): string[] {
  const ids = blocks.flatMap(({ experiences = {}, placeholders }) => [
    ...Object.keys(experiences),
    ...variantIdsOf(Object.values(placeholders).flat()),
  ]);
  return [...new Set(ids)];
}
