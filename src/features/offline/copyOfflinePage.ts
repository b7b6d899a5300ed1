import type { PageData } from '../../contracts/page/page.ts';
import { dateFormat } from '../../lib/formats.ts';
import { COPY_LIST, COPY_TEMPLATES, TIME_MARK } from './copyMarkup.ts';
import { COPY_HEADERS, ENTRIES_MARK, OFFLINE_PAGES } from './copyStore.ts';
import { copyResponse, fetchDocument, makeStandalone, stylesOf } from './standalone.ts';

/** Status of the offline page: nobody may take it for the page of the URL. */
const UNAVAILABLE = 503;

/** What the copies of cars take from the offline page. */
export interface CopyParts {
  /** Returns a new element of a template, with a time in its text. */
  fill: (template: keyof typeof COPY_TEMPLATES, at: number) => HTMLElement;
  /** Its style sheets. */
  styles: readonly string[];
}

/**
 * Fetches the offline page in a language and stores it. Returns what copies of cars take from it; null where the site has none.
 *
 * @throws without network
 */
export async function copyOfflinePage(url: string, language: PageData['language']): Promise<CopyParts | null> {
  const page = (await fetchDocument(url))?.page;
  const list = page?.getElementById(COPY_LIST);
  if (!page || !list) return null;
  const section = list.closest('section');
  if (section) list.closest('main')?.replaceChildren(section);
  const styles = await stylesOf(page);
  const templates = Object.fromEntries(
    Object.entries(COPY_TEMPLATES).map(([name, id]) => [name, page.querySelector<HTMLTemplateElement>(`#${id}`)]),
  );
  list.textContent = ENTRIES_MARK;
  await makeStandalone(page);
  const cache = await caches.open(OFFLINE_PAGES);
  await cache.put(url, copyResponse(page, styles, { [COPY_HEADERS.prefix]: language.prefix }, UNAVAILABLE));
  const times = dateFormat(language.locale, { dateStyle: 'long', timeStyle: 'short' });
  return {
    styles,
    fill(name, at) {
      const parts = document.importNode(templates[name]?.content as DocumentFragment, true);
      for (const element of parts.querySelectorAll('[data-time]'))
        element.textContent = (element.textContent ?? '').replace(TIME_MARK, times.format(at));
      return parts.firstElementChild as HTMLElement;
    },
  };
}
