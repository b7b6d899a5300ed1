import { type FormEvent, useEffect, useRef } from 'react';
import { linkValue, textValue } from '../../content/fields.ts';
import { CARRY, carriedOver, KEYPHRASE } from '../../contracts/search/carriedQuery.ts';
import { MAX_QUERY_LENGTH } from '../../contracts/search/suggestions.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { track } from '../../features/analytics/track.ts';
import { listPath } from '../../features/carSearch/listPath.ts';
import { useFirstFocus } from '../../features/carSearch/suggestions/useFirstFocus.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './HeroSearch.styles.ts';
import { searchTarget } from './searchTarget.ts';

const LazyCarSearch = clientOnlyPart(async () => (await import('./HeroCarSearch.tsx')).HeroCarSearch);

/** Without suggestions the form works all the same. */
const stay = () => {};

/**
 * Renders a search form with the configured URL as target, which adds `keyphrase` and keeps the URL's other parameters (F015).
 * It is a GET form: Enter, the button and the reset button work without JavaScript. The query of the page is carried over, by
 * script or by the server (`submittedQuery`). With JavaScript the search is sent to the data layer, and a search for cars has
 * suggestions and a path with filters (F051). Renders nothing without a URL.
 */
export function HeroSearch({ url, placeholder }: { url: unknown; placeholder: unknown }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const form = useCarriedQuery();
  const { site, language } = usePage();
  const focusedInput = useFirstFocus(input);
  const link = linkValue(url);
  if (!link) return null;
  const { action, parameters } = searchTarget(link.href);
  return (
    <search className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="get"
        onSubmit={trackSearch}
        onReset={() => input.current?.focus()}
      >
        {parameters.map(([name, value], position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair may be repeated
          <input key={position} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <input type="hidden" name={CARRY.name} value={CARRY.value} />
        </noscript>
        <Icon name="search" size={22} className={styles.searchIcon} />
        <label className={styles.field}>
          <span className={visuallyHidden}>{translate('siteSearch')}</span>
          <input
            ref={input}
            className={styles.input}
            type="text"
            name={KEYPHRASE}
            maxLength={MAX_QUERY_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={textValue(placeholder) || translate('siteSearch')}
          />
        </label>
        <button type="reset" className={styles.clear} aria-label={translate('clearSearch')}>
          <Icon name="close" size={18} />
        </button>
        <button type="submit" className={styles.submit}>
          <Icon name="search" size={22} />
          <span>{translate('siteSearch')}</span>
        </button>
      </form>
      {focusedInput?.form && action === listPath(site, language) && (
        <LazyCarSearch input={focusedInput} form={focusedInput.form} action={action} onFail={stay} />
      )}
    </search>
  );
}

/** Sends the event `search` with the search term to the data layer (S1 §7), unless the term is empty. */
function trackSearch({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const term = String(new FormData(currentTarget).get(KEYPHRASE) ?? '').trim();
  if (term) track('search', { search_type: 'start page', search_term: term });
}

/** Adds the query of the current URL to the form's data, for the browser and for the client router. */
function useCarriedQuery() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    const add = ({ formData }: FormDataEvent) => {
      for (const [name, value] of carriedOver(window.location.search, formData)) formData.append(name, value);
    };
    element?.addEventListener('formdata', add);
    return () => element?.removeEventListener('formdata', add);
  }, []);
  return form;
}
