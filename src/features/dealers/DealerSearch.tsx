import { useTranslate } from '../../app/PageContext.tsx';
import { DEALER_VALUE_NAMES } from '../../contracts/dealerSearch.ts';
import { chip } from '../../ui/Chip.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './DealerList.styles.ts';
import type { DealerListData } from './dealerListData.ts';
import { dealerListHref, toggleDealerValue } from './dealerSearch.ts';

/** A search field that keeps what is chosen, and the regions as links: the chosen ones marked, taken away by a second click. */
export function DealerSearch({ path, query, regions }: { path: string } & Pick<DealerListData, 'query' | 'regions'>) {
  const translate = useTranslate();
  const isChosen = (text: string) => query.values.site_region?.includes(text) ?? false;
  // Where what else is chosen leaves nobody, there is nothing to choose.
  const shown = regions.filter(({ text, count }) => count > 0 || isChosen(text));
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
        {DEALER_VALUE_NAMES.flatMap((name) =>
          (query.values[name] ?? []).map((value) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          )),
        )}
        <button type="submit" aria-label={translate('searchCars')}>
          <Icon name="search" />
        </button>
      </form>
      {shown.length > 1 && (
        <ul className={styles.regions} aria-label={translate('site_region')}>
          {shown.map(({ text, count }) => (
            <li key={text}>
              <a
                className={chip}
                aria-current={isChosen(text) ? 'true' : undefined}
                href={dealerListHref(path, toggleDealerValue(query, 'site_region', text))}
              >
                {text} <small>{count}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
