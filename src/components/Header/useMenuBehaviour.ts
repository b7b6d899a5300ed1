import { type RefObject, useEffect } from 'react';

/** Events before any use of the menu. */
const START_EVENTS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Loads the script of the menu (hover, arrow keys, the entries in 'More') at a visitor's first event in the header.
 */
export function useMenuBehaviour(panel: RefObject<HTMLElement | null>, setCapacity: (capacity: number) => void): void {
  useEffect(() => {
    const header = panel.current?.closest('header');
    if (!panel.current || !header) return undefined;
    const element = panel.current;
    const abortController = new AbortController();
    const { signal } = abortController;
    let requested = false;
    const start = (startedByMouse: boolean) => {
      if (requested) return;
      requested = true;
      import('./behaviour/attach.ts').then(
        ({ attachMenuBehaviour }) =>
          signal.aborted || attachMenuBehaviour(element, setCapacity, signal, startedByMouse),
        // The menu works without the script; the next event tries again.
        () => {
          requested = false;
        },
      );
    };
    const onEvent = (event: Event) => start(isMouse(event));
    for (const step of START_EVENTS) header.addEventListener(step, onEvent, { signal, passive: true });
    // The visitor's first event in the header may have been the one that hydrates it.
    if (header.matches(':hover, :focus-within')) start(window.matchMedia('(hover: hover)').matches);
    return () => abortController.abort();
  }, [panel, setCapacity]);
}

const isMouse = (event: Event) => (event as Partial<PointerEvent>).pointerType === 'mouse';
