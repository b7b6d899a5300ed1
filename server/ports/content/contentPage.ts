import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import type { LayoutData } from '../../../src/contracts/content/layout.ts';
import type { PageLanguage } from './pageLanguages.ts';

export interface ContentPage {
  layout: LayoutData;
  /** Languages in which the page exists. */
  languages: readonly PageLanguage[];
}

/** The site of requested content. `signal` aborts when the client disconnects. */
export interface SiteScope {
  site: SiteConfig;
  signal?: AbortSignal;
}
export interface LanguageScope extends SiteScope {
  language: LanguageConfig;
}
