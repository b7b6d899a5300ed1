import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { ContactLines } from './ContactLines.tsx';
import * as styles from './Department.styles.ts';
import type { DepartmentGroupView, DepartmentView, OtherDay } from './dealerPage.ts';
import { groupLabel } from './departmentName.ts';
import { Employees } from './Employees.tsx';
import { HoursTable } from './hours/HoursTable.tsx';
import { OpeningNow } from './hours/OpeningNow.tsx';
import { OtherHours } from './hours/OtherHours.tsx';
import { dateText } from './hours/openingState.ts';
import { comingDays, todayStands } from './hours/otherDays.ts';
import { useNow } from './hours/useNow.ts';

interface DepartmentGroupProps {
  group: DepartmentGroupView;
  /** When the page was made; milliseconds since 1970. */
  asOf: number;
  /** Whether the days with other hours are told for the whole house. */
  daysTold: boolean;
}

/**
 * The departments of a group (F081). One alone is called by its own name where that is in the page's language; several
 * stand by their names below what the group is called.
 */
export function DepartmentGroup({ group, asOf, daysTold }: DepartmentGroupProps) {
  const translate = useTranslate();
  const { departments } = group;
  const label = groupLabel(group.group);
  const [only] = departments;
  const single = departments.length === 1 && only;
  const title: LocalizedText | null = single ? only.name : label && translate(label);
  return (
    <section className={styles.group}>
      <Heading level={3} size="block">
        {title && <Localized text={title} />}
      </Heading>
      {departments.map((department, position) => (
        <Department
          // biome-ignore lint/suspicious/noArrayIndexKey: two departments may share a name, and none ever moves
          key={position}
          department={department}
          named={departments.length > 1}
          asOf={asOf}
          daysTold={daysTold}
        />
      ))}
    </section>
  );
}

interface DepartmentProps {
  department: DepartmentView;
  /** Whether its name is said here. */
  named: boolean;
  asOf: number;
  daysTold: boolean;
}

/** One department: whether it is open, how to reach it, its hours and makes, and behind summaries the rest (F081). */
function Department({ department, named, asOf, daysTold }: DepartmentProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const today = dateText(useNow(asOf), timeZoneOf(site.country));
  const { name, phone, email, week, spans, brands, employees } = department;
  const stands = todayStands(department, today);
  return (
    <div className={styles.department}>
      {named && (
        <Heading level={4} size="card">
          <Localized text={name} />
        </Heading>
      )}
      <div className={styles.halves}>
        <div className={styles.half}>
          {spans && <OpeningNow spans={spans} asOf={asOf} />}
          <ul className={styles.ways}>
            <ContactLines phone={phone} email={email} />
          </ul>
          {brands.length > 0 && (
            <p className={styles.brands}>
              <span>{translate('brands')}</span> {brands.join(', ')}
            </p>
          )}
        </div>
        {week.length > 0 && (
          <div className={styles.half}>
            <p className={styles.label}>{translate('openingHours')}</p>
            <HoursTable lines={week} today={stands?.table === 'week' ? stands.line : null} />
          </div>
        )}
      </div>
      <OtherHours
        coming={comingDays(daysTold ? { ...department, deviations: [] } : department, today)}
        today={today}
        todayLine={stands?.table === 'holiday' ? stands.line : null}
      />
      <Employees employees={employees} />
    </div>
  );
}

/** Days on which every department has other hours, told once. */
export function HouseDays({ days, asOf }: { days: readonly OtherDay[]; asOf: number }) {
  const translate = useTranslate();
  const { site } = usePage();
  const today = dateText(useNow(asOf), timeZoneOf(site.country));
  const coming = comingDays({ deviations: [...days] }, today);
  if (coming.soon.length + coming.later.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading level={3} size="block">
        {translate('deviatingHours')}
      </Heading>
      <div className={styles.department}>
        <OtherHours coming={coming} today={today} todayLine={null} whose={translate('allDepartments')} />
      </div>
    </section>
  );
}
