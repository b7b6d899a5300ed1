import { dateFormat } from '../../lib/formats.ts';
import { usePage } from '../../page/PageContext.tsx';
import * as styles from '../../ui/form/form.styles.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { TestDriveDay } from '../dealers/hours/testDriveTimes.ts';

/** Label of each part of a day. */
const PARTS = { morning: 'formMorning', afternoon: 'formAfternoon', evening: 'formEvening' } as const;

/** Renders the choice of a time for a test drive, from the dealer's opening hours. It shows once a test drive is wished. */
export function TestDriveField({ days }: { days: readonly TestDriveDay[] }) {
  const translate = useTranslate();
  const { language } = usePage();
  if (days.length === 0) return null;
  const format = dateFormat(language.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <div className={styles.dependent}>
      <SelectField name="testDriveTime" label="formTestDriveTime" placeholder="formAnyTime" optional>
        {days.map(({ date, parts }) => (
          <optgroup key={date} label={format.format(Date.parse(date))}>
            {parts.map((part) => (
              <option key={part} value={`${date}/${part}`}>
                {`${format.format(Date.parse(date))}, ${translate(PARTS[part])}`}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </div>
  );
}
