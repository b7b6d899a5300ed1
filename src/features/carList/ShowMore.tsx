import type { MouseEvent } from 'react';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { progress } from '../../ui/progress.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { countText } from '../car/countText.ts';
import { formatNumber } from '../car/format.ts';
import { setPage } from '../carSearch/listState.ts';
import * as styles from './CarList.styles.ts';
import { isCut, nextPage } from './counts.ts';
import { Narrowing } from './Narrowing.tsx';
import type { CarList } from './useCarList.ts';

interface ShowMoreProps {
  query: CarQuery;
  list: CarList;
  hrefOf: (query: CarQuery) => string;
  onMore: (query: CarQuery, event: MouseEvent) => void;
  onNarrow: (query: CarQuery, event: MouseEvent) => void;
}

/**
 * Renders 'Showing X of Y' with a progress bar, and a link to the list with one more page (F045, F048). After the last page it
 * renders filters instead of the link.
 */
export function ShowMore({ query, list, hrefOf, onMore, onNarrow }: ShowMoreProps) {
  const { language } = usePage();
  const translate = useTranslate();
  const displayedCars = list.cards.length;
  const next = nextPage(query.page, list.total);
  const text = translate('showingOf', {
    shown: formatNumber(displayedCars, language.locale),
    total: countText(list.total, language.locale),
  });
  return (
    <div className={styles.more}>
      <p id="car-list-shown">{text}</p>
      <progress className={progress} aria-labelledby="car-list-shown" value={displayedCars} max={list.total} />
      {list.moreFailed && (
        <>
          <p role="alert">{translate('carListError')}</p>
          <Button kind="secondary" onClick={list.retry}>
            {translate('tryAgain')}
          </Button>
        </>
      )}
      {next !== null && !list.moreFailed && (
        <ButtonLink
          kind="secondary"
          href={hrefOf(setPage(query, next))}
          rel="nofollow"
          onClick={(event) => onMore(setPage(query, next), event)}
        >
          {translate('showMore')}
        </ButtonLink>
      )}
      {isCut(query.page, list.total) && !list.moreFailed && !list.loadingMore && (
        <Narrowing query={query} facets={list.facets} hrefOf={hrefOf} onChoose={onNarrow} />
      )}
    </div>
  );
}
