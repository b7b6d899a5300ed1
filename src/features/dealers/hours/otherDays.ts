import type { DepartmentGroupView, DepartmentView, HolidayView, OtherDay } from '../dealerPage.ts';

/** Which of a department's single days and holidays matter on a day; `today` as `2026-11-22`. */

const DAY = 86_400_000;
/** So many days ahead a day of its own is worth a line without being asked for. */
const SOON = 35;

/** What is still to come, in its order, and whether that is soon. */
export interface ComingDays {
  soon: OtherDay[];
  later: OtherDay[];
  /** The holiday, unless it is over. */
  holiday: HolidayView | null;
  holidayIsSoon: boolean;
}

export function comingDays(
  { deviations, holiday }: Pick<DepartmentView, 'deviations' | 'holiday'>,
  today: string,
): ComingDays {
  const limit = new Date(Date.parse(today) + SOON * DAY).toISOString().slice(0, 10);
  const coming = deviations.filter(({ date }) => date >= today);
  const ahead = holiday && holiday.end >= today ? holiday : null;
  return {
    soon: coming.filter(({ date }) => date <= limit),
    later: coming.filter(({ date }) => date > limit),
    holiday: ahead,
    holidayIsSoon: ahead !== null && ahead.start <= limit,
  };
}

/** The single days of a house where several departments have the same ones, to be told once; null where they differ. */
export function daysOfHouse(groups: readonly DepartmentGroupView[]): OtherDay[] | null {
  const [first, ...others] = groups.flatMap(({ departments }) => departments.map(({ deviations }) => deviations));
  if (!first?.length || others.length === 0) return null;
  const same = JSON.stringify(first);
  return others.every((each) => JSON.stringify(each) === same) ? first : null;
}

/** Where today's hours stand: a single day goes before a holiday, a holiday before the week (as `openSpans` has it). */
export function todayStands(
  { week, deviations, holiday }: DepartmentView,
  today: string,
): { table: 'deviations' | 'holiday' | 'week'; line: number } | null {
  if (deviations.some(({ date }) => date === today)) return { table: 'deviations', line: -1 };
  const weekday = new Date(today).getUTCDay();
  const onHoliday = holiday && holiday.start <= today && today <= holiday.end;
  const inHoliday = onHoliday ? holiday.week.findIndex(({ days }) => days.includes(weekday)) : -1;
  if (inHoliday >= 0) return { table: 'holiday', line: inHoliday };
  const inWeek = week.findIndex(({ days }) => days.includes(weekday));
  return inWeek >= 0 ? { table: 'week', line: inWeek } : null;
}
