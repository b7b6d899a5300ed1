import type { SiteConfig } from '../../config/siteConfig.ts';
import { carDetailLayoutOf } from '../../config/sites.ts';
import type { SiteView } from '../../src/contracts/page.ts';

const views = new WeakMap<SiteConfig, SiteView>();

/** What the browser may know of a site's configuration. */
export function siteView(site: SiteConfig): SiteView {
  const known = views.get(site);
  if (known) return known;
  const { id, name, country, currency, languages, paths, distanceUnit, navigation } = site;
  const carDetailLayout = carDetailLayoutOf(id);
  const view: SiteView = { id, name, country, currency, languages, paths, distanceUnit, carDetailLayout, navigation };
  views.set(site, view);
  return view;
}
