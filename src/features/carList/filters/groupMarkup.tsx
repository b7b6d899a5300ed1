import { type ReactElement, use } from 'react';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';
import { FragmentsContext } from '../../../delivery/FragmentsContext.ts';
import { fragmentTemplate } from '../../../delivery/fragmentTemplate.ts';
import { type SharedContext, useTranslate } from '../../../ui/sharedContext.ts';
import type { ValueFacetView } from '../../carSearch/facetViews.ts';
import { facetMarkup } from './FacetBox.tsx';
import { SearchOfValues } from './FacetChoices.tsx';
import * as styles from './FilterPanel.styles.ts';
import { GroupSummary, prerenderedElement } from './PanelGroup.tsx';
import { isSearchable, onlyMake, pinnedValues, splitValues } from './panel.ts';
import { ShowAll } from './ShowAll.tsx';

interface GroupProps {
  name: CarValueName;
  /** Number of selected values. */
  chosen: number;
  /** Number of all values; 0 when all are visible. */
  all: number;
  isSearched: boolean;
  /** Markup of the check boxes. */
  visible: string;
  rest: string;
}

/** Renders what `FacetGroup` renders in its element, with the check boxes as texts. */
function Group({ name, chosen, all, isSearched, visible, rest }: GroupProps) {
  const translate = useTranslate();
  return (
    <>
      <GroupSummary label={translate(name)} chosen={chosen} />
      {isSearched && <SearchOfValues name={name} input="" onInput={doNothing} />}
      <ul className={styles.values}>{visible}</ul>
      {all > 0 && (
        <ShowAll count={all}>
          <ul className={styles.values}>{rest}</ul>
        </ShowAll>
      )}
    </>
  );
}

const doNothing = () => {};
const onServer = typeof document === 'undefined';
const SLOTS = { texts: [], markup: ['visible', 'rest'] } as const;

/**
 * Returns the element of a group of values for a complete render on the server, from a template for each facet; the check boxes have
 * templates of their own. It is the element of `PanelGroup`. Returns null elsewhere, and for a group that `facetMarkup` does not know.
 */
export function prerenderedGroup(
  shared: SharedContext,
  facet: ValueFacetView,
  selected: readonly string[],
  open: boolean,
): ReactElement | null {
  const source = onServer ? use(FragmentsContext) : null;
  const { name, values } = facet;
  if (!source || onlyMake(facet)) return null;
  const split = splitValues(values, pinnedValues(values, selected));
  const visible = facetMarkup(shared, name, split.visible, selected);
  const rest = facetMarkup(shared, name, split.rest, selected);
  if (visible === null || rest === null || split.visible.length === 0) return null;
  const all = split.rest.length > 0 ? values.length : 0;
  const props = { name, chosen: selected.length, all, isSearched: isSearchable(name, values) };
  const key = Object.values(props).join(' ');
  const markup = fragmentTemplate(source, shared, Group, SLOTS, props, key)({ visible, rest });
  return prerenderedElement(name, open, markup);
}
