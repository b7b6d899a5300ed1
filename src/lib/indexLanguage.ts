import type { LanguageView, SiteView } from '../contracts/page/page.ts';
import type { LocalizedText } from '../contracts/search/valueTexts.ts';

/** Returns the code of the indexes' language, which is the site's first, when the page's language differs; else undefined. */
export function otherIndexLanguage(language: Pick<LanguageView, 'code'>, { languages }: Pick<SiteView, 'languages'>) {
  const indexLanguage = languages[0]?.code;
  return indexLanguage === language.code ? undefined : indexLanguage;
}

interface PageScope {
  site: Pick<SiteView, 'languages'>;
  language: Pick<LanguageView, 'code'>;
}

/** Returns a record's text for a page, marked with its language when that differs from the page's. */
export function recordText(text: string, { site, language }: PageScope): LocalizedText {
  const lang = otherIndexLanguage(language, site);
  return lang === undefined || text === '' ? text : { text, lang };
}
