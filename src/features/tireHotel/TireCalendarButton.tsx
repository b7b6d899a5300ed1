import { appointmentOf } from '../../contracts/tireHotel/timeSlots.ts';
import type { TireWorkshop } from '../../contracts/tireHotel/tireBooking.ts';
import { tireEvent } from '../../contracts/tireHotel/tireEvent.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { saveCalendarFile } from '../flow/slots/calendarFile.ts';

interface TireCalendarButtonProps {
  id: string;
  sequence?: number | undefined;
  /** The moment of the booking, or its day. */
  timeSlot: string;
  isFullDay: boolean;
  workshop: TireWorkshop;
}

/** Renders the button that saves a wheel change in the visitor's calendar; after a move, in place of the entry before (U19). */
export function TireCalendarButton({ id, sequence, timeSlot, isFullDay, workshop }: TireCalendarButtonProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const appointment = appointmentOf(timeSlot, isFullDay);
  if (!appointment) return null;
  const save = () => {
    const lines = [`${translate('tireBookingNumber')}: ${id}`, workshop.phoneNumber ?? '', translate('tireBring')];
    const texts = {
      summary: translate('tireEvent', { name: workshop.name ?? '' }),
      description: lines.filter(Boolean).join('\n'),
    };
    saveCalendarFile(
      `${id}.ics`,
      tireEvent({ id, site: site.id, sequence, appointment, workshop, ...texts }, Date.now()),
    );
  };
  return (
    <Button kind="secondary" onClick={save} data-calendar-file="">
      <Icon name="calendar" size={18} />
      <span>{translate('tireCalendarFile')}</span>
    </Button>
  );
}
