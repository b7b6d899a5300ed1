import { encodeUrlPart } from '../../../lib/urlText.ts';
import type { CopyParts } from './copyOfflinePage.ts';
import { COPY_HEADERS } from './copyStore.ts';
import { copyResponse, fetchDocument, makeStandalone, stylesOf } from './standalone.ts';

/**
 * Fetches the page of a car as every visitor without cookies gets it, and returns a copy of it: without scripts, forms and other cars, with styles
 * and first images in it, and with the time beside each price and monthly cost. Null for a car that is no longer for sale.
 *
 * @throws without network
 */
export async function copyCar(path: string, { fill, styles }: CopyParts): Promise<Response | null> {
  const fetched = await fetchDocument(path);
  if (!fetched) return null;
  const { page, at } = fetched;
  const car = page.querySelector('main [data-price]')?.closest('article');
  const main = car?.closest('main');
  if (!car || !main) return null;
  main.replaceChildren(car);
  for (const form of car.querySelectorAll('form[method="post"]')) {
    const note = fill('form', at);
    // Links to the form lead to the note.
    note.id = form.id;
    form.replaceWith(note);
  }
  for (const price of car.querySelectorAll('[data-price], [data-sum], [data-offers]'))
    (price.closest('p') ?? price).after(fill('price', at));
  const all = new Set([...(await stylesOf(page)), ...styles]);
  await makeStandalone(page);
  // After the link that skips to the content, which is the first one of every page.
  page.querySelector('a[href="#content"]')?.after(fill('banner', at));
  const entry = fill('entry', at);
  const link = entry.querySelector('a');
  if (link) {
    link.href = path;
    link.textContent = car.querySelector('h1')?.textContent ?? path;
  }
  // A screen reader reads the title first.
  page.title = `${entry.querySelector('[data-time]')?.textContent}: ${page.title}`;
  return copyResponse(page, [...all], {
    [COPY_HEADERS.at]: String(at),
    [COPY_HEADERS.entry]: encodeUrlPart(entry.outerHTML),
  });
}
