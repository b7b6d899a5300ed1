import { useEffect, useRef, useState } from 'react';
import type { RangeFacetView } from './facetViews.ts';
import { fieldText, rangeOf } from './rangeInput.ts';

/** A range is taken over this long after the last key, in milliseconds (S2 §5); Enter and leaving the field do it at once. */
export const COMMIT_DELAY = 1_500;

export type End = 'low' | 'high';
type Ends = Record<End, string>;

/** The texts of a range's two fields: what is being typed belongs to the field until it is taken over. */
export function useRangeDraft(
  facet: RangeFacetView,
  range: readonly [number, number] | undefined,
  onCommit: (range: [number, number] | null) => void,
) {
  const texts: Ends = { low: fieldText(range?.[0], facet.min), high: fieldText(range?.[1], facet.max) };
  const [draft, setDraft] = useState<Partial<Ends>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const take = (typed: Partial<Ends>, changed: End) => {
    clearTimeout(timer.current);
    const { low, high } = { ...texts, ...typed };
    const next = rangeOf(low, high, changed, facet);
    setDraft({});
    if (String(next ?? '') !== String(range ?? '')) onCommit(next);
  };
  // What the timer calls is the newest: other filters may have changed while it ran.
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (end: End, text: string) => {
    const typed = { ...draft, [end]: text };
    setDraft(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => newest.current(typed, end), COMMIT_DELAY);
  };
  return {
    texts: { ...texts, ...draft },
    type,
    /** Takes over what is typed; `always` also when this end is untouched. */
    take: (end: End, always: boolean) => {
      if (always || draft[end] !== undefined) take(draft, end);
    },
  };
}
