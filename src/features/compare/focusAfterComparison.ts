/**
 * Moves the focus when its control is removed with the last compared car: to the car's checkbox where the page has one, else to
 * the main content.
 */
export function focusAfterComparison(ids: readonly string[]): void {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('main input[name="compare"]')];
  const box = boxes.find(({ value }) => ids.includes(value));
  (box ?? document.getElementById('content'))?.focus({ preventScroll: true });
}
