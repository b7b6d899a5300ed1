import { type Appointment, appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { mailHref, mapRouteHref, phoneHref } from '../../../lib/contactHref.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact } from '../../flow/Fact.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import { appointmentText } from '../booking/slotText.ts';
import { StepHeading } from '../StepHeading.tsx';
import type { ConfirmationStepProps } from '../stepProps.ts';
import { TireCalendarButton } from '../TireCalendarButton.tsx';
import { TypedFacts } from '../TypedFacts.tsx';
import * as styles from './confirmation.styles.ts';
import { Rating } from './Rating.tsx';
import { useCurrentBooking } from './useCurrentBooking.ts';

/** Renders the confirmed booking: summary, what happens next, calendar file, the link to change it, rating (F113, U19). */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { vehicle, call, isRated, onRated, onOtherCar } = props;
  const translate = useTranslate();
  const { language } = usePage();
  const { confirmation, sequence, isCancelled } = useCurrentBooking(props.confirmation);
  const { bookingConfirmationId: id, appointmentTime, isFullDay, workshop, href } = confirmation;
  const appointment = appointmentOf(appointmentTime, isFullDay);
  const isTimed = appointment?.time != null;
  const place = workshop.name || vehicle.location.locationName;
  return (
    <div className={flow.confirmation} data-booked={id}>
      <div className={flow.content}>
        <StepHeading>{translate(isCancelled ? 'tireCancelled' : 'tireConfirmed')}</StepHeading>
      </div>
      <div className={flow.content}>
        <h3 className={flow.partTitle}>{translate('tireSummary')}</h3>
        <Summary vehicle={vehicle} confirmation={confirmation} appointment={appointment} />
        {!isCancelled && (
          <div className={flow.actions}>
            <TireCalendarButton
              id={id}
              sequence={sequence}
              timeSlot={appointmentTime}
              isFullDay={isFullDay}
              workshop={{ ...workshop, name: place }}
            />
            {href && (
              <a className={buttons.secondary} data-reload="" href={href} data-manage="">
                {translate('tireManage')}
              </a>
            )}
          </div>
        )}
      </div>
      <div className={flow.content}>
        {!isCancelled && (
          <>
            <h3 className={flow.partTitle}>{translate('tireNext')}</h3>
            <p>{translate(isTimed ? 'tireNextText' : 'tireNextNoTime')}</p>
            <p>{translate('tireBring')}</p>
          </>
        )}
        <Rating call={call} isRated={isRated} onRated={onRated} />
        <div className={flow.actions}>
          <a className={buttons.primary} href={language.prefix === '' ? '/' : language.prefix}>
            {translate('tireHome')}
          </a>
          <Button kind="secondary" onClick={onOtherCar} data-other-car="">
            {translate('tireOtherCar')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface SummaryProps extends Pick<ConfirmationStepProps, 'vehicle' | 'confirmation'> {
  appointment: Appointment | null;
}

/** Renders 'Summering': everything of the booking that is known. */
function Summary({ vehicle, confirmation, appointment }: SummaryProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { bookingConfirmationId, customerBase, services, appointmentTime, workshop, freeText } = confirmation;
  const { name, address, phoneNumber, email } = workshop;
  return (
    <dl className={flow.facts}>
      <Fact label={translate('tireBookingNumber')}>
        <span data-booking-number="">{bookingConfirmationId}</span>
      </Fact>
      <Fact label={translate('tireService')}>{services[0]?.name}</Fact>
      <Fact label={translate('tireVehicle')}>{`${spacedPlate(vehicle.regNo)}, ${vehicle.name}`}</Fact>
      <Fact label={translate('tireTime')}>
        {appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : appointmentTime}
      </Fact>
      <Fact label={translate('tireWorkshop')}>
        <span className={styles.lines}>
          <span>{name || vehicle.location.locationName}</span>
          {address && (
            <a href={mapRouteHref(address)} target="_blank" rel="noopener">
              {address}
            </a>
          )}
          {phoneNumber && <a href={phoneHref(phoneNumber)}>{phoneNumber}</a>}
          {email && <a href={mailHref(email)}>{email}</a>}
        </span>
      </Fact>
      <TypedFacts {...customerBase} freeText={freeText} />
    </dl>
  );
}
