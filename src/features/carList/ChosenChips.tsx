import { type MouseEvent, useEffect, useRef } from 'react';
import type { CarQuery } from '../../contracts/carSearch.ts';
import { ActiveChips } from '../../ui/ActiveChips.tsx';
import type { FacetView } from '../carSearch/facetViews.ts';
import { chipsOf, clearAll } from '../carSearch/listState.ts';
import * as styles from './CarList.styles.ts';
import { useChipLabel } from './useChipLabel.ts';

interface ChosenChipsProps {
  query: CarQuery;
  /** Words of the keyphrase that the cars are not searched by. */
  dropped: readonly string[];
  facets: readonly FacetView[];
  /** Takes the focus when nothing is chosen any more. */
  countId: string;
  hrefOf: (query: CarQuery) => string;
  onChoose: (query: CarQuery, event: MouseEvent) => void;
}

/** What is chosen in the car list, ranges in words; words that were dropped are not. */
export function ChosenChips({ query, dropped, facets, countId, hrefOf, onChoose }: ChosenChipsProps) {
  const labelOf = useChipLabel(facets, dropped);
  const chosen = chipsOf(query, facets)
    .map((active) => ({ label: labelOf(active), without: active.without }))
    .filter(({ label }) => label !== '');
  const { box, keepFocus } = useFocusBeside(query, countId);
  const choose = (next: CarQuery, event: MouseEvent) => {
    keepFocus(event);
    onChoose(next, event);
  };
  return (
    <div ref={box} className={styles.chosen}>
      <ActiveChips selected={chosen} cleared={clearAll(query)} hrefOf={hrefOf} onChoose={choose} />
    </div>
  );
}

/** A chip that is taken away gives the focus to the one that follows it, the last one to the count. */
function useFocusBeside(query: CarQuery, countId: string) {
  const box = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chips change with the query
  useEffect(() => {
    if (left.current === null) return;
    const links = box.current?.querySelectorAll('a') ?? [];
    const next = links[Math.min(left.current, links.length - 1)] ?? document.getElementById(countId);
    left.current = null;
    next?.focus({ preventScroll: true });
  }, [query, countId]);
  const keepFocus = ({ currentTarget }: MouseEvent) => {
    left.current = [...(box.current?.querySelectorAll('a') ?? [])].indexOf(currentTarget as HTMLAnchorElement);
  };
  return { box, keepFocus };
}
