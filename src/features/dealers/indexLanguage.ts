import type { LanguageView, SiteView } from '../../contracts/page.ts';

/** The dealer index speaks a site's first language: its code, for what stands on a page of another; else nothing. */
export function foreignTo(language: LanguageView, { languages }: SiteView): string | undefined {
  const spoken = languages[0]?.code;
  return spoken === language.code ? undefined : spoken;
}
