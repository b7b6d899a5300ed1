import { bands } from './layout.styles.ts';

/** Returns the band of the parameter `BackgroundColor`: `tint` for 2, `contrast` for 3, undefined for 1 and other values. */
export function bandClass(background: string | undefined): string | undefined {
  if (background === '2') return bands.tint;
  return background === '3' ? bands.contrast : undefined;
}
