import { useTranslate } from '../../../ui/sharedContext.ts';
import { time as timeClass } from '../../flow/slots/slotCalendar.styles.ts';
import type { TireTime } from '../api/tireHotelApi.ts';
import * as styles from './booking.styles.ts';

interface TimeListProps {
  /** Sorted, each once. */
  times: readonly TireTime[];
  onChoose: (startTime: string) => void;
}

/** Renders the times of a day in three columns, as `HH:mm` (F111). */
export function TimeList({ times, onChoose }: TimeListProps) {
  const translate = useTranslate();
  return (
    <ul className={styles.times} aria-label={translate('tireChooseTime')}>
      {times.map(({ time, startTime }) => (
        <li key={startTime}>
          <button type="button" className={timeClass} data-slot={startTime} onClick={() => onChoose(startTime)}>
            {time}
          </button>
        </li>
      ))}
    </ul>
  );
}
