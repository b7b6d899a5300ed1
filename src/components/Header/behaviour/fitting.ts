/** A row of entries, in pixels. */
interface Row {
  /** Of each entry, in order. */
  widths: readonly number[];
  gap: number;
  /** Of the row. */
  count: number;
  /** Of the entry that opens what does not fit. */
  more: number;
}

/** How many entries stand in the row; when not all do, 'More' stands behind them. Infinity when all do. */
export function fitting({ widths, gap, count: room, more }: Row): number {
  const all = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (all <= room) return Number.POSITIVE_INFINITY;
  let used = more;
  for (const [index, width] of widths.entries()) {
    used += width + gap;
    if (used > room) return index;
  }
  return widths.length;
}
