import type { ComponentProps } from '../../content/views.ts';
import { heights } from './Spacer.styles.ts';

/** Air between two blocks, Small, Medium or Large (F118); of no size that is known, Medium. */
export function Spacer({ params }: ComponentProps) {
  const size = params.Size ?? '';
  return <div className={Object.hasOwn(heights, size) ? heights[size as keyof typeof heights] : heights.Medium} />;
}
