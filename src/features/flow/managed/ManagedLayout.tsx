import type { Elements } from '../../../lib/browser/elements.ts';
import { Button } from '../../../ui/Button.tsx';
import { NEXT_FOCUS } from '../nextFocus.ts';
import * as styles from '../slots/slotCalendar.styles.ts';
import type { Managed } from './useManaged.ts';

interface ManagedLayoutProps {
  managed: Pick<
    Managed<{ state: string }, unknown>,
    'root' | 'value' | 'mode' | 'open' | 'opener' | 'notice' | 'isOver' | 'isBusy'
  >;
  className?: string;
  /** Its number, for what looks for it in the page. */
  booked?: string;
  texts: {
    cancelled: string;
    move: string;
    cancel: string;
    /** Asked before it is cancelled. */
    question: string;
    keep: string;
  };
  facts: Elements;
  /** Why a change failed; null for nothing. */
  problem: Elements;
  /** The button that saves the calendar file. */
  calendar: Elements;
  onCancel: () => void;
  /** The free times, while the visitor chooses one. */
  times: Elements;
  /** How to reach somebody. */
  help: Elements;
}

/** Renders what a signed link is about, with the buttons that move and cancel it: of a workshop, a test drive, a wheel change. */
export function ManagedLayout(props: ManagedLayoutProps) {
  const { managed, className, booked, texts, facts, problem, calendar, onCancel, times, help } = props;
  const { root, value, mode, open, opener, notice, isOver, isBusy } = managed;
  const isCancelled = value?.state === 'cancelled';
  return (
    <div ref={root} className={className} aria-busy={isBusy} data-booked={booked} data-state={value?.state}>
      <p role="status" className={styles.notice} data-notice="" {...((notice || isCancelled) && NEXT_FOCUS)}>
        {notice || (isCancelled && texts.cancelled)}
      </p>
      {facts}
      {problem}
      {!isOver && mode === 'shown' && (
        <div className={styles.moveActions}>
          <Button kind="secondary" {...opener('moving')} data-move="">
            {texts.move}
          </Button>
          {calendar}
          <Button kind="secondary" {...opener('asking')} data-ask="">
            {texts.cancel}
          </Button>
        </div>
      )}
      {mode === 'asking' && (
        <div className={styles.question} role="alert">
          <strong {...NEXT_FOCUS}>{texts.question}</strong>
          <div className={styles.moveActions}>
            <Button disabled={isBusy} onClick={onCancel} data-cancel="">
              {texts.cancel}
            </Button>
            <Button kind="secondary" onClick={() => open('shown')}>
              {texts.keep}
            </Button>
          </div>
        </div>
      )}
      {mode === 'moving' && times}
      {!problem && help}
    </div>
  );
}
