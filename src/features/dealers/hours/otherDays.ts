import type { DepartmentGroupView, DepartmentView, HolidayView, OtherDay } from '../dealerPage.ts';

/** Selects the special days and holidays of a department that matter today; `today` is `2026-11-22`. */

const DAY_MS = 86_400_000;
/** Special days within this many days are visible without a disclosure. */
const SOON_DAYS = 35;

/** Future special days in order, near and later ones. */
export interface UpcomingDays {
  soon: OtherDay[];
  later: OtherDay[];
  /** The holiday, unless it is over. */
  holiday: HolidayView | null;
  holidayIsSoon: boolean;
}

export function upcomingDays(
  { deviations, holiday }: Pick<DepartmentView, 'deviations' | 'holiday'>,
  today: string,
): UpcomingDays {
  const limit = new Date(Date.parse(today) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  const upcoming = deviations.filter(({ date }) => date >= today);
  const upcomingHoliday = holiday && holiday.end >= today ? holiday : null;
  return {
    soon: upcoming.filter(({ date }) => date <= limit),
    later: upcoming.filter(({ date }) => date > limit),
    holiday: upcomingHoliday,
    holidayIsSoon: upcomingHoliday !== null && upcomingHoliday.start <= limit,
  };
}

/** Returns the special days that all of several departments have, to show them once; null where they differ. */
export function sharedDays(groups: readonly DepartmentGroupView[]): OtherDay[] | null {
  const [first, ...others] = groups.flatMap(({ departments }) => departments.map(({ deviations }) => deviations));
  if (!first?.length || others.length === 0) return null;
  const json = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === json) ? first : null;
}

/**
 * Returns the table and line with today's hours: special days, holiday, week, in the priority of `openSpans`. Null without such
 * a line, and in a holiday that may have today's hours in a line with unreadable days.
 */
export function findTodayLine(
  { week, deviations, holiday }: DepartmentView,
  today: string,
): { table: 'deviations' | 'holiday' | 'week'; line: number } | null {
  if (deviations.some(({ date }) => date === today)) return { table: 'deviations', line: -1 };
  const weekday = new Date(today).getUTCDay();
  const onHoliday = holiday && holiday.start <= today && today <= holiday.end;
  const holidayWeek = onHoliday ? holiday.week : [];
  const holidayLine = holidayWeek.findIndex(({ days }) => days.includes(weekday));
  if (holidayLine >= 0) return { table: 'holiday', line: holidayLine };
  if (holidayWeek.some(({ days }) => days.length === 0)) return null;
  const weekLine = week.findIndex(({ days }) => days.includes(weekday));
  return weekLine >= 0 ? { table: 'week', line: weekLine } : null;
}
