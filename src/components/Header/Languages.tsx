import { formatDealerQuery, parseDealerQuery } from '../../contracts/dealers/dealerSearch.ts';
import { formatLoanQuery, parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { withViewedCar } from '../../contracts/forms/viewedCar.ts';
import { hasFeature, type PageData } from '../../contracts/page/page.ts';
import { LINK_TOKEN } from '../../contracts/page/secretQuery.ts';
import { carPlaceQuery } from '../../contracts/search/around.ts';
import { formatCarQuery, parseCarQuery } from '../../contracts/search/carSearch.ts';
import { presentQuery } from '../../contracts/search/presentQuery.ts';
import { withCostsOf } from '../../contracts/totalCost/costQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import { type PageLocation, usePageLocation } from '../../page/pageLocation.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import { currentLanguage, language, languages } from './Menu.styles.ts';

type Translation = PageData['translations'][number];

/** Renders links to this page in the site's other languages (F022), or to its nearest translated ancestor. */
export function Languages() {
  const page = usePage();
  const translate = useTranslate();
  const currentUrl = usePageLocation();
  const token = useLinkToken(currentUrl);
  const others = otherLanguages(page);
  if (others.length === 0) return null;
  const search = queryOf(page, currentUrl, token);
  return (
    <nav className={languages} aria-label={translate('chooseLanguage')}>
      <span className={currentLanguage} aria-current="true">
        {page.language.name}
      </span>
      {others.map((other) => (
        <a
          key={other.language}
          className={language}
          href={hrefOf(other, page, currentUrl, search)}
          lang={other.language}
          hrefLang={other.isParent ? undefined : other.language}
          // A link to the start of a section says so to screen readers.
          aria-label={other.isParent ? other.name : undefined}
        >
          <Icon name="globe" size={18} />
          <span>{languageOf(other.language, page)?.name}</span>
        </a>
      ))}
    </nav>
  );
}

/** Returns the page's translations without the current language. */
export const otherLanguages = ({ translations, language: current }: Pick<PageData, 'translations' | 'language'>) =>
  translations.filter((translation) => translation.language !== current.code);

/**
 * Returns the token of a signed link (docs/decisions/0101), whose page shows nothing without it. The server renders its page without the
 * query, so the token follows after hydration.
 */
function useLinkToken({ search }: PageLocation): string | null {
  const isHydrated = useIsHydrated();
  return isHydrated ? new URLSearchParams(search).get(LINK_TOKEN) : null;
}

/** Returns the URL of a translation with the query that it has in every language. */
function hrefOf(
  { language: code, path, isParent }: Translation,
  page: PageData,
  currentUrl: PageLocation,
  query: string,
): string {
  const search = isParent ? '' : query;
  // A filter may have changed the list's path since the page was loaded.
  const targetPath = !isParent && page.kind === 'carList' ? pathInLanguage(code, page, currentUrl) : path;
  return search ? `${targetPath}?${search}` : targetPath;
}

/**
 * Returns the query of a page in all languages. Lists keep their state, cars the visitor's place and terms, content pages the car
 * that they are about.
 *
 * @param token that of a signed link
 */
function queryOf({ kind, search, site }: PageData, currentUrl: PageLocation, token: string | null): string {
  const given = new URLSearchParams(currentUrl.search);
  if (kind === 'dealerList') return formatDealerQuery(parseDealerQuery(given));
  const params = presentQuery(given, (feature) => hasFeature(site, feature));
  if (kind === 'carList') return formatCarQuery(parseCarQuery(params));
  if (kind === 'car') {
    const own = [carPlaceQuery(params), formatLoanQuery(parseLoanQuery(params))].filter(Boolean).join('&');
    return withCostsOf(own, params);
  }
  if (kind === 'content' && token !== null) return new URLSearchParams({ [LINK_TOKEN]: token }).toString();
  if (kind === 'content') return withCostsOf(withViewedCar('', new URLSearchParams(search)), params);
  return kind === 'carCompare' || kind === 'savedCars' || kind === 'carMap' ? search : '';
}

function pathInLanguage(code: string, page: PageData, { pathname }: PageLocation): string {
  return `${languageOf(code, page)?.prefix ?? ''}${pathname.slice(page.language.prefix.length)}`;
}

const languageOf = (code: string, { site }: PageData) => site.languages.find((one) => one.code === code);
