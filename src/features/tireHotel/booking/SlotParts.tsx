import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { RetryButton } from '../../flow/Problem.tsx';
import type { RequestContact } from '../../leads/sellCar.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import { Problem } from '../Problem.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import * as styles from './booking.styles.ts';
import { TimeList } from './TimeList.tsx';
import type { Slots } from './useSlots.ts';

interface PartProps {
  slots: Slots;
  /** Of the workshop. */
  contact: RequestContact;
  /** Whether the part takes the focus when it opens. */
  takesFocus: boolean;
}

/** Renders the days that can be booked, while they load, when there are none, and when they failed (F111). */
export function DayPart({ slots, contact, takesFocus, ...calendar }: PartProps & DayProps) {
  const translate = useTranslate();
  const { days, reloadDays } = slots;
  return (
    <section className={styles.part} aria-busy={days.status === 'loading'}>
      <FocusedTitle takesFocus={false}>{translate('tireChooseDay')}</FocusedTitle>
      <div role="status" className={styles.status}>
        {days.status === 'loading'
          ? translate('tireDatesLoading')
          : days.status === 'loaded' && days.value.length === 0 && translate('tireNoDates')}
      </div>
      {days.status === 'loaded' && days.value.length === 0 && <ContactLinks {...contact} />}
      {days.status === 'loaded' && days.value.length > 0 && (
        <BookingCalendar dates={days.value} takesFocus={takesFocus} {...calendar} />
      )}
      <Problem message={days.status === 'failed' ? translate('tireDatesFailed') : ''} contact={contact}>
        <RetryButton onClick={reloadDays}>{translate('tireRetry')}</RetryButton>
      </Problem>
    </section>
  );
}

interface DayProps {
  /** The day on which the calendar opens; empty for none. */
  initial: string;
  onChoose: (day: string) => void;
}

/** Renders the times of the chosen day, while they load, when there are none, and when they failed (F111). */
export function TimePart({ slots, contact, takesFocus, onChoose }: PartProps & Pick<DayProps, 'onChoose'>) {
  const translate = useTranslate();
  const { times, hasNoTimes, reloadTimes } = slots;
  return (
    <section className={styles.part} aria-busy={times.status === 'loading'}>
      <FocusedTitle takesFocus={takesFocus}>{translate(hasNoTimes ? 'tireTime' : 'tireChooseTime')}</FocusedTitle>
      <div role="status" className={styles.status}>
        {times.status === 'loading' ? translate('tireTimesLoading') : hasNoTimes && translate('tireNoTimes')}
      </div>
      {times.status === 'loaded' && !hasNoTimes && <TimeList times={times.value} onChoose={onChoose} />}
      <Problem message={times.status === 'failed' ? translate('tireTimesFailed') : ''} contact={contact}>
        <RetryButton onClick={reloadTimes}>{translate('tireRetry')}</RetryButton>
      </Problem>
    </section>
  );
}

/** Renders the heading of a part, which takes the focus when the part opens after a choice, and when it is loaded again. */
export function FocusedTitle({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const begins = useRef(takesFocus);
  useEffect(() => {
    if (begins.current) heading.current?.focus();
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.title}>
      {children}
    </h3>
  );
}
