import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import type { LayoutData } from '../../../src/contracts/content/layout.ts';
import type { CacheCaller } from '../../cache/cache.ts';
import type { PageLanguage } from './pageLanguages.ts';

export interface ContentPage {
  layout: LayoutData;
  /** Languages in which the page exists. */
  languages: readonly PageLanguage[];
}

/** The site of requested content, and who asks for it. */
export interface SiteScope extends CacheCaller {
  site: SiteConfig;
}
export interface LanguageScope extends SiteScope {
  language: LanguageConfig;
}
