import { startTransition } from 'react';
import { flushSync } from 'react-dom';

/** View transition name of the image that two pages share. */
const NAME = 'shared-image';

/**
 * Displays the next page. When both pages show the same image in the window, it moves from its position on one page to that on
 * the other: from a card to the large image of its page (`data-lead`), and back. All other content changes at once. There is no
 * transition with reduced motion and in browsers without view transitions.
 *
 * @param show displays the next page, unless the navigation was aborted meanwhile
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
  // The browser may skip the transition, for example in a hidden window. The page changes anyway.
  transition.ready.catch(() => {});
  const end = () => {
    if (after) after.style.viewTransitionName = '';
  };
  transition.finished.then(end, end);
}

function canAnimate(): boolean {
  return 'startViewTransition' in document && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns the large image of the page, if it is visible. */
function leadImage(): HTMLElement | null {
  return ifVisible(document.querySelector<HTMLElement>('[data-lead]'));
}

/** Returns the image of a visible card that links to `path`. */
function cardImage(path: string): HTMLElement | null {
  const cards = document.querySelectorAll<HTMLElement>('main article:not(:has([data-lead]))');
  for (const card of cards) {
    const image = card.querySelector('a')?.pathname === path ? ifVisible(card.querySelector('img')) : null;
    if (image) return image;
  }
  return null;
}

/** Returns the element when it is in the window, else null. Elements outside would move across the whole page. */
function ifVisible<E extends HTMLElement>(element: E | null): E | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const middle = box.left + box.width / 2;
  const isVisible = box.bottom > 0 && box.top < window.innerHeight && middle > 0 && middle < window.innerWidth;
  return isVisible ? element : null;
}
