import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** The name under which browsers know the picture that two pages share. */
const NAME = 'shared-picture';

/**
 * Shows the next page; where the pages share a picture that is in sight on both, it moves from its place on the one to that on
 * the other: from a card to the large picture of the page that the card leads to (`data-lead`), and back. Anything else
 * changes at once, and so does this for whoever wants less motion or has a browser without view transitions.
 *
 * @param show changes what is shown; it may find that nothing is to be changed any more
 */
export function changePage(from: string, to: string, show: () => void): void {
  const before = canAnimate() && from !== to ? (cardImage(to) ?? leadImage()) : null;
  if (!before) {
    startTransition(show);
    return;
  }
  before.style.viewTransitionName = NAME;
  let after: HTMLElement | null = null;
  const transition = document.startViewTransition(() => {
    flushSync(show);
    before.style.viewTransitionName = '';
    after = leadImage() ?? cardImage(from);
    if (after) after.style.viewTransitionName = NAME;
  });
  // Given up by the browser, say because the window was hidden: the page has changed all the same.
  transition.ready.catch(() => {});
  const end = () => {
    if (after) after.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
}

function canAnimate(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The large picture of a page. */
function leadImage(): HTMLElement | null {
  return ifVisible(document.querySelector<HTMLElement>('[data-lead]'));
}

/** The picture of a card whose link leads there. */
function cardImage(path: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('main article:not(:has([data-lead]))');
  for (const card of cards) {
    const image = card.querySelector('a')?.pathname === path ? ifVisible(card.querySelector('img')) : null;
    if (image) return image;
  }
  return null;
}

/** The element when it is in the window, at least in part of its height, else null: what comes from elsewhere would fly across the page. */
function ifVisible<E extends HTMLElement>(element: E | null): E | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const middle = box.left + box.width / 2;
  const isVisible = box.bottom > 0 && box.top < window.innerHeight && middle > 0 && middle < window.innerWidth;
  return isVisible ? element : null;
}
