import type { Dealer, Department } from '../../contracts/dealer.ts';
import type { CarCardView } from '../cars/card.ts';
import { brandsShown } from './brands.ts';
import { contactOf, type DealerContact } from './dealerView.ts';

/** What a dealer's page shows. */
export interface DealerPageView extends DealerContact {
  departments: DepartmentView[];
  latest: CarCardView[];
}

export interface DepartmentView {
  name: string;
  phone?: string;
  email?: string;
  /** Day and hours, as the index words them. */
  hours: [day: string, hours: string][];
  /** Days with other hours: date, occasion, hours. */
  deviations: [date: string, title: string, hours: string][];
  holiday?: { title: string; start: string; end: string; hours: [day: string, hours: string][] };
  brands: string[];
  employees: EmployeeView[];
}

export interface EmployeeView {
  name: string;
  title?: string;
  phone?: string;
  email?: string;
}

export function dealerPageOf(dealer: Dealer, latest: CarCardView[]): DealerPageView {
  return { ...contactOf(dealer), departments: (dealer.site_departments ?? []).map(departmentOf), latest };
}

function departmentOf(department: Department): DepartmentView {
  const { name, phone, email, brands, users, openingschedule: schedule } = department;
  const holiday = schedule?.vacation;
  return {
    name: name ?? department.official_name ?? '',
    ...(phone && { phone }),
    ...(email && { email }),
    hours: hoursOf(schedule?.openinghours),
    deviations: (schedule?.deviationdays ?? []).flatMap(({ date, title, displayText }) =>
      date && displayText ? [[date, title ?? '', displayText]] : [],
    ),
    ...(holiday?.vacationstart &&
      holiday.vacationend && {
        holiday: {
          title: holiday.vacationtitle ?? '',
          start: holiday.vacationstart,
          end: holiday.vacationend,
          hours: hoursOf(holiday.vacationdays),
        },
      }),
    brands: [...new Set(brandsShown(brands ?? []).map((brand) => brand.name))],
    employees: (users ?? []).map(({ first_name, last_name, title, phone: direct, email: mail }) => ({
      name: [first_name, last_name].filter(Boolean).join(' '),
      ...(title && { title }),
      ...(direct && { phone: direct }),
      ...(mail && { email: mail }),
    })),
  };
}

type Hours = NonNullable<NonNullable<Department['openingschedule']>['openinghours']>;

/** Days in a row with equal hours become one line: `Monday–Thursday`. */
export function hoursOf(hours: Hours | null | undefined): [string, string][] {
  const lines: { first: string; last: string; text: string }[] = [];
  for (const { day, displayText } of hours ?? []) {
    if (!day || !displayText) continue;
    const previous = lines.at(-1);
    if (previous?.text === displayText) previous.last = day;
    else lines.push({ first: day, last: day, text: displayText });
  }
  return lines.map(({ first, last, text }) => [first === last ? first : `${first}–${last}`, text]);
}
