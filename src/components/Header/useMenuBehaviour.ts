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
    const startIfOverflowing = () => {
      if (!requested && overflows(element)) start();
    };
    for (const step of START_EVENTS) header.addEventListener(step, start, { signal, passive: true });
    window.addEventListener('resize', startIfOverflowing, { signal, passive: true });
    startIfOverflowing();
    document.fonts.ready.then(startIfOverflowing);
    return () => abortController.abort();
  }, [panel, setCapacity]);
}

const isMouse = (event: Event | undefined) => (event as Partial<PointerEvent> | undefined)?.pointerType === 'mouse';

function overflows(panel: HTMLElement): boolean {
  const row = panel.querySelector('ul');
  return row !== null && row.scrollWidth > row.clientWidth;
}
