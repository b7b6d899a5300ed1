import type { SiteConfig } from '../../config/siteConfig.ts';
import { FORMS, isFormName } from '../../src/contracts/forms/forms.ts';
import { missingFeatures } from '../site/missingFeatures.ts';

/** Returns whether a site takes a form: false while its upstream is off. Names of no form are for the caller to refuse. */
export const isFormServed = (name: unknown, site: SiteConfig): boolean =>
  !isFormName(name) || !missingFeatures(site).has(FORMS[name].feature);
