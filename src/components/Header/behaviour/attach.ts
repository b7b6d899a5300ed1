import { hover } from './hover.ts';
import { keys } from './keys.ts';
import { watchRoom } from './room.ts';
import { sheet } from './sheet.ts';

/** From here on the menu is a row whose panels float (S1 §9: 1280 px); below it is a sheet over the page. */
const ROW = '(min-width: 80rem)';

/**
 * Adds to the links and native disclosures of the menu what they lack: hover, keys, a sheet that keeps the focus, 'More'.
 *
 * @param byMouse the visitor's first step was one of the mouse
 */
export function attach(
  panel: HTMLElement,
  setRoom: (room: number) => void,
  signal: AbortSignal,
  byMouse: boolean,
): void {
  const parts = { panel, nav: panel.querySelector<HTMLElement>('nav:has(> ul)'), row: window.matchMedia(ROW), signal };
  keys(parts);
  sheet(parts);
  hover(parts, byMouse);
  watchRoom(parts, setRoom);
}
