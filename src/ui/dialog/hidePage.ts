import { lockScroll } from './lockScroll.ts';

/**
 * Hides the page behind a view that covers the window, from pointers, keyboard and screen readers too, and keeps it from scrolling.
 * Making the page inert, as a modal dialog does, would style each of its elements anew (docs/decisions/0021). Returns a function that
 * shows the page again.
 *
 * @param view a child of the body
 */
export function hidePage(view: HTMLElement): () => void {
  const boxes = boxesIn(document.body, view).map((box) => ({ box, height: box.getBoundingClientRect().height }));
  for (const { box, height } of boxes) {
    // Without its content an element keeps its place only by a height of its own.
    box.style.minHeight = `${height}px`;
    box.style.contentVisibility = 'hidden';
    // A link or button is no content of its own.
    if (box.tabIndex >= 0) box.style.visibility = 'hidden';
  }
  const unlock = lockScroll();
  return () => {
    unlock();
    for (const { box } of boxes) {
      box.style.removeProperty('min-height');
      box.style.removeProperty('content-visibility');
      box.style.removeProperty('visibility');
    }
  };
}

/** Returns the outermost elements that have a box, except the view. */
function boxesIn(parent: Element, view: HTMLElement): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    if (!(child instanceof HTMLElement) || child === view) return [];
    const { display } = getComputedStyle(child);
    if (display === 'contents') return boxesIn(child, view);
    return display === 'none' ? [] : [child];
  });
}
