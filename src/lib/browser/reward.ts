/** Duration of a reward in ms. */
const DURATION = 200;

/** Grows an icon or a number for a moment, after the visitor has saved or compared something. Not for those who prefer less motion. */
export function reward(element: Element | null | undefined): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate({ scale: [1, 1.3, 1] }, { duration: DURATION, easing: 'ease-out' });
}
