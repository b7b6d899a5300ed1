import { closePanels, openPanel } from '../openState.ts';
import type { MenuParts } from './menuParts.ts';

/** Delay before a panel closes after the pointer has left it, in ms (S1 §9). */
const DROPDOWN_CLOSE_DELAY = 200;
/** Delay while the pointer is on another link, which it may cross on its way to the panel, in ms (S1 §9). */
const LINK_HOVER_CLOSE_DELAY = 600;

/**
 * Opens a panel on hover and closes it when the mouse has left. It stays open while the pointer or the focus is in it, and
 * closes on Escape (WCAG 1.4.13).
 */
export function attachHover({ nav, row, signal }: MenuParts, startedByMouse: boolean): void {
  if (!nav) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancelClose = () => clearTimeout(timer);
  const closeIn = (delay: number) => {
    cancelClose();
    timer = setTimeout(() => {
      // A keyboard user is still in the panel.
      if (!openPanel(nav)?.querySelector(':focus-visible')) closePanels(nav);
    }, delay);
  };
  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !row.matches) return;
    cancelClose();
    const entry = closestEntry(event.target);
    if (entry) openEntry(nav, entry);
    else closeIn(isLink(event.target) ? LINK_HOVER_CLOSE_DELAY : DROPDOWN_CLOSE_DELAY);
  };
  const onPointerOut = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !row.matches || nav.contains(event.relatedTarget as Node | null)) return;
    closeIn(DROPDOWN_CLOSE_DELAY);
  };
  nav.addEventListener('pointerover', onPointerOver, { signal });
  nav.addEventListener('pointerout', onPointerOut, { signal });
  nav.addEventListener('click', onClick, { signal });
  signal.addEventListener('abort', cancelClose);
  // The pointer may already rest on an entry when this script has loaded.
  const hovered = startedByMouse && row.matches ? nav.querySelector<HTMLDetailsElement>('details:hover') : null;
  if (hovered) openEntry(nav, hovered);
}

function openEntry(nav: HTMLElement, entry: HTMLDetailsElement): void {
  if (entry.open) return;
  // Closing the other panel moves the focus out of it.
  closePanels(nav);
  entry.open = true;
  entry.dataset.hovered = '';
}

/** Ignores a mouse click on the summary of a hovered panel, which would close it; a click by keyboard toggles it. */
function onClick(event: MouseEvent): void {
  const entry = closestEntry(event.target);
  const onSummary = event.target instanceof Element && event.target.closest('summary') !== null;
  if (entry?.open && entry.dataset.hovered === '' && onSummary && event.detail > 0) event.preventDefault();
  if (entry) delete entry.dataset.hovered;
}

const closestEntry = (target: EventTarget | null) => (target instanceof Element ? target.closest('details') : null);
const isLink = (target: EventTarget | null) => target instanceof Element && target.closest('a') !== null;
