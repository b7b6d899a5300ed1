import { entriesThatFit } from '../components/Header/behaviour/entriesThatFit.ts';

/** From this width the menu is a row (S1 §9). */
const ROW = '(min-width: 80rem)';

/**
 * Keeps the menu of a page in edit mode in one row. Entries that do not fit are hidden and shown in the 'More' menu, which the
 * server renders with all entries (F018). For visitors the menu's own script does this.
 */
export function watchMenuRow(): void {
  const more = document.querySelector<HTMLElement>('header nav > ul > [data-more]');
  const list = more?.parentElement;
  if (!more || !list) return;
  const row = window.matchMedia(ROW);
  const update = () => fitRow(list, more, row.matches);
  new ResizeObserver(update).observe(list);
  void document.fonts.ready.then(update);
}

function fitRow(list: HTMLElement, more: HTMLElement, isRow: boolean): void {
  const entries = [...list.children].filter((entry): entry is HTMLElement => entry !== more);
  for (const entry of [...entries, more]) entry.hidden = false;
  const count = isRow ? visibleCount(list, entries, more) : Number.POSITIVE_INFINITY;
  for (const [index, entry] of entries.entries()) entry.hidden = index >= count;
  more.hidden = count >= entries.length;
  const inMore = more.querySelectorAll<HTMLElement>(':scope > details > [data-drop] > ul > li');
  for (const [index, entry] of inMore.entries()) entry.hidden = index < count;
}

function visibleCount(list: HTMLElement, entries: readonly HTMLElement[], more: HTMLElement): number {
  const widthOf = (entry: HTMLElement) => entry.getBoundingClientRect().width;
  return entriesThatFit({
    widths: entries.map(widthOf),
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
    rowWidth: widthOf(list) + 0.5,
    moreWidth: widthOf(more),
  });
}
