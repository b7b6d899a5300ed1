import { useCallback, useEffect } from 'react';
import type { ManagedBooking } from '../../../contracts/booking/managedBooking.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { Awaited } from '../../flow/managed/Awaited.tsx';
import { ManagedLayout } from '../../flow/managed/ManagedLayout.tsx';
import { NEXT_FOCUS, useManaged } from '../../flow/managed/useManaged.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import type { BookingFailure } from '../api/bookingApi.ts';
import { BookingCalendarButton } from '../BookingCalendarButton.tsx';
import { failureText } from '../failureText.ts';
import { sendEvent } from '../flow/bookingStore.ts';
import type { FlowSlot } from '../flow/flowState.ts';
import type { StepProps } from '../stepProps.ts';
import { visitWords } from '../texts.ts';
import { isUnknown, useBookingApi } from '../useBookingApi.ts';
import { MoveTimes } from './MoveTimes.tsx';

const isExpired = ({ field }: BookingFailure) => field === 'expired';

/** Renders the booking of the link's token: it can be moved and cancelled until its time has come. */
export function ManagedBookingView({ contact }: Pick<StepProps, 'contact'>) {
  const translate = useTranslate();
  const api = useBookingApi();
  const load = useCallback(async (token: string) => (await api()).managed(token), [api]);
  const managed = useManaged(load, isExpired, isUnknown);
  const { token, value: booking, failure, open, isBusy, change } = managed;
  const move = async (slot: FlowSlot) => {
    const { failure: failed } = await change(
      async () => (await api()).move(token, slot),
      translate('bookingMoved'),
      ({ timeSlot, isFullDay }) => timeSlot === slot.timeSlot && isFullDay === slot.isFullDay,
    );
    return failed?.code === 'TimeslotNotAvailable';
  };
  const cancel = () => change(async () => (await api()).cancel(token), translate('bookingCancelled'));
  // The confirmation that this tab has stored follows.
  useEffect(() => {
    if (booking) sendEvent({ type: 'bookingShown', booking });
  }, [booking]);

  if (!booking) {
    return failure ? <Problem failure={failure} contact={contact} /> : <Awaited contact={contact} />;
  }
  return (
    <ManagedLayout
      managed={managed}
      className={classes(flow.content, flow.managed)}
      texts={{
        cancelled: translate('bookingCancelled'),
        move: translate('bookingMove'),
        cancel: translate('bookingCancel'),
        question: translate('bookingCancelQuestion'),
        keep: translate('bookingCancelNo'),
      }}
      facts={<BookingFacts booking={booking} />}
      problem={failure && <Problem failure={failure} contact={contact} />}
      calendar={<BookingCalendarButton {...booking} />}
      onCancel={() => void cancel()}
      times={<MoveTimes booking={booking} isBusy={isBusy} onMove={move} onKeep={() => open('shown')} />}
      help={
        <HelpLine
          contact={{ phone: booking.workshop.phone || contact.phone, email: booking.workshop.email || contact.email }}
        />
      }
    />
  );
}

function BookingFacts({ booking }: { booking: ManagedBooking }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { id, registrationNumber, serviceNames, workshop } = booking;
  const facts = [
    ['bookingNumber', id],
    ['bookingWhen', visitWords(booking, locale, translate)],
    ['bookingWhere', `${workshop.siteName}, ${workshop.address}`],
    ['bookingYourCar', spacedPlate(registrationNumber)],
    ['bookingChosenServices', serviceNames.join(', ')],
  ] as const;
  return (
    <dl className={flow.facts} data-booking={id} data-time={booking.timeSlot}>
      {facts.map(([key, text]) => (
        <div key={key}>
          <dt>{translate(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Renders why the link does not work, with a way to book anew and to reach somebody. */
function Problem({ failure, contact }: Pick<StepProps, 'contact'> & { failure: BookingFailure }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { field } = failure;
  const text =
    field === 'token'
      ? translate('bookingLinkInvalid')
      : isExpired(failure)
        ? translate('bookingExpired')
        : failureText(failure, translate);
  return (
    <div role="alert" className={flow.problem}>
      <strong {...NEXT_FOCUS}>{text}</strong>
      <HelpLine contact={contact} />
      {(field === 'token' || isExpired(failure)) && (
        <ButtonLink kind="secondary" href={`${language.prefix}${site.paths.serviceBooking}`}>
          {translate('bookingNew')}
        </ButtonLink>
      )}
    </div>
  );
}
