import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react';
import * as styles from './tireHotel.styles.ts';

/**
 * `takesFocus`: whether a step that opens moves the focus to its heading: not when the page has just loaded. `isBlocked`: during a call
 * nothing can have the focus.
 */
export const StepFocus = createContext({ takesFocus: false, isBlocked: false });

interface StepHeadingProps {
  children: ReactNode;
  /** The field that gets the focus in place of the heading: one whose label and description say what the step is about. */
  field?: RefObject<HTMLElement | null> | undefined;
}

/** Renders the heading of a step. A step that opens scrolls to it and gives it the focus (S3 §4.3). */
export function StepHeading({ children, field }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { takesFocus, isBlocked } = useContext(StepFocus);
  const waits = useRef(takesFocus);
  useEffect(() => {
    if (!waits.current || isBlocked) return;
    waits.current = false;
    (field ?? heading).current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' });
  }, [isBlocked, field]);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  );
}
