/** Measurements of the row in pixels. */
interface Row {
  /** Widths of the entries in order. */
  widths: readonly number[];
  gap: number;
  /** Width of the row. */
  rowWidth: number;
  /** Width of the entry 'More'. */
  moreWidth: number;
}

/**
 * Returns how many entries the row has, next to 'More' when there are others; Infinity when all fit. 'More' has two entries at
 * least: a menu for one entry is a longer way to the same link.
 */
export function entriesThatFit({ widths, gap, rowWidth, moreWidth }: Row): number {
  const totalWidth = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (totalWidth <= rowWidth) return Number.POSITIVE_INFINITY;
  let usedWidth = moreWidth;
  for (const [index, width] of widths.entries()) {
    usedWidth += width + gap;
    if (usedWidth > rowWidth) return Math.min(index, Math.max(0, widths.length - 2));
  }
  return widths.length;
}
