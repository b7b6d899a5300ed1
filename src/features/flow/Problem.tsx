import type { Elements } from '../../lib/browser/elements.ts';
import { Button } from '../../ui/Button.tsx';
import * as styles from './flow.styles.ts';
import { NEXT_FOCUS } from './nextFocus.ts';

interface ProblemProps {
  id?: string | undefined;
  /** Nothing is rendered inside while it is empty; the region is always there, so that its text is announced. */
  message: string;
  /** Whether the text takes the focus when the pressed button goes away. */
  takesFocus?: boolean;
  /** What to do about it, and how to reach somebody (U22). */
  children?: Elements;
}

/** Renders what went wrong, and what to do about it. */
export function Problem({ id, message, takesFocus = false, children }: ProblemProps) {
  return (
    <div id={id} role="alert" className={styles.problem}>
      {message !== '' && (
        <>
          <strong {...(takesFocus && NEXT_FOCUS)}>{message}</strong>
          {children}
        </>
      )}
    </div>
  );
}

interface RetryButtonProps {
  /** Its text. */
  children: string;
  onClick: () => void;
}

/** Renders the button that loads again what has failed. The heading of its section takes the focus, because the button disappears. */
export function RetryButton({ children, onClick }: RetryButtonProps) {
  return (
    <Button
      kind="secondary"
      onClick={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
        onClick();
      }}
      data-retry=""
    >
      {children}
    </Button>
  );
}
