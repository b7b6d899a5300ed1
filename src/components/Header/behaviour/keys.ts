import { closePanels, openPanel } from '../openState.ts';
import type { MenuParts } from './menuParts.ts';
import { beside, nextByLetter, step } from './moves.ts';

const LETTER = /^[\p{L}\p{N}]$/u;
const ENTRIES = ':scope > ul > li > a, :scope > ul > li > details > summary';
const CONTROLS = 'a[href], summary, button:not([popovertarget])';

/**
 * Arrow keys along the row and inside open panels, Home, End, a letter for the next entry with it, Escape to close and give
 * the focus back (F018). On phones the same keys go through what is seen of the menu. Tab goes on as everywhere.
 */
export function keys({ panel, nav, row, signal }: MenuParts): void {
  if (!nav) return;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, summary, button') : null;
    if (!control) return;
    const handled = row.matches
      ? nav.contains(control) && inRow(nav, control, event.key)
      : inSheet(panel, control, event.key);
    if (handled) event.preventDefault();
  };
  /** A panel that the mouse has opened goes as well, wherever the focus is. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && row.matches && openPanel(nav)) closePanels(nav);
  };
  panel.addEventListener('keydown', onKey, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  nav.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      if (row.matches && next instanceof Node && openPanel(nav)?.contains(next) === false) closePanels(nav);
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (row.matches && !nav.contains(target as Node)) closePanels(nav);
    },
    { signal },
  );
}

/** True when the key was one of the menu's. */
function inRow(nav: HTMLElement, control: HTMLElement, key: string): boolean {
  const drop = control.closest<HTMLElement>('[data-drop]');
  const entries = visible(nav, ENTRIES);
  if (!drop) return alongRow(entries, control, key);
  const inside = visible(drop, CONTROLS);
  const from = inside.indexOf(control);
  if (key === 'ArrowDown') return focus(inside[step(from, inside.length, 1)]);
  if (key === 'ArrowUp') return focus(inside[step(from, inside.length, -1)]);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return byName(inside, from, key);
  const by = key === 'ArrowRight' ? 1 : -1;
  const boxes = inside.map((each) => each.getBoundingClientRect());
  const next = inside[beside(boxes, from, by)];
  if (next) return focus(next);
  // No column there: on to the neighbour in the row.
  const summary = drop.parentElement?.querySelector<HTMLElement>(':scope > summary');
  return summary ? focus(entries[step(entries.indexOf(summary), entries.length, by)]) : false;
}

function alongRow(entries: HTMLElement[], control: HTMLElement, key: string): boolean {
  const from = entries.indexOf(control);
  if (key === 'ArrowRight') return focus(entries[step(from, entries.length, 1)]);
  if (key === 'ArrowLeft') return focus(entries[step(from, entries.length, -1)]);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return byName(entries, from, key);
  const details = control.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return false;
  details.open = true;
  const inside = visible(details, `[data-drop] :is(${CONTROLS})`);
  return focus(inside[key === 'ArrowDown' ? 0 : inside.length - 1]);
}

/** On phones: one list of what is seen; right opens, left and Escape go back. */
function inSheet(panel: HTMLElement, control: HTMLElement, key: string): boolean {
  const inside = visible(panel, CONTROLS);
  const from = inside.indexOf(control);
  if (key === 'ArrowDown') return focus(inside[step(from, inside.length, 1)]);
  if (key === 'ArrowUp') return focus(inside[step(from, inside.length, -1)]);
  const details = control.closest('details');
  if (key === 'ArrowRight' && control.matches('summary') && details) {
    details.open = true;
    return true;
  }
  // Escape closes the whole menu, but for what the mega-menu shows in its place.
  const goesBack = key === 'ArrowLeft' || (key === 'Escape' && control.closest('[data-mega]'));
  if (goesBack && details?.open) {
    details.querySelector('summary')?.focus();
    details.open = false;
    return true;
  }
  return byName(inside, from, key);
}

function byName(controls: HTMLElement[], from: number, key: string): boolean {
  if (key === 'Home') return focus(controls[0]);
  if (key === 'End') return focus(controls.at(-1));
  if (!LETTER.test(key)) return false;
  const labels = controls.map((control) => control.innerText);
  return focus(controls[nextByLetter(labels, from, key, document.documentElement.lang)]);
}

function focus(control: HTMLElement | undefined): boolean {
  control?.focus();
  return control !== undefined;
}

function visible(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((control) =>
    control.checkVisibility({ visibilityProperty: true }),
  );
}
