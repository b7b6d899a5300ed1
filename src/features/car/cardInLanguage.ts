import type { CarCardView } from './card.ts';

/**
 * Returns a card that was stored on a page of another language, for use when no current data is available: its facts get the
 * `lang` they are in (WCAG 3.1.2). Names and amounts are the same in every language of a site.
 *
 * @param cardLanguage code of the card's language; undefined when unknown
 * @param language code of the page's language
 */
export function cardInLanguage(card: CarCardView, cardLanguage: string | undefined, language: string): CarCardView {
  if (cardLanguage === undefined || cardLanguage === language) return card;
  const facts = card.facts.map((fact) => {
    if (typeof fact === 'string') return /\p{L}/u.test(fact) ? { text: fact, lang: cardLanguage } : fact;
    return fact.lang === language ? fact.text : fact;
  });
  return { ...card, facts };
}
