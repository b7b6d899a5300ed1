import { useRef, useState } from 'react';
import type { ManagedTireBooking, MoveTireBooking } from '../../../contracts/tireHotel/managedTireBooking.ts';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { MoveSteps } from '../../flow/managed/MoveSteps.tsx';
import { longDay } from '../../flow/slots/slotTexts.ts';
import { useLoaded } from '../../flow/useLoaded.ts';
import type { RequestContact } from '../../leads/sellCar.ts';
import type { managedTireApi } from '../api/managedApi.ts';
import * as styles from '../booking/booking.styles.ts';
import { DayPart, TimePart } from '../booking/SlotParts.tsx';
import { appointmentText } from '../booking/slotText.ts';

interface MoveTireTimesProps {
  booking: ManagedTireBooking;
  api: ReturnType<typeof managedTireApi>;
  /** Of the workshop. */
  contact: RequestContact;
  isBusy: boolean;
  /** Moves the booking. Resolves to whether the time turned out not to be free. */
  onMove: (to: MoveTireBooking) => Promise<boolean>;
  onKeep: () => void;
}

/** Renders the days and times of the booking's workshop, then the move to check. */
export function MoveTireTimes({ booking, api, contact, isBusy, onMove, onKeep }: MoveTireTimesProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const [chosenDay, setChosenDay] = useState('');
  const lastDay = useRef('');
  /** Whether the visitor has just chosen a day, or wants another one: what opens then takes the focus. */
  const takesFocus = useRef(false);
  const days = useLoaded(booking.id, (signal) => api.days(Date.now(), signal));
  // The day may be full since a time of it was taken.
  const isGone = days.loaded.status === 'loaded' && !days.loaded.value.includes(chosenDay);
  const day = isGone ? '' : chosenDay;
  const times = useLoaded(day, (signal) => api.times(day, signal));
  const hasNoTimes = times.loaded.status === 'loaded' && times.loaded.value.length === 0;
  const slots = {
    days: days.loaded,
    times: times.loaded,
    hasNoTimes,
    reloadDays: days.reload,
    reloadTimes: times.reload,
  };
  const textOf = (timeSlot: string, isFullDay: boolean) => {
    const appointment = appointmentOf(timeSlot, isFullDay);
    return appointment ? appointmentText(appointment, locale, translate('tireNoTimes')) : timeSlot;
  };
  const chooseDay = (chosen: string) => {
    lastDay.current = chosenDay;
    takesFocus.current = true;
    setChosenDay(chosen);
  };
  return (
    <MoveSteps<MoveTireBooking>
      title={translate('tireMoveTitle')}
      from={textOf(booking.timeSlot, booking.isFullDay)}
      textOf={({ bookingDate, bookingStart }) => textOf(bookingDate, bookingStart === null)}
      isBusy={isBusy}
      onMove={async (to) => {
        const isLost = await onMove(to);
        if (isLost) {
          takesFocus.current = false;
          days.reload();
          times.reload();
        }
        return isLost;
      }}
      keepLabel={translate('tireKeep')}
      onKeep={onKeep}
    >
      {(choose) =>
        day === '' ? (
          <DayPart
            slots={slots}
            contact={contact}
            takesFocus={takesFocus.current}
            initial={lastDay.current}
            onChoose={chooseDay}
          />
        ) : (
          <>
            <dl className={styles.chosen}>
              <div>
                <dt>{translate('tireDate')}</dt>
                <dd data-day={day}>
                  <span>{longDay(day, locale)}</span>
                  <Button kind="ghost" onClick={() => chooseDay('')} data-change-day="">
                    {translate('tireChangeDate')}
                  </Button>
                </dd>
              </div>
            </dl>
            <TimePart
              slots={slots}
              contact={contact}
              takesFocus={takesFocus.current}
              onChoose={(startTime) => choose({ bookingDate: startTime, bookingStart: startTime })}
            />
            {hasNoTimes && (
              <Button onClick={() => choose({ bookingDate: day, bookingStart: null })} data-choose-day="">
                {translate('tireMoveDay')}
              </Button>
            )}
          </>
        )
      }
    </MoveSteps>
  );
}
