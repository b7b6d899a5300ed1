import { closeMenu } from '../openState.ts';
import type { MenuParts } from './menuParts.ts';

/**
 * On phones the menu covers the page: while it is open it is a dialog, the page behind it is out of reach, and the focus is
 * in it. The browser gives the focus back to the button when it closes.
 */
export function sheet({ panel, row, signal }: MenuParts): void {
  let covered: Element[] = [];
  const release = () => {
    for (const element of covered) element.removeAttribute('inert');
    covered = [];
    for (const name of ['role', 'aria-modal', 'aria-label']) panel.removeAttribute(name);
  };
  const cover = () => {
    release();
    covered = around(panel);
    for (const element of covered) element.setAttribute('inert', '');
    panel.setAttribute('role', 'dialog');
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('aria-label', panel.querySelector('p')?.textContent ?? '');
    if (!panel.contains(document.activeElement)) panel.querySelector<HTMLElement>('button')?.focus();
  };
  // Before it closes: the button that opened it must be able to take the focus.
  panel.addEventListener('beforetoggle', (event) => event.newState === 'closed' && release(), { signal });
  panel.addEventListener('toggle', (event) => event.newState === 'open' && cover(), { signal });
  // Of the disclosures: what was chosen stays in sight, whatever opens and closes around it.
  panel.addEventListener('toggle', ({ target }) => !row.matches && keepInSight(panel, target), {
    signal,
    capture: true,
  });
  panel.addEventListener('click', ({ target }) => followed(target) && closeMenu(panel), { signal });
  // A wider window has no sheet, a narrower one no floating panel.
  row.addEventListener('change', () => closeMenu(panel), { signal });
  signal.addEventListener('abort', release);
  if (!row.matches && panel.matches(':popover-open')) cover();
}

function keepInSight(panel: HTMLElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement)) return;
  // A section of the mega-menu takes the place of the whole menu.
  if (target.open && target.closest('[data-mega]')) panel.scrollTop = 0;
  else if (target.contains(document.activeElement))
    target.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
}

/** A link was chosen: the page changes below a menu that closes. One that opens elsewhere leaves it as it is. */
const followed = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href]:not([target])') !== null;

/** Everything beside an element, up to the body. */
function around(element: Element): Element[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const beside = [...parent.children].filter((child) => child !== element && !child.hasAttribute('inert'));
  return [...beside, ...around(parent)];
}
