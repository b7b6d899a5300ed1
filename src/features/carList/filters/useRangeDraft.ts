import { useSyncExternalStore } from 'react';
import type { RangeFacetView } from '../../carSearch/facetViews.ts';
import type { End, RangeDraft, RangeDrafts } from '../../carSearch/rangeDrafts.ts';
import { amountIn, clamped, fieldText } from '../../carSearch/rangeInput.ts';

/**
 * Returns the ends of a range as its controls show them: the draft, else the committed range.
 *
 * @param format formats an amount for a field that is not being edited
 */
export function useRangeDraft(
  facet: RangeFacetView,
  range: readonly [number, number] | undefined,
  drafts: RangeDrafts,
  format: (amount: number) => string,
) {
  const { name } = facet;
  const draft = useSyncExternalStore<RangeDraft | undefined>(
    drafts.subscribe,
    () => drafts.get(name),
    () => undefined,
  );
  const texts = {
    low: draft?.low ?? fieldText(range, 'low', facet, format),
    high: draft?.high ?? fieldText(range, 'high', facet, format),
  };
  const low = clamped(amountIn(texts.low, facet) ?? facet.min, facet);
  const high = clamped(amountIn(texts.high, facet) ?? facet.max, facet);
  return {
    texts,
    /** Positions of the handles. While a field is edited its value may cross the other; then both handles are at it. */
    low: draft?.changed === 'high' ? Math.min(low, high) : low,
    high: draft?.changed === 'high' ? high : Math.max(low, high),
    type: (end: End, text: string) => drafts.set(name, { ...draft, [end]: text, changed: end }),
    /** Moves a handle; when it crosses the other, that one moves along (F049). */
    move: (end: End, amount: number) => {
      const to = clamped(amount, facet);
      const ends: [number, number] = end === 'low' ? [to, Math.max(to, high)] : [Math.min(low, to), to];
      drafts.set(name, {
        low: fieldText(ends, 'low', facet, format),
        high: fieldText(ends, 'high', facet, format),
        changed: end,
      });
    },
  };
}
