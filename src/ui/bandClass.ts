import { bands } from './layout.styles.ts';

/** The band that the parameter `BackgroundColor` asks for: 2 is quiet, 3 is loud; none for 1 and whatever else stands there. */
export function bandClass(background: string | undefined): string | undefined {
  if (background === '2') return bands.tint;
  return background === '3' ? bands.contrast : undefined;
}
