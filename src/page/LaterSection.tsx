import type { ReactNode } from 'react';
import { openWhenIdle, openWhenVisible } from './hydrationGates.ts';
import { contents } from './StaticSection.styles.ts';

interface LaterSectionProps {
  uid: string;
  hydration: 'visible' | 'idle';
  children: ReactNode;
}

/** Renders a section that the browser hydrates when it is near the window, or at idle time. */
export function LaterSection({ uid, hydration, children }: LaterSectionProps) {
  return (
    <div className={contents} data-later={uid} ref={hydration === 'idle' ? whenIdle : whenVisible}>
      {children}
    </div>
  );
}

const whenVisible = (element: HTMLElement | null) => (element ? openWhenVisible(element) : undefined);

const whenIdle = (element: HTMLElement | null) => {
  if (element) openWhenIdle(element);
};
