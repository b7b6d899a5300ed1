/**
 * Moves the focus when the control that had it goes with the last compared car: to a car's box for comparing where the page
 * shows it, else to the main part.
 */
export function focusAfterComparison(ids: readonly string[]): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[name="compare"]')];
  const box = boxes.find(({ value }) => ids.includes(value));
  (box ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
