import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Heading } from '../../../ui/Heading.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { NEXT_FOCUS } from '../nextFocus.ts';
import * as styles from '../slots/slotCalendar.styles.ts';

interface MoveStepsProps<Slot> {
  /** Heading of the free times. */
  title: string;
  /** The booked time, in words. */
  from: string;
  textOf: (slot: Slot) => string;
  isBusy: boolean;
  /** Moves the booking. Resolves to whether the time turned out not to be free. */
  onMove: (slot: Slot) => Promise<boolean>;
  keepLabel: string;
  onKeep: () => void;
  /** Renders the free times. `chosen` is a time that the visitor came back from; null for none. */
  children: (choose: (slot: Slot) => void, chosen: Slot | null) => ReactNode;
}

/** Renders the choice of another time, then the move to check before it is made: one tap on a time moves nothing. */
export function MoveSteps<Slot>(props: MoveStepsProps<Slot>) {
  const { title, from, textOf, isBusy, onMove, keepLabel, onKeep, children } = props;
  const [slot, setSlot] = useState<Slot | null>(null);
  const [isReviewed, setReviewed] = useState(false);
  const root = useRef<HTMLElement>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    if (wasReviewed.current === isReviewed) return;
    wasReviewed.current = isReviewed;
    // Why a move failed has the focus already.
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true });
    if (isReviewed) root.current?.scrollIntoView({ block: 'nearest' });
  }, [isReviewed]);
  async function confirm(): Promise<void> {
    if (slot === null || isBusy) return;
    if (await onMove(slot)) setReviewed(false);
  }
  return (
    <section ref={root} className={styles.moveSteps} {...NEXT_FOCUS} data-move-steps={isReviewed ? 'review' : 'times'}>
      {isReviewed && slot !== null ? (
        <MoveReview
          from={from}
          to={textOf(slot)}
          isBusy={isBusy}
          onConfirm={confirm}
          onBack={() => setReviewed(false)}
        />
      ) : (
        <>
          <Heading level={2} size="card">
            {title}
          </Heading>
          {children((chosen) => {
            setSlot(chosen);
            setReviewed(true);
          }, slot)}
        </>
      )}
      <div className={styles.moveActions}>
        <Button kind="secondary" disabled={isBusy} onClick={onKeep}>
          {keepLabel}
        </Button>
      </div>
    </section>
  );
}

interface MoveReviewProps {
  from: string;
  to: string;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  /** Called to choose another time. */
  onBack: () => void;
}

function MoveReview({ from, to, isBusy, onConfirm, onBack }: MoveReviewProps) {
  const translate = useTranslate();
  return (
    <>
      <Heading level={2} size="card">
        {translate('slotMoveReview')}
      </Heading>
      <dl className={styles.move}>
        <div>
          <dt>{translate('slotMoveFrom')}</dt>
          <dd>{from}</dd>
        </div>
        <div>
          <dt>{translate('slotMoveTo')}</dt>
          <dd data-move-to="">{to}</dd>
        </div>
      </dl>
      <div className={styles.moveActions}>
        <Button aria-disabled={isBusy || undefined} onClick={() => void onConfirm()} data-confirm-move="">
          {translate('slotMoveConfirm')}
        </Button>
        <Button kind="secondary" disabled={isBusy} onClick={onBack}>
          {translate('slotMoveOther')}
        </Button>
      </div>
    </>
  );
}
