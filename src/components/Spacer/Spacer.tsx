import type { ComponentProps } from '../../content/views.ts';
import { heights } from './Spacer.styles.ts';

/** Renders vertical space between two components: Small, Medium or Large (F118); Medium for an unknown size. */
export function Spacer({ params }: ComponentProps) {
  const size = params.Size ?? '';
  return <div className={Object.hasOwn(heights, size) ? heights[size as keyof typeof heights] : heights.Medium} />;
}
