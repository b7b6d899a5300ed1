import { isCampaignParameter } from '../../contracts/leads/leadSource.ts';
import type { FieldValues } from '../../ui/form/fieldValues.ts';

/** Returns the URL of the page, with the campaign of the page by which the visitor came to this document. */
export function leadSource(): string {
  const url = new URL(window.location.href);
  const [navigation] = performance.getEntriesByType('navigation');
  const first = navigation ? new URL(navigation.name).searchParams : [];
  for (const [name, value] of first) {
    if (isCampaignParameter(name) && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Returns the references of the quotes that the page shows, as a value of the form; none without quotes. */
export function shownQuotes(): FieldValues {
  const cards = document.querySelectorAll<HTMLElement>('[data-quote-reference]');
  const references = Array.from(cards, ({ dataset }) => dataset.quoteReference ?? '').filter(Boolean);
  return references.length > 0 ? { quoteReference: references.join(', ') } : {};
}
