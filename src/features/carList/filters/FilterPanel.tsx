import { memo, type SyntheticEvent, use } from 'react';
import type { CarQuery, CarValueName } from '../../../contracts/search/carSearch.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import { type FacetView, isRange } from '../../carSearch/facetViews.ts';
import { rangeLabel } from '../../carSearch/rangeLabels.ts';
import { PlaceFields, type PlaceFieldsProps } from '../place/PlaceFields.tsx';
import { DraftsContext } from './draftsContext.ts';
import { FacetGroup } from './FacetGroup.tsx';
import * as styles from './FilterPanel.styles.ts';
import { isOpen } from './panel.ts';
import { RangeField } from './RangeField.tsx';
import { TermsFields } from './TermsFields.tsx';

/** Id of the form that all controls of the list belong to. Without scripts the browser submits it. */
export const FILTER_FORM = 'car-filters-form';
export const FILTER_PANEL = 'car-filters';

interface FilterPanelProps {
  query: CarQuery;
  facets: readonly FacetView[];
  /** Label of the button that closes the panel, with the number of cars. */
  showLabel: string;
  /** Path of the list, without query. */
  action: string;
  onToggle: (name: CarValueName, text: string) => void;
  onNear: PlaceFieldsProps['onNear'];
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  onOpenChange: (open: boolean) => void;
}

const NONE: readonly string[] = [];

/**
 * Renders the filters: a column next to the cars from 1024 px, a drawer below (F044). The drawer is a popover: it opens by its
 * button and closes by Escape or a touch outside, with or without scripts.
 */
export const FilterPanel = memo(function FilterPanel({
  query,
  facets,
  showLabel,
  action,
  onOpenChange,
  ...handlers
}: FilterPanelProps) {
  const { site, language } = usePage();
  const translate = useTranslate();
  const drafts = use(DraftsContext);
  const hasDistance = useFeature('distance');
  const { values, ranges } = query;
  return (
    <aside
      id={FILTER_PANEL}
      className={styles.panel}
      data-above-bars=""
      popover="auto"
      aria-label={translate('filters')}
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        onOpenChange(event.newState === 'open');
        if (event.newState !== 'open') drafts.commit();
      }}
      onBlur={(event) => {
        // A drawer without focus would cover the focused element.
        const { currentTarget, relatedTarget } = event;
        if (relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.matches(':popover-open')) {
          currentTarget.hidePopover?.();
        }
      }}
    >
      <div className={styles.head}>
        <h2>{translate('filters')}</h2>
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTER_PANEL}
          popoverTargetAction="hide"
          aria-label={translate('close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <form id={FILTER_FORM} className={styles.form} action={action} method="get" onSubmit={handlers.onSubmit}>
        {hasDistance && <PlaceFields near={query.near} radius={query.radius} onNear={handlers.onNear} />}
        {facets.map((facet) =>
          isRange(facet) ? (
            <RangeField
              key={facet.name}
              facet={facet}
              range={ranges[facet.name]}
              label={rangeLabel(facet.name, { site, language, translate })}
              openByDefault={isOpen(facet, query)}
            />
          ) : (
            <FacetGroup
              key={facet.name}
              facet={facet}
              selected={values[facet.name] ?? NONE}
              selectedModels={(facet.name === 'car_brand' && values.car_model) || NONE}
              openByDefault={isOpen(facet, query)}
              onToggle={handlers.onToggle}
            />
          ),
        )}
        <TermsFields query={query} />
        <noscript>
          <Button type="submit" className={styles.wide}>
            {translate('applyFilters')}
          </Button>
        </noscript>
      </form>
      <div className={styles.foot}>
        <Button className={styles.wide} popoverTarget={FILTER_PANEL} popoverTargetAction="hide">
          {showLabel}
        </Button>
      </div>
    </aside>
  );
});
