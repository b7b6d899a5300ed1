import { formatCarQuery, parseCarQuery } from '../../contracts/carSearch.ts';
import { formatDealerQuery, parseDealerQuery } from '../../contracts/dealerSearch.ts';
import type { PageData } from '../../contracts/page.ts';
import { usePage } from '../../page/PageContext.tsx';
import { type PageLocation, usePageLocation } from '../../page/pageLocation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { language, languages } from './Menu.styles.ts';

type Translation = PageData['translations'][number];

/** The same page in the site's other languages (F022), else the nearest page above that they have, and that it is one. */
export function Languages() {
  const page = usePage();
  const translate = useTranslate();
  const shown = usePageLocation();
  const others = otherLanguages(page);
  if (others.length === 0) return null;
  return (
    <nav className={languages} aria-label={translate('chooseLanguage')}>
      {others.map((other) => (
        <a
          key={other.language}
          className={language}
          href={hrefOf(other, page, shown)}
          lang={other.language}
          hrefLang={other.isParent ? undefined : other.language}
        >
          <Icon name="globe" size={18} />
          {other.name}
        </a>
      ))}
    </nav>
  );
}

/** The page in the languages that are not shown now. */
export const otherLanguages = ({ translations, language: shown }: Pick<PageData, 'translations' | 'language'>) =>
  translations.filter((translation) => translation.language !== shown.code);

/** A list keeps what is chosen in it: its URL says the same in every language. */
function hrefOf({ language: code, path, isParent }: Translation, page: PageData, shown: PageLocation): string {
  const search = isParent ? '' : searchOf(page, shown);
  // A choice may have led the list away from the path that the page was loaded at.
  const own = !isParent && page.kind === 'carList' ? pathIn(code, page, shown) : path;
  return search ? `${own}?${search}` : own;
}

function searchOf({ kind, search }: PageData, shown: PageLocation): string {
  const params = new URLSearchParams(shown.search);
  if (kind === 'carList') return formatCarQuery(parseCarQuery(params));
  if (kind === 'dealerList') return formatDealerQuery(parseDealerQuery(params));
  return kind === 'carCompare' || kind === 'savedCars' ? search : '';
}

function pathIn(code: string, { site, language: own }: PageData, { pathname }: PageLocation): string {
  const prefix = site.languages.find((one) => one.code === code)?.prefix ?? '';
  return `${prefix}${pathname.slice(own.prefix.length)}`;
}
