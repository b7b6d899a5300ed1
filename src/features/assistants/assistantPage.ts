import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import { fillIn } from '../../contracts/page/fillIn.ts';
import type { PageData, SectionOutcome } from '../../contracts/page/page.ts';

/** A page that is described for assistants. */
export interface AssistantPage extends Pick<PageData, 'site' | 'language' | 'path' | 'search' | 'head' | 'status'> {
  translate: Translate;
  /** URL of the page, with its query. */
  url: string;
  /** Returns the absolute URL of a path or URL of the page. */
  absolute: (href: string) => string;
}

/** Returns the part of a page that its description reads. Its origin is that of its canonical URL. */
export function assistantPageOf(page: PageData): AssistantPage {
  const { site, language, path, search, head, status, dictionary } = page;
  const { origin } = new URL(head.canonical);
  const absolute = (href: string) => new URL(href, origin).href;
  const translate: Translate = (key, values) => fillIn(dictionary[key] ?? key, values, language.code);
  return { site, language, path, search, head, status, translate, absolute, url: absolute(path + withMark(search)) };
}

const withMark = (search: string): string => search && `?${search}`;

/** Returns the data of sections by component name, as far as they have arrived. The first section of a component counts. */
export type SectionValues = ReadonlyMap<string, unknown>;

/** Returns the value of a section that has arrived. */
export const dataOf = (outcome: SectionOutcome | undefined): unknown =>
  outcome?.status === 'ok' ? outcome.value : undefined;
