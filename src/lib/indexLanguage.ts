import type { LanguageView, SiteView } from '../contracts/page.ts';
import type { LocalizedText } from '../contracts/valueTexts.ts';

/** The indexes are in a site's first language: its code, for texts of theirs on a page of another language; else undefined. */
export function otherIndexLanguage(language: Pick<LanguageView, 'code'>, { languages }: Pick<SiteView, 'languages'>) {
  const indexLanguage = languages[0]?.code;
  return indexLanguage === language.code ? undefined : indexLanguage;
}

interface PageScope {
  site: Pick<SiteView, 'languages'>;
  language: Pick<LanguageView, 'code'>;
}

/** A text of a record as a page shows it: marked with its language where that is not the page's. */
export function recordText(text: string, { site, language }: PageScope): LocalizedText {
  const lang = otherIndexLanguage(language, site);
  return lang === undefined || text === '' ? text : { text, lang };
}
