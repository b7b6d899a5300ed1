import type { CSSProperties } from 'react';
import type { Elements } from '../../../lib/browser/elements.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { useStepFocus } from '../../flow/stepFocus.ts';
import * as styles from '../booking.styles.ts';
import { MAX_VISIBLE_STEP } from '../flow/flowState.ts';

export type StepStatus = 'open' | 'closed' | 'later';

interface StepPanelProps {
  step: number;
  title: string;
  /** `later`: not reached yet. `closed`: reached, shown as its summary. */
  status: StepStatus;
  /** Of a closed step. */
  summaryTitle?: string;
  summary?: string | Elements;
  onOpen: () => void;
  children?: Elements;
}

/** Renders a step with 'Steg n/max' (F086): its content when it is open, its summary when it is not. */
export function StepPanel({ step, title, status, summaryTitle, summary, onOpen, children }: StepPanelProps) {
  const translate = useTranslate();
  const isOpen = status === 'open';
  const heading = useStepFocus(isOpen);
  const name = status === 'closed' ? (summaryTitle ?? title) : title;
  return (
    <section className={flow.step} data-status={status} data-step={step}>
      {isOpen && (
        <i
          className={styles.progress}
          style={{ '--step': step, '--max': MAX_VISIBLE_STEP } as CSSProperties}
          aria-hidden="true"
        />
      )}
      <header className={styles.stepHead}>
        <h2 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          <small>
            {status === 'closed' && <Icon name="check" size={14} />}
            <span>{translate('bookingStep', { step, max: MAX_VISIBLE_STEP })}</span>
          </small>
          <span>{name}</span>
        </h2>
        {status === 'closed' && (
          <Button kind="ghost" onClick={onOpen} aria-label={`${translate('bookingChange')}: ${name}`}>
            {translate('bookingChange')}
          </Button>
        )}
      </header>
      {status === 'closed' && summary && <div className={styles.stepSummary}>{summary}</div>}
      {isOpen && children}
    </section>
  );
}
