import type { PageData } from '../../contracts/page/page.ts';
import { trustedHtml } from '../../lib/browser/trustedHtml.ts';
import type { CarCardView } from '../car/card.ts';
import type { CarListResponse, CarSearchResponse } from '../carSearch/listResponse.ts';

/** Cards as the server rendered them, so that the browser inserts or keeps markup instead of rendering each card. */

/** A value for `dangerouslySetInnerHTML`. */
export interface Markup {
  readonly __html: string;
}

/** Of a card that is in the document: React keeps the content of the element. */
const IN_DOCUMENT: Markup = { __html: trustedHtml('') };

/** Markup of the server, as text until it is used. */
const markups = new WeakMap<CarCardView, string>();
const elements = new WeakMap<CarCardView, Element>();

/** Takes the markup out of a response. Markup of another build has other class names, and pages for editors other cards. */
export function withoutMarkup(
  { markup, ...response }: CarSearchResponse,
  { build, mode }: Pick<PageData, 'build' | 'mode'>,
): CarListResponse {
  const [cards = []] = response.pages;
  if (markup?.build !== build || mode) return response;
  cards.forEach((card, index) => {
    const html = markup.cards[index];
    if (html) markups.set(card, html);
  });
  return response;
}

/** Finds the elements of the document's cards. Call it before the list is hydrated. */
export function collectDocumentCards(cards: readonly CarCardView[]): void {
  const found = document.querySelectorAll<HTMLElement>('ul[aria-busy] > li > [data-car]');
  const byId = new Map([...found].map((card) => [card.dataset.car, card]));
  for (const card of cards) {
    const element = byId.get(card.id);
    if (element && !elements.has(card)) elements.set(card, element);
  }
}

/** Returns whether the browser inserts or keeps the markup of a card. */
export const hasMarkup = (card: CarCardView): boolean => markups.has(card) || elements.has(card);

/** Returns the markup of a card; null when the browser has to render it. */
export function markupOf(card: CarCardView): Markup | null {
  const html = markups.get(card);
  if (html) return { __html: trustedHtml(html) };
  return elements.has(card) ? IN_DOCUMENT : null;
}

/** Returns the card's element in a list item. A card of the document is moved there from its former list item. */
export function cardIn(item: Element, card: CarCardView): Element | null {
  const element = elements.get(card);
  if (element && !item.firstElementChild) item.append(element);
  return item.firstElementChild;
}
