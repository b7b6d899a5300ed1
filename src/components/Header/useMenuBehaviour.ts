import { type RefObject, useEffect } from 'react';

/** What anyone who is about to use the menu does first. */
const FIRST_STEPS = ['pointerover', 'focusin', 'click'] as const;

/**
 * Fetches what the menu can do beyond links and native disclosures (hover, arrow keys, 'More') when it is first needed: at
 * a visitor's first step into the header, or when the row does not hold all entries.
 */
export function useMenuBehaviour(panel: RefObject<HTMLElement | null>, setRoom: (room: number) => void): void {
  useEffect(() => {
    const header = panel.current?.closest('header');
    if (!panel.current || !header) return undefined;
    const element = panel.current;
    const watching = new AbortController();
    const { signal } = watching;
    let asked = false;
    const start = (event?: Event) => {
      if (asked) return;
      asked = true;
      import('./behaviour/attach.ts').then(
        ({ attach }) => signal.aborted || attach(element, setRoom, signal, isMouse(event)),
        // The menu works without; the next step tries again.
        () => {
          asked = false;
        },
      );
    };
    const startWhereNarrow = () => {
      if (!asked && overflows(element)) start();
    };
    for (const step of FIRST_STEPS) header.addEventListener(step, start, { signal, passive: true });
    window.addEventListener('resize', startWhereNarrow, { signal, passive: true });
    startWhereNarrow();
    document.fonts.ready.then(startWhereNarrow);
    return () => watching.abort();
  }, [panel, setRoom]);
}

const isMouse = (event: Event | undefined) => (event as Partial<PointerEvent> | undefined)?.pointerType === 'mouse';

function overflows(panel: HTMLElement): boolean {
  const row = panel.querySelector('ul');
  return row !== null && row.scrollWidth > row.clientWidth;
}
