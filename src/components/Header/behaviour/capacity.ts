import { flushSync } from 'react-dom';
import { throttled } from '../../../lib/throttled.ts';
import { entriesThatFit } from './entriesThatFit.ts';
import type { MenuParts } from './menuParts.ts';

/** Minimum time between measurements while the window is resized, and delay of the last one, in ms (S1 §9). */
const RESIZE_THROTTLE = 50;
const RESIZE_FINAL = 250;

/** Width of 'More' before it has been rendered, in pixels. */
const DEFAULT_MORE_WIDTH = 90;

/** Reports how many entries fit into the row, now and whenever the width or the entries change (F018, F027). */
export function watchCapacity({ nav, row, signal }: MenuParts, setCapacity: (capacity: number) => void): void {
  const list = nav?.querySelector('ul');
  if (!nav || !list) return;
  // What the styles have estimated stays as long as the row has its width: no entry moves under the pointer.
  const estimate = row.matches ? estimatedEntries(list) : Number.POSITIVE_INFINITY;
  const estimatedWidth = list.clientWidth;
  const capacityNow = () =>
    Math.min(capacityOf(list), list.clientWidth === estimatedWidth ? estimate : Number.POSITIVE_INFINITY);
  const measure = () => {
    const focused = nav.contains(document.activeElement);
    // Synchronous, so that the row is not painted while 'More' is added and measured.
    const update = () => flushSync(() => setCapacity(row.matches ? capacityNow() : Number.POSITIVE_INFINITY));
    update();
    update();
    // Its own changes are no reason to measure again.
    entryObserver.takeRecords();
    observeEntries();
    if (focused && !nav.contains(document.activeElement)) focusLastEntry(list);
  };
  // Switching the language changes the entries.
  const entryObserver = new MutationObserver(() => measure());
  const onResize = throttled(measure, RESIZE_THROTTLE, RESIZE_FINAL);
  const resizeObserver = new ResizeObserver(onResize);
  resizeObserver.observe(list);
  // Custom text spacing makes entries wider without resizing the row (WCAG 1.4.12).
  const observed = new WeakSet<Element>();
  const observeEntries = () => {
    for (const entry of list.children) {
      if (!observed.has(entry)) resizeObserver.observe(entry);
      observed.add(entry);
    }
  };
  entryObserver.observe(list, { childList: true });
  signal.addEventListener('abort', () => {
    onResize.cancel();
    resizeObserver.disconnect();
    entryObserver.disconnect();
  });
  measure();
}

/** Focuses the last entry, after the focused entry has moved into 'More' or 'More' has been removed. */
function focusLastEntry(list: HTMLElement): void {
  const controls = list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary');
  [...controls].at(-1)?.focus();
}

/** Returns how many entries are in the first line beside the picture of 'More'; Infinity for a row of one line, and for one that was measured. */
function estimatedEntries(list: HTMLElement): number {
  const entries = [...list.querySelectorAll<HTMLElement>(':scope > :not([data-more])')];
  const [first] = entries;
  const isMeasured = list.closest('[data-measured]') !== null;
  const firstLine = entries.filter(({ offsetTop }) => offsetTop === first?.offsetTop);
  return isMeasured || firstLine.length === entries.length ? Number.POSITIVE_INFINITY : firstLine.length;
}

function capacityOf(list: HTMLElement): number {
  const more = list.querySelector<HTMLElement>(':scope > [data-more]');
  const entries = [...list.children].filter((entry) => entry !== more);
  return entriesThatFit({
    widths: entries.map((entry) => entry.getBoundingClientRect().width),
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
    rowWidth: list.getBoundingClientRect().width + 0.5,
    moreWidth: more?.getBoundingClientRect().width ?? DEFAULT_MORE_WIDTH,
  });
}
