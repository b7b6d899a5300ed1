import { useTranslate } from '../../app/PageContext.tsx';
import { chip } from '../../ui/Chip.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './DealerList.styles.ts';
import type { DealerListData } from './dealerListData.ts';
import { dealerListHref } from './dealerSearch.ts';

/** A search field and the regions as links, the chosen one marked and taken away by a second click. */
export function DealerSearch({ path, query, regions }: { path: string } & Pick<DealerListData, 'query' | 'regions'>) {
  const translate = useTranslate();
  return (
    <search className={styles.search}>
      <form action={path} method="get">
        <label>
          <span className={visuallyHidden}>{translate('dealerKeyphrase')}</span>
          <input
            type="search"
            name="keyphrase"
            enterKeyHint="search"
            defaultValue={query.keyphrase}
            placeholder={translate('dealerKeyphrase')}
          />
        </label>
        {query.region && <input type="hidden" name="site_region" value={query.region} />}
        <button type="submit" aria-label={translate('searchCars')}>
          <Icon name="search" />
        </button>
      </form>
      {regions.length > 1 && (
        <ul className={styles.regions} aria-label={translate('site_region')}>
          {regions.map(({ text, count }) => {
            const chosen = text === query.region;
            return (
              <li key={text}>
                <a
                  className={chip}
                  aria-current={chosen ? 'true' : undefined}
                  href={dealerListHref(path, { ...query, page: 0, region: chosen ? '' : text })}
                >
                  {text} <small>{count}</small>
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </search>
  );
}
