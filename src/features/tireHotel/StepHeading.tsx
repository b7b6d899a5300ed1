import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import * as styles from './tireHotel.styles.ts';

/** Whether a step that opens moves the focus to its heading: not when the page has just loaded. */
export const TakesFocus = createContext(false);

/** Renders the heading of a step. A step that opens scrolls to it and gives it the focus (S3 §4.3). */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = useContext(TakesFocus);
  const begins = useRef(takesFocus);
  useEffect(() => {
    if (!begins.current) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  );
}
