import type { ReactNode } from 'react';
import type { LaterHydration } from '../content/views.ts';
import { openWhenIdle, openWhenTouched, openWhenVisible } from './hydrationGates.ts';
import { contents } from './StaticSection.styles.ts';

interface LaterSectionProps {
  uid: string;
  hydration: LaterHydration;
  children: ReactNode;
}

/** Renders a section that the browser hydrates when it is near the window, at idle time, or when it is touched. */
export function LaterSection({ uid, hydration, children }: LaterSectionProps) {
  return (
    <div className={contents} data-later={uid} ref={REFS[hydration]}>
      {children}
    </div>
  );
}

const REFS: Record<LaterHydration, (element: HTMLElement | null) => (() => void) | undefined> = {
  visible: (element) => (element ? openWhenVisible(element) : undefined),
  idle: (element) => void (element && openWhenIdle(element)),
  touch: (element) => (element ? openWhenTouched(element) : undefined),
};
