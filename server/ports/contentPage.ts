import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutData } from '../../src/contracts/layout.ts';
import type { PageLanguage } from './pageLanguages.ts';

export interface ContentPage {
  layout: LayoutData;
  /** Those in which the page exists. */
  languages: readonly PageLanguage[];
}

/** Whose content is wanted; `signal` is aborted when the visitor leaves. */
export interface InSite {
  site: SiteConfig;
  signal?: AbortSignal;
}
export interface InLanguage extends InSite {
  language: LanguageConfig;
}
