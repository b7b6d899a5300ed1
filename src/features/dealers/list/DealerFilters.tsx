import type { SyntheticEvent } from 'react';
import { DEALER_SORTS, type DealerQuery, formatPlace } from '../../../contracts/dealers/dealerSearch.ts';
import { noteSubmission, useKeyphraseField } from '../../../page/keyphraseField.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { DealerFacet } from './DealerFacet.tsx';
import * as styles from './DealerFilters.styles.ts';
import type { DealerListData } from './dealerListData.ts';
import { setNear, toggleDealerValue } from './dealerSearch.ts';
import { NearMe } from './NearMe.tsx';
import type { DealerState } from './useDealerState.ts';
import { useDisclosures } from './useDisclosures.ts';

interface DealerFiltersProps extends Pick<DealerListData, 'facets' | 'total'> {
  state: DealerState;
}

/**
 * Renders the search field, 'near me', and a disclosure for each facet (F080). All are one form that works without JavaScript; with
 * JavaScript each choice applies at once.
 */
export function DealerFilters({ facets, total, state: { query, isLeaving, hrefOf, go } }: DealerFiltersProps) {
  const translate = useTranslate();
  const row = useDisclosures();
  const field = useKeyphraseField(query.keyphrase);
  /** Submits the text of the field with another choice. Returns the state with it. */
  const submitText = (): DealerQuery => {
    const input = field.ref.current;
    if (input) noteSubmission(input);
    const keyphrase = input?.value.trim() ?? query.keyphrase;
    return keyphrase === query.keyphrase ? query : { ...query, page: 0, keyphrase };
  };
  // A URL with a position in another order only shows the distances.
  const near = query.sortName === DEALER_SORTS[0] ? null : query.near;
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ ...submitText(), page: 0 });
  };
  const [path] = hrefOf(query).split('?', 1);
  return (
    <search className={styles.search} aria-label={translate('dealerFilters')}>
      <form action={path} method="get" onSubmit={onSubmit}>
        <div className={styles.field}>
          <label>
            <span className={visuallyHidden}>{translate('dealerKeyphrase')}</span>
            <input
              {...field}
              type="search"
              name="keyphrase"
              enterKeyHint="search"
              placeholder={translate('dealerKeyphrase')}
            />
          </label>
          <button type="submit" aria-label={translate('searchCars')}>
            <Icon name="search" />
          </button>
        </div>
        {query.near && (
          <>
            <input type="hidden" name="sortName" value={query.sortName} />
            <input type="hidden" name="near" value={formatPlace(query.near)} />
          </>
        )}
        {query.view === 'map' && <input type="hidden" name="view" value="map" />}
        <div ref={row} className={styles.facets}>
          {/* A position that comes late opens no page that the visitor leaves. */}
          <NearMe near={near} onPlace={(place) => (place && isLeaving) || go(setNear(submitText(), place))} />
          {facets.map((facet) => (
            <DealerFacet
              key={facet.name}
              facet={facet}
              selected={query.values[facet.name] ?? []}
              total={total}
              onToggle={(text) => go(toggleDealerValue(submitText(), facet.name, text))}
            />
          ))}
        </div>
      </form>
    </search>
  );
}
