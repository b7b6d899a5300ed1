import { useCallback, useEffect } from 'react';
import type { ManagedBooking } from '../../../contracts/booking/managedBooking.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact } from '../../flow/Fact.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { HelpLine } from '../../flow/HelpLine.tsx';
import { Awaited } from '../../flow/managed/Awaited.tsx';
import { LinkProblem } from '../../flow/managed/LinkProblem.tsx';
import { ManagedLayout } from '../../flow/managed/ManagedLayout.tsx';
import { useManaged } from '../../flow/managed/useManaged.ts';
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
    const help = <HelpLine contact={contact} />;
    return failure ? <Failed failure={failure} contact={contact} /> : <Awaited help={help} />;
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
      problem={failure && <Failed failure={failure} contact={contact} />}
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
  return (
    <dl className={flow.facts} data-booking={id} data-time={booking.timeSlot}>
      <Fact label={translate('bookingNumber')}>{id}</Fact>
      <Fact label={translate('bookingWhen')}>{visitWords(booking, locale, translate)}</Fact>
      <Fact label={translate('bookingWhere')}>{`${workshop.siteName}, ${workshop.address}`}</Fact>
      <Fact label={translate('bookingYourCar')}>{spacedPlate(registrationNumber)}</Fact>
      <Fact label={translate('bookingChosenServices')}>{serviceNames.join(', ')}</Fact>
    </dl>
  );
}

/** Renders why the link or a change does not work. */
function Failed({ failure, contact }: Pick<StepProps, 'contact'> & { failure: BookingFailure }) {
  const translate = useTranslate();
  const { paths } = usePage().site;
  const isInvalid = failure.field === 'token';
  const known = isInvalid ? translate('bookingLinkInvalid') : isExpired(failure) && translate('bookingExpired');
  const again = { path: paths.serviceBooking, label: translate('bookingNew') };
  return (
    <LinkProblem message={known || failureText(failure, translate)} contact={contact} again={known ? again : null} />
  );
}
