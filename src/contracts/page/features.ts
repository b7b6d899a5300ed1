/**
 * What the product does by features, and the upstreams that each needs, by their names in `config/upstreams.ts`. A feature whose upstream is off is not
 * there (docs/decisions/0191). Components, paths, APIs, forms and views name their feature; nothing else decides what is left out.
 */
export const FEATURES = {
  /** Cars, car lists, dealers, the search box, saved and compared cars. */
  stock: ['search'],
  /** The distance of cars from a place. Also not there when the engine does not search by it (`SEARCH_DISTANCE`). */
  distance: ['search'],
  /**
   * How prices compare with those of other cars. Also not there on sites without `paths.priceIndicator`, and when the engine does not calculate it
   * (`SEARCH_PRICE_INDICATOR`).
   */
  priceIndicator: ['search'],
  /** The total cost of cars. Also not there on sites without `totalCost`, and when the engine does not calculate it (`SEARCH_TOTAL_COST`). */
  totalCost: ['search'],
  /** Copies of saved and viewed cars for reading without a connection. Also not there when it is switched off (`OFFLINE`). */
  offline: ['search'],
  /** The places of the cars of a list on a map. Also not there without a map service. */
  carMap: ['search'],
  /** Files below `/-/media/`. */
  media: ['media'],
  /** Other paths of the platform's host. */
  platform: ['platform'],
  /** Forms that send a lead. Its recipient is a dealer of the index. */
  leads: ['leads', 'search'],
  /** Saved searches of the list, and alerts about cars. Also not there without `SAVED_SEARCH_SECRETS`. */
  savedSearches: ['search', 'leads'],
  /** The time of a test drive in the contact form of a car. */
  testDrives: ['testDrives', 'leads', 'search'],
  /** The page of a booked test drive. */
  bookedTestDrives: ['testDrives'],
  serviceBooking: ['booking'],
  tireHotel: ['tireHotel'],
  /** Forms of marketing, and the newsletter. */
  embeddedForms: ['embeddedForms'],
  /** Videos, 360° and interior views of single cars. */
  carMedia: ['carMedia'],
  /** Quotes of a lender. */
  quotes: ['finance', 'search'],
  /** The estimate of the visitor's own car. */
  tradeIn: ['valuation'],
  /** Suggestions of places where somebody types one. */
  places: ['places'],
  /** Page views and variants of pages. */
  events: ['events'],
} as const satisfies Record<string, readonly string[]>;

export type FeatureName = keyof typeof FEATURES;

/** The upstreams that a feature needs. */
export type NeedsOf<Name extends FeatureName> = (typeof FEATURES)[Name][number];

const FEATURE_NAMES = Object.keys(FEATURES) as readonly FeatureName[];

/** Returns the features that are not there when some upstreams are off. */
export function featuresWithout(off: readonly NeedsOf<FeatureName>[]): readonly FeatureName[] {
  return FEATURE_NAMES.filter((name) => FEATURES[name].some((upstream) => off.includes(upstream)));
}
