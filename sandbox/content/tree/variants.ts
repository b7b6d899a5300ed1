import type { PlacedBlock } from './item.ts';

/** Ids of all variants that components of a page have experiences for, each once, in the order of the page. */
export function variantIdsOf(blocks: readonly PlacedBlock[]): string[] {
  const ids = blocks.flatMap(({ experiences = {}, placeholders }) => [
    ...Object.keys(experiences),
    ...variantIdsOf(Object.values(placeholders).flat()),
  ]);
  return [...new Set(ids)];
}
