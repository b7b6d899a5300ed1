import { bookingEvent } from '../../contracts/booking/bookingEvent.ts';
import type { Workshop } from '../../contracts/booking/workshops.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { saveCalendarFile } from '../flow/slots/calendarFile.ts';
import type { FlowSlot } from './flow/flowState.ts';
import { FULL_DAY_TIME } from './time/fullDay.ts';

interface BookingCalendarButtonProps extends FlowSlot {
  id: string;
  sequence?: number | undefined;
  workshop: Workshop;
}

/** Renders the button that saves a booking in the visitor's calendar; after a move, in place of the entry before (rank 4, U19). */
export function BookingCalendarButton({ id, sequence, workshop, timeSlot, isFullDay }: BookingCalendarButtonProps) {
  const translate = useTranslate();
  const { site } = usePage();
  function save(): void {
    const lines = [
      `${translate('bookingNumber')}: ${id}`,
      isFullDay ? translate('bookingFullDayText', { time: FULL_DAY_TIME }) : '',
      workshop.phone ?? '',
    ];
    const texts = {
      summary: translate('bookingEvent', { name: workshop.siteName }),
      description: lines.filter(Boolean).join('\n'),
    };
    const event = bookingEvent({ id, site: site.id, sequence, timeSlot, isFullDay, workshop, ...texts }, Date.now());
    saveCalendarFile(`${id}.ics`, event);
  }
  return (
    <Button kind="secondary" onClick={save} data-calendar-file="">
      <Icon name="calendar" size={18} />
      <span>{translate('bookingCalendarFile')}</span>
    </Button>
  );
}
