import { type RefObject, useEffect, useRef, useState } from 'react';
import { whenVisible } from '../../../lib/browser/visibility.ts';
import { dateFormat } from '../../../lib/formats.ts';
import { usePage } from '../../../page/PageContext.tsx';
import * as styles from '../../../ui/form/form.styles.ts';
import { useForm } from '../../../ui/form/formView.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import type { TestDriveDay } from '../../dealers/hours/testDriveTimes.ts';
import { draftedTime, NO_TIME, TIME_FIELD } from '../draft/draftedTime.ts';
import { TimeFields } from './TimeFields.tsx';

interface TestDriveFieldProps {
  car: string;
  /** Name of the dealer. */
  dealer: string;
  /** Days from the dealer's opening hours. */
  days: readonly TestDriveDay[];
}

type Parts = typeof import('../testDrive/testDriveParts.tsx');
export const loadTestDriveParts = (): Promise<Parts> => import('../testDrive/testDriveParts.tsx');

/**
 * Renders the choice of a time for a test drive, which shows once one is wished. Without scripts, and until the dealer's free times are known, it is a wish:
 * a day and a part of it. It stays one while the dealers' calendars are off.
 */
export function TestDriveField({ car, dealer, days }: TestDriveFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isExample } = useForm();
  const hasTimes = useFeature('testDrives');
  const { parts, drafted } = useParts(box, hasTimes && !isExample);
  const wish = <TestDriveWish days={days} />;
  return (
    <div ref={box} className={styles.dependent}>
      {parts && <parts.TestDriveTimes car={car} dealer={dealer} wish={wish} />}
      {/* The time of the draft belongs to the form before the calendar shows it. */}
      {!parts && (drafted.time ? <TimeFields {...drafted} /> : wish)}
    </div>
  );
}

/**
 * Loads the calendar once the field shows, whoever ticks its box: a visitor or a link; at once for a time of the draft, which it returns until then.
 * A wish that was chosen before stays.
 */
function useParts(box: RefObject<HTMLDivElement | null>, hasCalendar: boolean) {
  const { path } = usePage();
  const [parts, setParts] = useState<Parts | null>(null);
  const [drafted, setDrafted] = useState(NO_TIME);
  useEffect(() => {
    const element = box.current;
    if (!element || !hasCalendar) return;
    const load = async () => {
      const loaded = await loadTestDriveParts();
      if (!element.querySelector('select')?.value) setParts(loaded);
    };
    const found = draftedTime(path);
    setDrafted(found);
    // The wish remains when the script cannot be loaded.
    const start = () => void load().catch(() => setDrafted(NO_TIME));
    if (!found.time) return whenVisible(element, start);
    start();
    return undefined;
  }, [box, hasCalendar, path]);
  return { parts, drafted };
}

/** Label of each part of a day. */
const PARTS = { morning: 'formMorning', afternoon: 'formAfternoon', evening: 'formEvening' } as const;

/** Renders the choice of a day and a part of it, from the dealer's opening hours. */
function TestDriveWish({ days }: { days: readonly TestDriveDay[] }) {
  const translate = useTranslate();
  const { language } = usePage();
  if (days.length === 0) return null;
  const format = dateFormat(language.locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <SelectField name={TIME_FIELD} label="formTestDriveTime" placeholder="formAnyTime" optional>
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
  );
}
