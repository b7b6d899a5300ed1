import { flushSync } from 'react-dom';
import { throttled } from '../../../lib/throttled.ts';
import { fitting } from './fitting.ts';
import type { MenuParts } from './menuParts.ts';

/** S1 §9: while a window is resized the row is measured at most this often, and once more when it has come to rest, in ms. */
const RESIZE_THROTTLE = 50;
const RESIZE_FINAL = 250;

/** Before 'More' has been there to be measured, in pixels. */
const USUAL_MORE = 90;

/** Tells how many entries the row has room for, now and whenever the room or the entries change (F018, F027). */
export function watchRoom({ nav, row, signal }: MenuParts, setRoom: (room: number) => void): void {
  const list = nav?.querySelector('ul');
  if (!nav || !list) return;
  const measure = () => {
    const focused = nav.contains(document.activeElement);
    // At once: nobody sees the row while 'More' is put into it and measured.
    const show = () => flushSync(() => setRoom(row.matches ? roomIn(list) : Number.POSITIVE_INFINITY));
    show();
    show();
    if (focused && !nav.contains(document.activeElement)) focusEnd(list);
  };
  const resized = throttled(measure, RESIZE_THROTTLE, RESIZE_FINAL);
  const sizes = new ResizeObserver(resized);
  sizes.observe(list);
  // A visitor's own text spacing makes entries wider while the row stays as it is (WCAG 1.4.12).
  const observed = new WeakSet<Element>();
  const observeEntries = () => {
    for (const entry of list.children) {
      if (!observed.has(entry)) sizes.observe(entry);
      observed.add(entry);
    }
  };
  // Another language has other entries.
  const entries = new MutationObserver(() => {
    measure();
    observeEntries();
  });
  entries.observe(list, { childList: true });
  signal.addEventListener('abort', () => {
    resized.cancel();
    sizes.disconnect();
    entries.disconnect();
  });
  measure();
  observeEntries();
}

/** The entry that had the focus is in 'More' now, or 'More' is no more. */
function focusEnd(list: HTMLElement): void {
  const controls = list.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary');
  [...controls].at(-1)?.focus();
}

function roomIn(list: HTMLElement): number {
  const more = list.querySelector<HTMLElement>(':scope > [data-more]');
  const entries = [...list.children].filter((entry) => entry !== more);
  return fitting({
    widths: entries.map((entry) => entry.getBoundingClientRect().width),
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
    count: list.getBoundingClientRect().width + 0.5,
    more: more?.getBoundingClientRect().width ?? USUAL_MORE,
  });
}
