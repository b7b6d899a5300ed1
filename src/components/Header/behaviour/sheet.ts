import { lockScroll } from '../../../ui/dialog/lockScroll.ts';
import { closeMenu } from '../openState.ts';
import type { MenuParts } from './menuParts.ts';

/**
 * Makes the open menu on phones a modal dialog: the page behind is inert, and the focus is in the menu. The browser returns
 * the focus to the button when the menu closes.
 */
export function attachSheet({ panel, row, signal }: MenuParts): void {
  let inertElements: Element[] = [];
  let unlock = () => {};
  const makePageActive = () => {
    unlock();
    for (const element of inertElements) element.removeAttribute('inert');
    inertElements = [];
    for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
  };
  const makePageInert = () => {
    makePageActive();
    inertElements = siblingsUpToBody(panel);
    for (const element of inertElements) element.setAttribute('inert', '');
    unlock = lockScroll();
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('aria-label', panel.querySelector('p')?.textContent ?? '');
    if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('button')?.focus();
  };
  // Before the menu closes, so that the button that opened it can take the focus.
  panel.addEventListener('beforetoggle', (event) => event.newState === 'closed' && makePageActive(), { signal });
  panel.addEventListener('toggle', (event) => event.newState === 'open' && makePageInert(), { signal });
  // For the disclosures: keeps the selected entry in view while others open and close.
  panel.addEventListener('toggle', ({ target }) => !row.matches && keepInView(panel, target), {
    signal,
    capture: true,
  });
  panel.addEventListener('click', ({ target }) => isFollowedLink(target) && closeMenu(panel), { signal });
  // A search from the list stays on its page.
  panel.addEventListener('submit', () => closeMenu(panel), { signal });
  // Wide windows have no sheet, narrow ones no floating panels.
  row.addEventListener('change', () => closeMenu(panel), { signal });
  signal.addEventListener('abort', makePageActive);
  if (!row.matches && panel.matches(':popover-open')) makePageInert();
}

function keepInView(panel: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  // An open section of the mega-menu replaces the whole menu.
  if (target.open && target.closest('[data-mega]')) panel.scrollTop = 0;
  else if (target.contains(document.activeElement))
    target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/** Returns whether a click follows a link on this page, which closes the menu. Links to new tabs do not. */
const isFollowedLink = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href]:not([target])') !== null;

/** Returns the siblings of an element and of its ancestors, up to the body. */
function siblingsUpToBody(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const siblings = [...parent.children].filter((child) => child !== element && !child.hasAttribute('inert'));
  return [...siblings, ...siblingsUpToBody(parent)];
}
