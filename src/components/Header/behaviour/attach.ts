import { watchCapacity } from './capacity.ts';
import { attachHover } from './hover.ts';
import { attachKeys } from './keys.ts';
import { attachSheet } from './sheet.ts';

/** Windows in which the menu is a row with floating panels (S1 §9: 1280 px); in narrower ones it is a sheet over the page. */
const ROW = '(min-width: 80rem)';

/**
 * Adds hover, arrow keys, the focus trap of the sheet, and 'More' to the links and native disclosures of the menu.
 *
 * @param startedByMouse the visitor's first event was one of the mouse
 */
export function attachMenuBehaviour(
  panel: HTMLElement,
  setCapacity: (capacity: number) => void,
  signal: AbortSignal,
  startedByMouse: boolean,
): void {
  const parts = { panel, nav: panel.querySelector<HTMLElement>('nav:has(> ul)'), row: window.matchMedia(ROW), signal };
  attachKeys(parts);
  attachSheet(parts);
  attachHover(parts, startedByMouse);
  watchCapacity(parts, setCapacity);
}
