import { useRef, useState } from 'react';
import type { Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import type { TireConfirmation } from '../../../contracts/tireHotel/tireBooking.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as bookingStyles from '../../booking/booking.styles.ts';
import { spacedPlate } from '../../booking/plate.ts';
import type { RequestContact } from '../../leads/sellCar.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import type { BookingDraft } from '../flow/tireState.ts';
import { Problem } from '../Problem.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { CallTireHotel } from '../stepProps.ts';
import { trackTireBooking, trackTireFailure } from '../tireEvents.ts';
import { bookingBody } from './bookingBody.ts';
import { appointmentOf, appointmentText } from './slotText.ts';

interface ReviewProps {
  call: CallTireHotel;
  contact: RequestContact;
  site: string;
  vehicle: Vehicle;
  draft: BookingDraft;
  onEdit: () => void;
  onBooked: (confirmation: TireConfirmation) => void;
  /** The time was taken meanwhile. */
  onLost: (failure: TireFailure) => void;
}

/** Renders the whole booking to check (U19), and sends it once however often it is sent (Q32). */
export function Review({ call, contact, site, vehicle, draft, onEdit, onBooked, onLost }: ReviewProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const [failure, setFailure] = useState<TireFailure | null>(null);
  const isSending = useRef(false);
  const appointment = appointmentOf(draft.startTime ?? draft.day, draft.startTime === null);
  const { locationName, departmentName } = vehicle.location;

  async function book(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    const result = await call((api) => api.book(vehicle, bookingBody(draft, vehicle)), { blocks: true });
    isSending.current = false;
    if ('value' in result) {
      trackTireBooking(result.value.bookingConfirmationId, site);
      return onBooked(result.value);
    }
    trackTireFailure(result.failure, site);
    if (result.failure.status === 409) return onLost(result.failure);
    setFailure(result.failure);
  }

  const facts: readonly [label: string, value: string, isTyped?: boolean][] = [
    [translate('tireVehicle'), `${spacedPlate(vehicle.regNo)}, ${vehicle.name}`],
    [translate('tireWorkshop'), `${locationName}, ${departmentName}`],
    [translate('tireTime'), appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : ''],
    [translate('tireName'), `${draft.firstName} ${draft.lastName}`, true],
    [translate('tireMobile'), draft.phoneMobile, true],
    [translate('tireEmail'), draft.email, true],
    [translate('tireComment'), draft.freeText, true],
  ];
  // After these the booking may have been made.
  const isUnknown = failure !== null && (failure.status === 0 || failure.status >= 500);
  return (
    <>
      <StepHeading>{translate('tireReview')}</StepHeading>
      <dl className={bookingStyles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([label, value, isTyped]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-typed={isTyped ? '' : undefined}>{value}</dd>
            </div>
          ))}
      </dl>
      {draft.startTime !== null && <p className={bookingStyles.note}>{translate('tireNotHeld')}</p>}
      <div className={bookingStyles.actions}>
        <Button onClick={() => void book()} data-book="">
          {translate('tireBookNow')}
        </Button>
        <Button kind="secondary" onClick={onEdit} data-edit="">
          {translate('tireChange')}
        </Button>
      </div>
      <Problem
        message={failure?.message ?? ''}
        contact={{ phone: vehicle.location.phone || contact.phone, email: vehicle.location.email || contact.email }}
      >
        {isUnknown && <p>{translate('tireSendFailed')}</p>}
      </Problem>
    </>
  );
}
