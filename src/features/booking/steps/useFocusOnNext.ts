import { type RefObject, useEffect, useRef } from 'react';
import type { Workshops } from './useWorkshops.ts';

/**
 * Keeps the focus on the list when a button behind it loads more and goes away: it moves to the first workshop that comes, or to what is
 * said when none does. A focus that the visitor has moved meanwhile stays.
 *
 * @param notice what is behind the list when nothing loads
 * @returns wraps what the buttons do
 */
export function useFocusOnNext(
  { workshops, status }: Pick<Workshops, 'workshops' | 'status'>,
  notice: RefObject<HTMLElement | null>,
): (load: () => void) => () => void {
  /** Workshops that were shown when the button was pressed; null when none was. */
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null) return;
    const next = workshops[before.current];
    if (!next && status === 'loading') return;
    before.current = null;
    if (document.activeElement !== document.body) return;
    const card = next && document.querySelector(`[data-department="${CSS.escape(next.departmentId)}"] h3`);
    ((card as HTMLElement | null | undefined) ?? notice.current)?.focus();
  }, [workshops, status, notice]);
  return (load) => () => {
    before.current = workshops.length;
    load();
  };
}
