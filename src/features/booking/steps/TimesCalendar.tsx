import { stockholmDay, timeSlotAt } from '../../../../lib/stockholm.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { SlotCalendar, TimeButton } from '../../flow/slots/SlotCalendar.tsx';
import type { TimeSlots } from '../../flow/slots/useTimeSlots.ts';
import type { FlowSlot } from '../flow/flowState.ts';
import { FULL_DAY_START, FULL_DAY_TIME } from '../time/fullDay.ts';

interface TimesCalendarProps {
  name: string;
  slots: TimeSlots;
  /** First day of the four weeks. */
  from: string;
  onFrom: (from: string) => void;
  chosen: FlowSlot | null;
  onChoose: (slot: FlowSlot) => void;
}

/** Renders the free times of a workshop, full days too. */
export function TimesCalendar({ chosen, onChoose, ...calendar }: TimesCalendarProps) {
  const translate = useTranslate();
  return (
    <SlotCalendar
      {...calendar}
      today={stockholmDay(Date.now())}
      initialDay={chosen?.timeSlot.slice(0, 10)}
      chosen={chosen && !chosen.isFullDay ? chosen.timeSlot : null}
      onChoose={(timeSlot) => onChoose({ timeSlot, isFullDay: false })}
      fullDay={(date) => {
        const timeSlot = timeSlotAt(date, FULL_DAY_START);
        const isChosen = chosen?.isFullDay === true && chosen.timeSlot === timeSlot;
        return (
          <TimeButton timeSlot={timeSlot} isChosen={isChosen} onChoose={() => onChoose({ timeSlot, isFullDay: true })}>
            <span>{translate('bookingFullDay')}</span>
            <small>{translate('bookingFullDayText', { time: FULL_DAY_TIME })}</small>
          </TimeButton>
        );
      }}
    />
  );
}
