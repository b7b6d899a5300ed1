/** What a visitor does first. A pointer that only rests on the page does not count. */
const EVENTS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin', 'click', 'submit'];

/** Resolves when the visitor touches the document for the first time; never on the server. */
export const firstTouch = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  for (const type of EVENTS)
    window.addEventListener(type, () => resolve(), { capture: true, once: true, passive: true });
});
