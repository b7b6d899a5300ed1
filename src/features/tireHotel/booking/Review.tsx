import { useRef, useState } from 'react';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact } from '../../flow/Fact.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import { Problem } from '../Problem.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { BookingStepProps } from '../stepProps.ts';
import { TypedFacts } from '../TypedFacts.tsx';
import { trackTireBooking, trackTireFailure } from '../tireEvents.ts';
import { bookingBody } from './bookingBody.ts';
import { appointmentText } from './slotText.ts';

interface ReviewProps extends BookingStepProps {
  /** The time was taken meanwhile. */
  onLost: (failure: TireFailure) => void;
}

/**
 * Whether the booking may have been made. After 429 nothing was sent on, and `notBooked` says that this attempt made none: the outcome of
 * an attempt before it stays unknown.
 */
const mayBeMade = ({ status, code }: TireFailure, wasSent: boolean): boolean =>
  status === 429 || code === 'notBooked' ? wasSent : status === 0 || status >= 500;

/**
 * Renders the whole booking to check (U19), and sends it once however often it is sent (Q32). While nobody knows whether it was made, it
 * can only be sent again: with other details it would be a second booking, or its time would be taken by the visitor's own.
 */
export function Review(props: ReviewProps) {
  const { call, contact, site, vehicle, draft, onEdit, isSent, onSent, onRefused, onBooked, onLost } = props;
  const translate = useTranslate();
  const { locale } = usePage().language;
  const [failure, setFailure] = useState<TireFailure | null>(null);
  // Not `isSent`, which says so during the first attempt too.
  const [isUnknown, setUnknown] = useState(isSent);
  const isSending = useRef(false);
  const appointment = appointmentOf(draft.startTime ?? draft.day, draft.startTime === null);
  const { locationName, departmentName } = vehicle.location;

  async function book(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    onSent();
    const result = await call((api) => api.book(vehicle, bookingBody(draft, vehicle)), { blocks: true });
    isSending.current = false;
    if ('value' in result) {
      trackTireBooking(result.value.bookingConfirmationId, site);
      return onBooked(result.value);
    }
    trackTireFailure(result.failure, site);
    const isStillUnknown = mayBeMade(result.failure, isUnknown);
    setUnknown(isStillUnknown);
    if (!isStillUnknown) onRefused();
    if (result.failure.status === 409) return onLost(result.failure);
    setFailure(result.failure);
  }

  return (
    <>
      <StepHeading>{translate('tireReview')}</StepHeading>
      <dl className={flow.facts}>
        <Fact label={translate('tireVehicle')}>{`${spacedPlate(vehicle.regNo)}, ${vehicle.name}`}</Fact>
        <Fact label={translate('tireWorkshop')}>{`${locationName}, ${departmentName}`}</Fact>
        <Fact label={translate('tireTime')}>
          {appointment && appointmentText(appointment, locale, translate('tireNoTimes'))}
        </Fact>
        <TypedFacts {...draft} />
      </dl>
      {draft.startTime !== null && <p className={flow.note}>{translate('tireNotHeld')}</p>}
      <div className={flow.actions}>
        <Button onClick={() => void book()} data-book="">
          {translate('tireBookNow')}
        </Button>
        {!isUnknown && (
          <Button kind="secondary" onClick={onEdit} data-edit="">
            {translate('tireChange')}
          </Button>
        )}
      </div>
      <Problem
        message={failure?.message ?? (isUnknown ? translate('tireSendFailed') : '')}
        contact={{ phone: vehicle.location.phone || contact.phone, email: vehicle.location.email || contact.email }}
      >
        {failure && isUnknown && <p>{translate('tireSendFailed')}</p>}
      </Problem>
    </>
  );
}
