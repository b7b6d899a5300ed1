import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { linkValue, textValue } from '../../content/fields.ts';
import { lazyPart } from '../../content/lazyPart.ts';
import { CARRY, carriedOver, KEYPHRASE } from '../../contracts/carriedQuery.ts';
import { track } from '../../features/analytics/track.ts';
import { useFirstFocus } from '../../features/carSearch/suggestions/useFirstFocus.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './HeroSearch.styles.ts';
import { searchTarget } from './searchTarget.ts';

const LazyCarSearch = lazyPart(async () => (await import('./HeroCarSearch.tsx')).HeroCarSearch);

/**
 * A search that leads to the configured address with `keyphrase`, its other query parameters kept (F015). A form by GET:
 * Enter, the button and the cross work without scripts. The page's own query goes along too: the scripts add it, or the
 * server (`carriedQuery`). With scripts the search is told to the data layer. Where it leads to the cars, it suggests some, and says in the path what it understood (F051).
 * Nothing without an address.
 */
export function HeroSearch({ url, placeholder }: { url: unknown; placeholder: unknown }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const form = useCarriedQuery();
  const { site, language } = usePage();
  const typedIn = useFirstFocus(input);
  const link = linkValue(url);
  if (!link) return null;
  const { action, kept } = searchTarget(link.href);
  return (
    <search className={styles.search}>
      <form
        ref={form}
        className={styles.form}
        action={action}
        method="get"
        onSubmit={tell}
        onReset={() => input.current?.focus()}
      >
        {kept.map(([name, value], position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same pair may stand there twice
          <input key={position} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <input type="hidden" name={CARRY.name} value={CARRY.value} />
        </noscript>
        <Icon name="search" size={22} className={styles.glass} />
        <label className={styles.field}>
          <span className={visuallyHidden}>{translate('siteSearch')}</span>
          <input
            ref={input}
            className={styles.input}
            type="text"
            name={KEYPHRASE}
            maxLength={120}
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
      {typedIn?.form && action === `${language.prefix}${site.paths.carList}` && (
        <Suspense>
          <LazyCarSearch input={typedIn} form={typedIn.form} action={action} />
        </Suspense>
      )}
    </search>
  );
}

/** S1 §7: the event `search` with what was searched for; a search for nothing is none. */
function tell({ currentTarget }: FormEvent<HTMLFormElement>): void {
  const term = String(new FormData(currentTarget).get(KEYPHRASE) ?? '').trim();
  if (term) track('search', { search_type: 'start page', search_term: term });
}

/** Adds the query of the address bar to the form's data, whoever collects it: the browser or the client router. */
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
