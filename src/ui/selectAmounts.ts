/**
 * Makes a double click into a field for numbers select all of it. Browsers select one group of digits: `000` of `42 000`, and what is typed
 * then makes another number.
 */
export function selectAmountsOnDoubleClick(): void {
  addEventListener('dblclick', ({ target }) => {
    if (target instanceof HTMLInputElement && target.inputMode === 'numeric') target.select();
  });
}
