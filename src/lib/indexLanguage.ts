import type { LanguageView, SiteView } from '../contracts/page.ts';
import type { ShownText } from '../contracts/valueTexts.ts';

/** The indexes are in a site's first language: its code, for texts of theirs on a page of another language; else undefined. */
export function foreignTo(language: Pick<LanguageView, 'code'>, { languages }: Pick<SiteView, 'languages'>) {
  const spoken = languages[0]?.code;
  return spoken === language.code ? undefined : spoken;
}

interface Place {
  site: Pick<SiteView, 'languages'>;
  language: Pick<LanguageView, 'code'>;
}

/** A text of a record as a page shows it: marked with its language where that is not the page's. */
export function recordText(text: string, { site, language }: Place): ShownText {
  const lang = foreignTo(language, site);
  return lang === undefined || text === '' ? text : { text, lang };
}
