import type { Offer } from './offer.ts';
import type { PublishedSite } from './sites.ts';

/** A format of feeds: what is before, for and after the offers. */
export interface FeedFormat {
  readonly contentType: string;
  open(site: PublishedSite, language: string): string;
  /** Returns the text of an offer; null when the format does not take such a car. */
  item(offer: Offer, site: PublishedSite): string | null;
  readonly close: string;
}
