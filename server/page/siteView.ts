import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SiteView } from '../../src/contracts/page/page.ts';
import { missingFeatures } from '../site/missingFeatures.ts';
import { presentPaths } from '../site/missingPages.ts';

const views = new WeakMap<SiteConfig, SiteView>();

/** Returns the part of a site's configuration that browsers receive. */
export function siteView(site: SiteConfig): SiteView {
  const cached = views.get(site);
  if (cached) return cached;
  const { id, name, country, currency, languages, distanceUnit, navigation, carDetailLayout, weekStart } = site;
  const { phone, phoneText } = site;
  const paths = presentPaths(site);
  const missing = [...missingFeatures(site)];
  const view: SiteView = {
    ...{ id, name, country, currency, languages, paths, distanceUnit, navigation },
    company: { name: site.company.name, email: site.company.email },
    ...(phone && { phone }),
    ...(phone && phoneText && { phoneText }),
    ...(weekStart && { weekStart }),
    ...(missing.length > 0 && { missing }),
    carDetailLayout,
    consentManager: consentManagerView(site),
  };
  views.set(site, view);
  return view;
}

function consentManagerView({ consentManager }: SiteConfig): SiteView['consentManager'] {
  if (!consentManager) return null;
  const { origins: _ours, ...view } = consentManager;
  return view;
}
