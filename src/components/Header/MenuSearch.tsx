import { KEYPHRASE } from '../../contracts/search/carriedQuery.ts';
import { MAX_QUERY_LENGTH } from '../../contracts/search/suggestions.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './MenuSearch.styles.ts';

/** Renders a search for cars at the top of the popover with the menu. It is a GET form, which needs no script. */
export function MenuSearch() {
  const { site, language } = usePage();
  const translate = useTranslate();
  const label = translate('searchStock');
  return (
    <search className={styles.search}>
      <form className={styles.form} action={listPath(site, language)} method="get">
        <label className={styles.field}>
          <span className={visuallyHidden}>{label}</span>
          <input
            className={styles.input}
            type="text"
            name={KEYPHRASE}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={label}
          />
        </label>
        <button type="submit" className={styles.submit} aria-label={label}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}
