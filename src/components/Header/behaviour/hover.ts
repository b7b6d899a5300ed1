import { closePanels, openPanel } from '../openState.ts';
import type { MenuParts } from './menuParts.ts';

/** S1 §9: a panel stays this long after the pointer has left it, in ms. */
const DROPDOWN_CLOSE_DELAY = 200;
/** S1 §9: and this long while the pointer is on a link beside it, perhaps on its way into the panel, in ms. */
const LINK_HOVER_CLOSE_DELAY = 600;

/**
 * Opens a panel under the mouse and closes it when the mouse has left. It can be hovered, stays as long as the pointer or
 * the focus is in it, and goes with Escape (WCAG 1.4.13).
 */
export function hover({ nav, row, signal }: MenuParts, byMouse: boolean): void {
  if (!nav) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => clearTimeout(timer);
  const closeIn = (delay: number) => {
    keep();
    timer = setTimeout(() => {
      // Whoever uses the keys is in it still.
      if (!openPanel(nav)?.querySelector(':focus-visible')) closePanels(nav);
    }, delay);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !row.matches) return;
    keep();
    const entry = entryAround(event.target);
    if (entry) show(nav, entry);
    else closeIn(isLink(event.target) ? LINK_HOVER_CLOSE_DELAY : DROPDOWN_CLOSE_DELAY);
  };
  const out = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !row.matches || nav.contains(event.relatedTarget as Node | null)) return;
    closeIn(DROPDOWN_CLOSE_DELAY);
  };
  nav.addEventListener('pointerover', over, { signal });
  nav.addEventListener('pointerout', out, { signal });
  nav.addEventListener('click', click, { signal });
  signal.addEventListener('abort', keep);
  // The pointer may have come to rest on an entry while this was fetched.
  const hovered = byMouse && row.matches ? nav.querySelector<HTMLDetailsElement>('details:hover') : null;
  if (hovered) show(nav, hovered);
}

function show(nav: HTMLElement, entry: HTMLDetailsElement): void {
  if (entry.open) return;
  // The focus does not stay in a panel that another one takes the place of.
  closePanels(nav);
  entry.open = true;
  entry.dataset.hovered = '';
}

/** The click that follows hovering would close what has just opened; one of the keyboard is meant. */
function click(event: MouseEvent): void {
  const entry = entryAround(event.target);
  const onSummary = event.target instanceof Element && event.target.closest('summary') !== null;
  if (entry?.open && entry.dataset.hovered === '' && onSummary && event.detail > 0) event.preventDefault();
  if (entry) delete entry.dataset.hovered;
}

const entryAround = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null);
const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;
