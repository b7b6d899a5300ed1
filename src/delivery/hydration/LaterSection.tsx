import type { ReactNode } from 'react';
import type { InteractiveHydration } from '../../content/views.ts';
import { endHydration, openWhenIdle, openWhenTouched, openWhenVisible } from './hydrationGates.ts';
import { contents } from './StaticSection.styles.ts';

interface LaterSectionProps {
  uid: string;
  hydration: InteractiveHydration;
  children: ReactNode;
}

/** Renders a section that the browser hydrates with the page, when it is near the window, at idle time, or when it is touched. */
export function LaterSection({ uid, hydration, children }: LaterSectionProps) {
  return (
    <div className={contents} data-later={uid} ref={REFS[hydration]}>
      {children}
    </div>
  );
}

type Attach = (element: HTMLElement) => (() => void) | undefined;

/** Nothing waits for the gate of a section that is not displayed any more. */
const untilRemoved = (attach?: Attach) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  const stop = attach?.(element);
  return () => {
    stop?.();
    endHydration(element.dataset.later);
  };
};

const REFS = {
  visible: untilRemoved(openWhenVisible),
  idle: untilRemoved(openWhenIdle),
  touch: untilRemoved(openWhenTouched),
  load: untilRemoved(),
};
