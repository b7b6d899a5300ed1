import type { SiteConfig } from '../../config/siteConfig.ts';
import { type FeatureName, featuresWithout } from '../../src/contracts/page/features.ts';

const bySite = new WeakMap<SiteConfig, ReadonlySet<FeatureName>>();

/** Returns the features that a site does not have, because an upstream is off or cannot do it. */
export function missingFeatures(site: SiteConfig): ReadonlySet<FeatureName> {
  const known = bySite.get(site);
  if (known) return known;
  const missing = new Set(featuresWithout(site.off ?? []));
  if (site.withoutDistance) missing.add('distance');
  bySite.set(site, missing);
  return missing;
}
