import { type RefObject, useEffect } from 'react';

/** Events before any use of the menu. */
const START_EVENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Loads the script of the menu (hover, arrow keys, 'More') when it is first needed: at a visitor's first event in the
 * header, or when the entries do not fit into the row.
 */
export function useMenuBehaviour(panel: RefObject<HTMLElement | null>, setCapacity: (capacity: number) => void): void {
  useEffect(() => {
    const header = panel.current?.closest('header');
    if (!panel.current || !header) return undefined;
    const element = panel.current;
    const abortController = new AbortController();
    const { signal } = abortController;
    let requested = false;
    const start = (event?: Event) => {
      if (requested) return;
      requested = true;
      import('./behaviour/attach.ts').then(
        ({ attachMenuBehaviour }) =>
          signal.aborted || attachMenuBehaviour(element, setCapacity, signal, isMouse(event)),
        // The menu works without the script; the next event tries again.
        () => {
          requested = false;
        },
      );
    };
    for (const step of START_EVENTS) header.addEventListener(step, start, { signal, passive: true });
    const overflow = watchOverflow(element, start);
    return () => {
      abortController.abort();
      overflow?.disconnect();
    };
  }, [panel, setCapacity]);
}

const isMouse = (event: Event | undefined) => (event as Partial<PointerEvent> | undefined)?.pointerType === 'mouse';

/**
 * Calls `onOverflow` when the last entry is not completely in the row: now, or when a font or the window changes the widths. The
 * browser reports it after its own layout, so that the layout is not forced.
 */
function watchOverflow(panel: HTMLElement, onOverflow: () => void): IntersectionObserver | undefined {
  const row = panel.querySelector('ul');
  const last = row?.lastElementChild;
  if (!row || !last) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      const overflows = entries.some(
        ({ boundingClientRect: entry, rootBounds }) =>
          entry.width > 0 && rootBounds && entry.right > rootBounds.right + 1,
      );
      if (overflows) onOverflow();
    },
    // The shares tell the browser to report further changes.
    { root: row, threshold: [0, 0.5, 1] },
  );
  observer.observe(last);
  return observer;
}
