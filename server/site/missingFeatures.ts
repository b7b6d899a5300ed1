import type { SiteConfig } from '../../config/siteConfig.ts';
import { type FeatureName, featuresWithout } from '../../src/contracts/page/features.ts';

const bySite = new WeakMap<SiteConfig, ReadonlySet<FeatureName>>();

/** Returns the features that a site does not have, because it is switched off, or an upstream is off or cannot do it. */
export function missingFeatures(site: SiteConfig): ReadonlySet<FeatureName> {
  const known = bySite.get(site);
  if (known) return known;
  const missing = new Set(featuresWithout(site.off ?? []));
  if (site.offline === false) missing.add('offline');
  if (site.withoutDistance) missing.add('distance');
  if (site.withoutMaps) missing.add('carMap');
  if (site.withoutSavedSearches || site.paths.savedSearches === null) missing.add('savedSearches');
  if (site.withoutPriceIndicator || site.paths.priceIndicator === null) missing.add('priceIndicator');
  if (site.withoutTotalCost || !site.totalCost) missing.add('totalCost');
  bySite.set(site, missing);
  return missing;
}
