import type { Elements } from '../../lib/browser/elements.ts';
import * as flow from '../flow/flow.styles.ts';
import type { RequestContact } from '../leads/sellCar.ts';
import { ContactLinks } from './ContactLinks.tsx';

interface ProblemProps {
  id?: string | undefined;
  /** Nothing is rendered inside while it is empty; the region is always there, so that its text is announced. */
  message: string;
  contact: RequestContact;
  /** What to do about it. */
  children?: Elements;
}

/** Renders what went wrong, what to do about it, and how to reach somebody (U22). */
export function Problem({ id, message, contact, children }: ProblemProps) {
  return (
    <div id={id} role="alert" className={flow.problem}>
      {message !== '' && (
        <>
          <strong>{message}</strong>
          {children}
          <ContactLinks {...contact} />
        </>
      )}
    </div>
  );
}
