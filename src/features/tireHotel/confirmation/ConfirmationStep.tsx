import type { ReactNode } from 'react';
import type { TIRE_BOOKING_DICTIONARY } from '../../../contracts/dictionaryTireBooking.ts';
import { mailHref, mapRouteHref, phoneHref } from '../../../lib/contactHref.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttons } from '../../../ui/button.styles.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as bookingStyles from '../../booking/booking.styles.ts';
import { spacedPlate } from '../../booking/plate.ts';
import { saveCalendarFile } from '../../dealers/slots/calendarFile.ts';
import { type Appointment, appointmentOf, appointmentText } from '../booking/slotText.ts';
import { StepHeading } from '../StepHeading.tsx';
import type { ConfirmationStepProps } from '../stepProps.ts';
import * as styles from './confirmation.styles.ts';
import { Rating } from './Rating.tsx';

/** Length of a wheel change in the calendar, in minutes. */
const VISIT_MINUTES = 60;

/** Renders the confirmed booking: summary, what happens next, calendar file, rating (F113, U19). */
export function ConfirmationStep(props: ConfirmationStepProps) {
  const { vehicle, confirmation, call, isRated, onRated, onOtherCar } = props;
  const translate = useTranslate();
  const { language, site } = usePage();
  const { bookingConfirmationId: id, appointmentTime, isFullDay, workshop } = confirmation;
  const appointment = appointmentOf(appointmentTime, isFullDay);
  const isTimed = appointment?.time != null;
  const place = workshop.name || vehicle.location.locationName;

  const saveEvent = ({ day, time }: Appointment) =>
    saveCalendarFile(`${id}.ics`, {
      uid: `${id}@${site.id}`,
      now: Date.now(),
      timeZone: 'Europe/Stockholm',
      date: day,
      time,
      minutes: VISIT_MINUTES,
      summary: translate('tireEvent', { name: place }),
      location: [place, workshop.address].filter(Boolean).join(', '),
      description: `${translate('tireBookingNumber')}: ${id}\n${workshop.phoneNumber ?? ''}`.trim(),
    });

  return (
    <div className={bookingStyles.confirmation} data-booked={id}>
      <div className={bookingStyles.content}>
        <StepHeading>{translate('tireConfirmed')}</StepHeading>
      </div>
      <div className={bookingStyles.content}>
        <h3 className={bookingStyles.partTitle}>{translate('tireSummary')}</h3>
        <Summary vehicle={vehicle} confirmation={confirmation} appointment={appointment} />
        {appointment && (
          <div className={bookingStyles.actions}>
            <Button kind="secondary" onClick={() => saveEvent(appointment)} data-calendar-file="">
              <Icon name="calendar" size={18} />
              <span>{translate('tireCalendarFile')}</span>
            </Button>
          </div>
        )}
      </div>
      <div className={bookingStyles.content}>
        <h3 className={bookingStyles.partTitle}>{translate('tireNext')}</h3>
        <p>{translate(isTimed ? 'tireNextText' : 'tireNextNoTime')}</p>
        <p>{translate('tireBring')}</p>
        <Rating call={call} isRated={isRated} onRated={onRated} />
        <div className={bookingStyles.actions}>
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
    <dl className={bookingStyles.facts}>
      <Fact label="tireBookingNumber">
        <span data-booking-number="">{bookingConfirmationId}</span>
      </Fact>
      <Fact label="tireService">{services[0]?.name}</Fact>
      <Fact label="tireVehicle">{`${spacedPlate(vehicle.regNo)}, ${vehicle.name}`}</Fact>
      <Fact label="tireTime">
        {appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : appointmentTime}
      </Fact>
      <Fact label="tireWorkshop">
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
      <Fact label="tireName" isTyped>
        {[customerBase.firstName, customerBase.lastName].filter(Boolean).join(' ')}
      </Fact>
      <Fact label="tireMobile" isTyped>
        {customerBase.phoneMobile}
      </Fact>
      <Fact label="tireEmail" isTyped>
        {customerBase.email}
      </Fact>
      <Fact label="tireComment" isTyped>
        {freeText}
      </Fact>
    </dl>
  );
}

interface FactProps {
  label: keyof typeof TIRE_BOOKING_DICTIONARY;
  /** Whether the visitor has typed the value. */
  isTyped?: boolean;
  children: ReactNode;
}

/** Renders a label with its value; nothing without a value. */
function Fact({ label, isTyped = false, children }: FactProps) {
  const translate = useTranslate();
  if (!children) return null;
  return (
    <div>
      <dt>{translate(label)}</dt>
      <dd data-typed={isTyped ? '' : undefined}>{children}</dd>
    </div>
  );
}
