import { isPlainKey } from '../../../lib/browser/plainKey.ts';
import { closePanels, openPanel } from '../openState.ts';
import { nearestInColumn, nextByLetter, nextInRing } from './keyTargets.ts';
import type { MenuParts } from './menuParts.ts';

const LETTER = /^[\p{L}\p{N}]$/u;
const ENTRIES = ':scope > ul > li > a, :scope > ul > li > details > summary';
const CONTROLS = 'a[href], summary, button:not([popovertarget])';
/** Of the sheet, whose logo and search are not among the entries. */
const SHEET_CONTROLS = `:is(${CONTROLS}):not([data-sheet-head] *, search *)`;

/**
 * Adds the keys of the menu (F018): arrow keys along the row and inside panels, Home, End, a letter for the next entry that
 * starts with it, Escape to close and return the focus. On phones the same keys move through the visible entries. Tab is
 * unchanged.
 */
export function attachKeys({ panel, nav, row, signal }: MenuParts): void {
  if (!nav) return;
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPlainKey(event)) return;
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, summary, button') : null;
    if (!control) return;
    const handled = row.matches
      ? nav.contains(control) && handleRowKey(nav, control, event.key)
      : handleSheetKey(panel, control, event.key);
    if (handled) event.preventDefault();
  };
  /** Closes a panel that the mouse has opened too, wherever the focus is. */
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

/** Handles a key in the row; returns whether it was a key of the menu. */
function handleRowKey(nav: HTMLElement, control: HTMLElement, key: string): boolean {
  const drop = control.closest<HTMLElement>('[data-drop]');
  const entries = visibleControls(nav, ENTRIES);
  if (!drop) return moveAlongRow(entries, control, key);
  const controls = visibleControls(drop, CONTROLS);
  const index = controls.indexOf(control);
  if (key === 'ArrowDown') return focusControl(controls[nextInRing(index, controls.length, 1)]);
  if (key === 'ArrowUp') return focusControl(controls[nextInRing(index, controls.length, -1)]);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return moveByLabel(controls, index, key);
  const direction = key === 'ArrowRight' ? 1 : -1;
  const boxes = controls.map((each) => each.getBoundingClientRect());
  const next = controls[nearestInColumn(boxes, index, direction)];
  if (next) return focusControl(next);
  // No column there: move to the next entry of the row.
  const summary = drop.parentElement?.querySelector<HTMLElement>(':scope > summary');
  return summary ? focusControl(entries[nextInRing(entries.indexOf(summary), entries.length, direction)]) : false;
}

function moveAlongRow(entries: HTMLElement[], control: HTMLElement, key: string): boolean {
  const index = entries.indexOf(control);
  if (key === 'ArrowRight') return focusControl(entries[nextInRing(index, entries.length, 1)]);
  if (key === 'ArrowLeft') return focusControl(entries[nextInRing(index, entries.length, -1)]);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return moveByLabel(entries, index, key);
  const details = control.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return false;
  details.open = true;
  const controls = visibleControls(details, `[data-drop] :is(${CONTROLS})`);
  return focusControl(controls[key === 'ArrowDown' ? 0 : controls.length - 1]);
}

/** Handles a key in the sheet: the visible controls are one list; right opens, left and Escape go back. */
function handleSheetKey(panel: HTMLElement, control: HTMLElement, key: string): boolean {
  const controls = visibleControls(panel, SHEET_CONTROLS);
  const index = controls.indexOf(control);
  if (key === 'ArrowDown') return focusControl(controls[nextInRing(index, controls.length, 1)]);
  if (key === 'ArrowUp') return focusControl(controls[nextInRing(index, controls.length, -1)]);
  const details = control.closest('details');
  if (key === 'ArrowRight' && control.matches('summary') && details) {
    details.open = true;
    return true;
  }
  // Escape closes the whole menu, except an open section of the mega-menu: there it goes back.
  const goesBack = key === 'ArrowLeft' || (key === 'Escape' && control.closest('[data-mega]'));
  if (goesBack && details?.open) {
    details.querySelector('summary')?.focus();
    details.open = false;
    return true;
  }
  return moveByLabel(controls, index, key);
}

function moveByLabel(controls: HTMLElement[], index: number, key: string): boolean {
  if (key === 'Home') return focusControl(controls[0]);
  if (key === 'End') return focusControl(controls.at(-1));
  if (!LETTER.test(key)) return false;
  const labels = controls.map((control) => control.innerText);
  return focusControl(controls[nextByLetter(labels, index, key, document.documentElement.lang)]);
}

function focusControl(control: HTMLElement | undefined): boolean {
  control?.focus();
  return control !== undefined;
}

function visibleControls(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (control) =>
      // Not `checkVisibility`, which browsers of the build target lack.
      !isFolded(control) && control.getClientRects().length > 0 && getComputedStyle(control).visibility === 'visible',
  );
}

/** Whether a control is inside closed details; browsers may lay out what these hide. */
function isFolded(control: Element): boolean {
  const own = control.matches('summary') ? control.parentElement?.parentElement : control;
  return Boolean(own?.closest('details:not([open])'));
}
