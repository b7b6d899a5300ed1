import type { Dealer, Department } from '../../contracts/dealer.ts';
import { type Place, placeIn } from '../../contracts/dealerSearch.ts';
import type { CarCardView } from '../cars/card.ts';
import { brandsShown } from './brands.ts';
import { type ListMoment, METRE, type OpeningView, openingOf } from './dealerCard.ts';
import { contactOf, type DealerContact } from './dealerView.ts';
import { DEPARTMENT_GROUPS, type DepartmentGroupName } from './departmentName.ts';
import { openSpans } from './openingHours.ts';
import { dateText, dayIn, type OpenSpans } from './openingState.ts';
import { type HoursLine, shownHours, weekOf } from './week.ts';

/** What a dealer's page shows. */
export interface DealerPageView extends DealerContact {
  place?: Place;
  /** When the house is open, as the list tells it. */
  opening?: OpeningView;
  groups: DepartmentGroupView[];
  latest: CarCardView[];
  /** When it was made; milliseconds since 1970. */
  asOf: number;
}

export interface DepartmentGroupView {
  /** Null for a department of no known group, which stands by itself. */
  group: DepartmentGroupName | null;
  departments: DepartmentView[];
}

export interface DepartmentView {
  name: string;
  phone?: string;
  email?: string;
  week: HoursLine[];
  spans?: OpenSpans;
  /** Days with other hours from today on, in their order. */
  deviations: OtherDay[];
  holiday?: HolidayView;
  brands: string[];
  employees: EmployeeView[];
}

/** `date` and the ends of a holiday are `2026-12-24`. */
export interface OtherDay {
  date: string;
  title: string;
  /** Null: closed. */
  hours: string | null;
}
export interface HolidayView {
  title: string;
  start: string;
  end: string;
  week: HoursLine[];
}

export interface EmployeeView {
  name: string;
  title?: string;
  phone?: string;
  email?: string;
}

export function dealerPageOf(dealer: Dealer, latest: CarCardView[], moment: ListMoment): DealerPageView {
  const place = placeIn(dealer.site_geocoord ?? '', METRE);
  const opening = openingOf(dealer, moment);
  return {
    ...contactOf(dealer),
    ...(place && { place }),
    ...(opening && { opening }),
    groups: groupsOf(dealer.site_departments ?? [], moment),
    latest,
    asOf: moment.now,
  };
}

/** Every department in its group; groups without any are left out. */
function groupsOf(all: readonly Department[], moment: ListMoment): DepartmentGroupView[] {
  const known = DEPARTMENT_GROUPS.map((group): DepartmentGroupView => {
    const own = all.filter((department) => department.group === group);
    return { group, departments: own.map((department) => departmentOf(department, moment)) };
  });
  const groups: ReadonlySet<string> = new Set(DEPARTMENT_GROUPS);
  const others = all
    .filter(({ group }) => !groups.has(group ?? ''))
    .map((department): DepartmentGroupView => ({ group: null, departments: [departmentOf(department, moment)] }));
  return [...known, ...others].filter(({ departments }) => departments.length > 0);
}

function departmentOf(department: Department, moment: ListMoment): DepartmentView {
  const { name, phone, email, brands, users, openingschedule: schedule } = department;
  const spans = openSpans(schedule, moment);
  const holiday = holidayOf(schedule?.vacation, moment);
  return {
    name: name || department.official_name || '',
    ...(phone && { phone }),
    ...(email && { email }),
    week: weekOf(schedule?.openinghours, moment.locale),
    ...(spans && { spans }),
    deviations: deviationsOf(schedule?.deviationdays, dateText(moment.now, moment.timeZone)),
    ...(holiday && { holiday }),
    brands: [...new Set(brandsShown(brands ?? []).map((brand) => brand.name))],
    employees: (users ?? []).flatMap(employeeOf),
  };
}

type Schedule = NonNullable<Department['openingschedule']>;

function deviationsOf(days: Schedule['deviationdays'], today: string): OtherDay[] {
  return (days ?? [])
    .flatMap(({ date, title, displayText }): OtherDay[] => {
      const day = dayIn(date);
      return day && day >= today && displayText
        ? [{ date: day, title: title ?? '', hours: shownHours(displayText) }]
        : [];
    })
    .sort((one, other) => one.date.localeCompare(other.date));
}

/** Null when it is over, or has no ends. */
function holidayOf(vacation: Schedule['vacation'], { now, timeZone, locale }: ListMoment): HolidayView | null {
  const [start, end] = [dayIn(vacation?.vacationstart), dayIn(vacation?.vacationend)];
  if (!start || !end || end < dateText(now, timeZone)) return null;
  return { title: vacation?.vacationtitle ?? '', start, end, week: weekOf(vacation?.vacationdays, locale) };
}

type User = NonNullable<Department['users']>[number];

/** Nobody without a name. */
function employeeOf({ first_name, last_name, title, phone, email }: User): EmployeeView[] {
  const name = [first_name, last_name].filter(Boolean).join(' ');
  if (!name) return [];
  return [{ name, ...(title && { title }), ...(phone && { phone }), ...(email && { email }) }];
}
