import type { ReactNode, RefObject } from 'react';
import { useStepFocus } from '../flow/stepFocus.ts';
import * as styles from './tireHotel.styles.ts';

interface StepHeadingProps {
  children: ReactNode;
  /** The field that gets the focus in place of the heading: one whose label and description say what the step is about. */
  field?: RefObject<HTMLElement | null> | undefined;
}

/** Renders the heading of a step, which takes the focus when the step opens. */
export function StepHeading({ children, field }: StepHeadingProps) {
  const heading = useStepFocus(true, field);
  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  );
}
