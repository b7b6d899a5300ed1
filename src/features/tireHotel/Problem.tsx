import type { Elements } from '../../lib/browser/elements.ts';
import { Problem as FlowProblem } from '../flow/Problem.tsx';
import type { RequestContact } from '../leads/sellCar.ts';
import { ContactLinks } from './ContactLinks.tsx';

interface ProblemProps {
  id?: string | undefined;
  message: string;
  contact: RequestContact;
  /** What to do about it. */
  children?: Elements;
}

/** Renders what went wrong, what to do about it, and how to reach somebody (U22). */
export function Problem({ id, message, contact, children }: ProblemProps) {
  return (
    <FlowProblem id={id} message={message}>
      {children}
      <ContactLinks {...contact} />
    </FlowProblem>
  );
}
