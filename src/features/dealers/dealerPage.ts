import type { Dealer, Department } from '../../contracts/dealers/dealer.ts';
import { type Place, placeIn } from '../../contracts/dealers/dealerSearch.ts';
import { recordIds } from '../../contracts/forms/recordIds.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import { COORDINATE_DECIMALS } from '../car/distanceText.ts';
import { type OpeningView, openingOf } from './dealerCard.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { DEPARTMENT_GROUPS, type DepartmentGroupName, departmentName } from './departmentName.ts';
import { openSpans, type SiteMoment } from './hours/openingHours.ts';
import { dateText, dayIn, type OpenSpans } from './hours/openingState.ts';
import { displayHours, type HoursLine, weekOf } from './hours/week.ts';
import { visibleMakes } from './makes.ts';

/** Data of a dealer's page. */
export interface DealerPageView extends DealerContact {
  /** `site_id` */
  id: string;
  place?: Place;
  /** Opening state of the dealer, the same as in the dealer list. */
  opening?: OpeningView;
  groups: DepartmentGroupView[];
  latest: CarCardView[];
  /** Time of the render; milliseconds since 1970. */
  asOf: number;
}

export interface DepartmentGroupView {
  /** Null for a department without a known group, which is the only one of its entry. */
  group: DepartmentGroupName | null;
  departments: DepartmentView[];
}

export interface DepartmentView {
  /** Names the department in the contact form. */
  id: string;
  name: LocalizedText;
  phone?: string;
  email?: string;
  week: HoursLine[];
  spans?: OpenSpans;
  /** Days with special hours from today on, in order. */
  deviations: OtherDay[];
  holiday?: HolidayView;
  makes: string[];
  employees: EmployeeView[];
}

/** `date` and the ends of a holiday are `2026-12-24`. */
export interface OtherDay {
  date: string;
  title: LocalizedText;
  /** Null: closed. */
  hours: LocalizedText | null;
}
export interface HolidayView {
  title: LocalizedText;
  start: string;
  end: string;
  week: HoursLine[];
}

export interface EmployeeView {
  name: string;
  title?: LocalizedText;
  phone?: string;
  email?: string;
}

export function dealerPageOf(
  dealer: Dealer,
  latest: CarCardView[],
  moment: SiteMoment,
  wording: Wording,
): DealerPageView {
  const place = placeIn(dealer.site_geocoord ?? '', COORDINATE_DECIMALS);
  const opening = openingOf(dealer, moment, wording);
  return {
    id: dealer.site_id,
    ...contactOf(dealer),
    ...(place && { place }),
    ...(opening && { opening }),
    groups: groupsOf(dealer.site_departments ?? [], moment, wording),
    latest,
    asOf: moment.now,
  };
}

/** Returns all departments by group; groups without departments are left out. */
function groupsOf(all: readonly Department[], moment: SiteMoment, wording: Wording): DepartmentGroupView[] {
  const ids = recordIds(all.map(({ name }) => name));
  const viewOf = (department: Department) =>
    departmentOf(department, ids[all.indexOf(department)] ?? '', moment, wording);
  const mainGroups = DEPARTMENT_GROUPS.map((group): DepartmentGroupView => {
    const members = all.filter((department) => department.group === group);
    return { group, departments: members.map(viewOf) };
  });
  const groups: ReadonlySet<string> = new Set(DEPARTMENT_GROUPS);
  const others = all
    .filter(({ group }) => !groups.has(group ?? ''))
    .map((department): DepartmentGroupView => ({ group: null, departments: [viewOf(department)] }));
  return [...mainGroups, ...others].filter(({ departments }) => departments.length > 0);
}

function departmentOf(department: Department, id: string, moment: SiteMoment, wording: Wording): DepartmentView {
  const { name, group, phone, email, brands, users, openingschedule: schedule } = department;
  const spans = openSpans(schedule, moment);
  const holiday = holidayOf(schedule?.vacation, moment, wording);
  return {
    id,
    name: departmentName({ name: name || department.official_name, group }, wording),
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(schedule?.openinghours, moment.locale, wording),
    ...(spans && { spans }),
    deviations: deviationsOf(schedule?.deviationdays, dateText(moment.now, moment.timeZone), wording),
    ...(holiday && { holiday }),
    makes: [...new Set(visibleMakes(brands ?? []).map((make) => make.name))],
    employees: (users ?? []).flatMap((user) => employeeOf(user, wording)),
  };
}

type Schedule = NonNullable<Department['openingschedule']>;

function deviationsOf(days: Schedule['deviationdays'], today: string, wording: Wording): OtherDay[] {
  return (days ?? [])
    .flatMap(({ date, title, displayText }): OtherDay[] => {
      const day = dayIn(date);
      return day && day >= today && displayText
        ? [{ date: day, title: dayTitle(title, wording), hours: displayHours(displayText, wording) }]
        : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Returns the holiday; null when it is over or has no start or end. */
function holidayOf(
  vacation: Schedule['vacation'],
  { now, timeZone, locale }: SiteMoment,
  wording: Wording,
): HolidayView | null {
  const [start, end] = [dayIn(vacation?.vacationstart), dayIn(vacation?.vacationend)];
  if (!start || !end || end < dateText(now, timeZone)) return null;
  return {
    title: dayTitle(vacation?.vacationtitle, wording),
    start,
    end,
    week: weekOf(vacation?.vacationdays, locale, wording),
  };
}

/** Returns a day's name such as `Julafton`, translated to the page's language where possible. */
const dayTitle = (title: string | null | undefined, { valueText }: Wording): LocalizedText =>
  title ? valueText('opening_day', title) : '';

type User = NonNullable<Department['users']>[number];

/** Returns the employee in an array; an empty array for one without a name. */
function employeeOf({ first_name, last_name, title, phone, email }: User, { valueText }: Wording): EmployeeView[] {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!name) return [];
  return [
    { name, ...(title && { title: valueText('job_title', title) }), ...(phone && { phone }), ...(email && { email }) },
  ];
}
