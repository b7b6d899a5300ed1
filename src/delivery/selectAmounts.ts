import { lastEarlyInput } from './hydration/earlyInput.ts';

/**
 * Makes a double click into a field for numbers select all of it. Browsers select one group of digits: `000` of `42 000`, and what is typed
 * then makes another number. The entry calls it: the double click may be the visitor's first touch, which loads all other scripts.
 */
export function selectAmountsOnDoubleClick(): void {
  const early = lastEarlyInput();
  if (early instanceof MouseEvent && early.detail === 2) selectAmount(early);
  // In the capture phase: React stops events of what is not hydrated at the document.
  addEventListener('dblclick', selectAmount, true);
}

function selectAmount({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.inputMode === 'numeric') target.select();
}
