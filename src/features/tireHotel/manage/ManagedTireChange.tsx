import { useCallback } from 'react';
import type { ManagedTireBooking, MoveTireBooking } from '../../../contracts/tireHotel/managedTireBooking.ts';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { classes } from '../../../lib/classes.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { Fact, PlaceLines } from '../../flow/Fact.tsx';
import * as flow from '../../flow/flow.styles.ts';
import { type HelpContact, HelpLine } from '../../flow/HelpLine.tsx';
import { Awaited } from '../../flow/managed/Awaited.tsx';
import { LinkProblem } from '../../flow/managed/LinkProblem.tsx';
import { ManagedLayout } from '../../flow/managed/ManagedLayout.tsx';
import { useManaged } from '../../flow/managed/useManaged.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import type { RequestContact } from '../../leads/sellCar.ts';
import { managedTireApi } from '../api/managedApi.ts';
import type { TireFailure } from '../api/tireHotelApi.ts';
import { appointmentText } from '../booking/slotText.ts';
import { TireCalendarButton } from '../TireCalendarButton.tsx';
import { MoveTireTimes } from './MoveTireTimes.tsx';

const isExpired = ({ code }: TireFailure) => code === 'expired';
const isInvalid = ({ code }: TireFailure) => code === 'token';
/** Whether a change that failed may have been made: after no response, and one of ours without a reason. */
const isUnknown = ({ status }: TireFailure) => status === 0 || status >= 500;

/** Renders the wheel change of the link's token: it can be moved and cancelled until its time has come. */
export function ManagedTireChange({ contact }: { contact: RequestContact }) {
  const translate = useTranslate();
  const { code } = usePage().language;
  const load = useCallback((token: string) => managedTireApi(code, token).show(), [code]);
  const managed = useManaged(load, isExpired, isUnknown);
  const { token, value: booking, failure, open, isBusy, change } = managed;
  const api = managedTireApi(code, token);
  const move = async (to: MoveTireBooking) => {
    const { failure: failed } = await change(
      () => api.move(to),
      translate('tireMoved'),
      ({ timeSlot }) => timeSlot === to.bookingDate,
    );
    return failed?.status === 409;
  };
  const cancel = () => change(() => api.cancel(), translate('tireCancelled'));

  if (!booking) {
    const help = <HelpLine contact={contact} />;
    return failure ? <Failed failure={failure} contact={contact} /> : <Awaited help={help} />;
  }
  const { phoneNumber, email } = booking.workshop;
  const workshop = { phone: phoneNumber || contact.phone, email: email || contact.email };
  return (
    <ManagedLayout
      managed={managed}
      className={classes(flow.content, flow.managed)}
      booked={booking.id}
      texts={{
        cancelled: translate('tireCancelled'),
        move: translate('tireMove'),
        cancel: translate('tireCancel'),
        question: translate('tireCancelQuestion'),
        keep: translate('tireKeep'),
      }}
      facts={<Facts booking={booking} />}
      problem={failure && <Failed failure={failure} contact={workshop} />}
      calendar={<TireCalendarButton {...booking} />}
      onCancel={() => void cancel()}
      times={
        <MoveTireTimes
          booking={booking}
          api={api}
          contact={workshop}
          isBusy={isBusy}
          onMove={move}
          onKeep={() => open('shown')}
        />
      }
      help={<HelpLine contact={workshop} />}
    />
  );
}

function Facts({ booking }: { booking: ManagedTireBooking }) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { id, timeSlot, isFullDay, regNo, serviceName, workshop } = booking;
  const appointment = appointmentOf(timeSlot, isFullDay);
  const { name, address } = workshop;
  return (
    <dl className={flow.facts} data-time={timeSlot}>
      <Fact label={translate('tireBookingNumber')}>{id}</Fact>
      <Fact label={translate('tireTime')}>
        {appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : timeSlot}
      </Fact>
      <Fact label={translate('tireWorkshop')}>
        <PlaceLines name={name} address={address} />
      </Fact>
      <Fact label={translate('tireVehicle')}>{spacedPlate(regNo)}</Fact>
      <Fact label={translate('tireService')}>{serviceName}</Fact>
    </dl>
  );
}

/** Renders why the link or a change does not work. */
function Failed({ failure, contact }: { failure: TireFailure; contact: HelpContact }) {
  const translate = useTranslate();
  const { paths } = usePage().site;
  const isOver = isInvalid(failure) || isExpired(failure);
  const message = failure.code === 'offline' ? translate('tireOffline') : failure.message;
  const again = { path: paths.tireHotel, label: translate('tireBook') };
  return <LinkProblem message={message} contact={contact} again={isOver ? again : null} />;
}
