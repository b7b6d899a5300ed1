import { timeZoneOf } from '../../../lib/timeZone.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Localized } from '../../ui/Localized.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { ContactLines } from './ContactLines.tsx';
import * as styles from './Department.styles.ts';
import type { DepartmentGroupView, DepartmentView, OtherDay } from './dealerPage.ts';
import { groupLabel } from './departmentName.ts';
import { Employees } from './Employees.tsx';
import { HoursTable } from './hours/HoursTable.tsx';
import { OpeningNow } from './hours/OpeningNow.tsx';
import { OtherHours } from './hours/OtherHours.tsx';
import { dateText } from './hours/openingState.ts';
import { findTodayLine, upcomingDays } from './hours/otherDays.ts';
import { useNow } from './hours/useNow.ts';

interface DepartmentGroupProps {
  group: DepartmentGroupView;
  /** Time of the render; milliseconds since 1970. */
  asOf: number;
  /** All departments have the same special days, which `SharedDays` shows once. */
  hasSharedDays: boolean;
}

/**
 * Renders the departments of a group (F081). A single department has its own name as heading, if it is in the page's language;
 * several have the name of the group as heading and their own names below.
 */
export function DepartmentGroup({ group, asOf, hasSharedDays }: DepartmentGroupProps) {
  const translate = useTranslate();
  const { departments } = group;
  const label = groupLabel(group.group);
  const [only] = departments;
  const onlyDepartment = departments.length === 1 && only;
  const title: LocalizedText | null = onlyDepartment ? only.name : label && translate(label);
  return (
    <section className={styles.group}>
      <Heading level={3} size="block">
        {title && <Localized text={title} />}
      </Heading>
      {departments.map((department, position) => (
        <Department
          // biome-ignore lint/suspicious/noArrayIndexKey: two departments may have the same name, and their order is fixed
          key={position}
          department={department}
          showName={departments.length > 1}
          asOf={asOf}
          hasSharedDays={hasSharedDays}
        />
      ))}
    </section>
  );
}

interface DepartmentProps {
  department: DepartmentView;
  /** Whether to show the department's name. */
  showName: boolean;
  asOf: number;
  hasSharedDays: boolean;
}

/** Renders a department (F081): opening state, contact, makes, hours, and the rest in disclosures. */
function Department({ department, showName, asOf, hasSharedDays }: DepartmentProps) {
  const translate = useTranslate();
  const { site } = usePage();
  const takesLeads = useFeature('leads');
  const today = dateText(useNow(asOf), timeZoneOf(site.country));
  const { id, name, phone, email, week, spans, makes, employees } = department;
  const todayPosition = findTodayLine(department, today);
  return (
    <div className={styles.department}>
      {showName && (
        <Heading level={4} size="card">
          <Localized text={name} />
        </Heading>
      )}
      <div className={styles.columns}>
        <div className={styles.column}>
          {spans && <OpeningNow spans={spans} asOf={asOf} />}
          <ul className={styles.contactLines}>
            <ContactLines phone={phone} email={email} />
            {takesLeads && (
              <li className={styles.write}>
                <Icon name="message" size={18} />
                <a href="#contact-form" data-department={id} data-scripted>
                  {translate('writeToDepartment')}
                </a>
              </li>
            )}
          </ul>
          {makes.length > 0 && (
            <p className={styles.makes}>
              <span>{translate('brands')}</span>
              <span>{` ${makes.join(', ')}`}</span>
            </p>
          )}
        </div>
        {week.length > 0 && (
          <div className={styles.column}>
            <p className={styles.label}>{translate('openingHours')}</p>
            <HoursTable lines={week} today={todayPosition?.table === 'week' ? todayPosition.line : null} />
          </div>
        )}
      </div>
      <OtherHours
        upcoming={upcomingDays(hasSharedDays ? { ...department, deviations: [] } : department, today)}
        today={today}
        todayLine={todayPosition?.table === 'holiday' ? todayPosition.line : null}
      />
      <Employees employees={employees} />
    </div>
  );
}

/** Renders days on which all departments have the same special hours, shown once. */
export function SharedDays({ days, asOf }: { days: readonly OtherDay[]; asOf: number }) {
  const translate = useTranslate();
  const { site } = usePage();
  const today = dateText(useNow(asOf), timeZoneOf(site.country));
  const upcoming = upcomingDays({ deviations: [...days] }, today);
  if (upcoming.soon.length + upcoming.later.length === 0) return null;
  return (
    <section className={styles.group}>
      <Heading level={3} size="block">
        {translate('deviatingHours')}
      </Heading>
      <div className={styles.department}>
        <OtherHours upcoming={upcoming} today={today} todayLine={null} title={translate('allDepartments')} />
      </div>
    </section>
  );
}
