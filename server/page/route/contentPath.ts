import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { encodeUrl } from '../../../lib/urlText.ts';
import { type ParsedPageUrl, parsePageUrl } from './route.ts';

const NO_QUERY = new URLSearchParams();

/**
 * Returns the routed page of a platform page, or null when it has no URL of its own: cars and dealers have one by their records, lists of makes
 * are no platform pages.
 *
 * @param path without language prefix
 */
export function routedContent(path: string, site: SiteConfig, language: LanguageConfig): ParsedPageUrl | null {
  const trimmedPath = path.replace(/(?<=.)\/$/, '');
  const url = `${language.prefix}${trimmedPath === '/' && language.prefix ? '' : trimmedPath}`;
  const routed = parsePageUrl(site, encodeUrl(url), NO_QUERY);
  if (!routed || routed.language !== language) return null;
  const { kind, listMake } = routed.route;
  return kind !== 'car' && kind !== 'dealer' && listMake === undefined ? routed : null;
}
