import type { Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import { appointmentOf } from '../../../contracts/tireHotel/timeSlots.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { longDay } from '../../flow/slots/slotTexts.ts';
import type { BookingDraft } from '../flow/tireState.ts';
import * as styles from './booking.styles.ts';

interface ChosenSlotProps {
  vehicle: Vehicle;
  draft: BookingDraft;
  onUnsetDay: () => void;
  onUnsetTime: () => void;
}

/** Renders the workshop, and the chosen day and time with the buttons that unset them (S3 §4.3). */
export function ChosenSlot({ vehicle, draft, onUnsetDay, onUnsetTime }: ChosenSlotProps) {
  const translate = useTranslate();
  const { locale } = usePage().language;
  const { locationName, departmentName } = vehicle.location;
  const { day, startTime } = draft;
  return (
    <dl className={styles.chosen}>
      <div>
        {/* The name and the department say so to the eye. */}
        <dt className={visuallyHidden}>{translate('tireWorkshop')}</dt>
        <dd data-stacked="">
          <span>{locationName}</span>
          <small>{departmentName}</small>
        </dd>
      </div>
      {day !== '' && (
        <div>
          <dt>{translate('tireDate')}</dt>
          <dd data-day={day}>
            <span>{longDay(day, locale)}</span>
            <Button kind="ghost" onClick={onUnsetDay} data-change-day="">
              {translate('tireChangeDate')}
            </Button>
          </dd>
        </div>
      )}
      {startTime !== null && (
        <div>
          <dt>{translate('tireTime')}</dt>
          <dd data-time={startTime}>
            <span>{appointmentOf(startTime, false)?.time}</span>
            <Button kind="ghost" onClick={onUnsetTime} data-change-time="">
              {translate('tireChangeTime')}
            </Button>
          </dd>
        </div>
      )}
    </dl>
  );
}
