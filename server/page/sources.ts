import type { BrandHost, LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutData } from '../../src/contracts/content/layout.ts';
import type { LoaderPorts, Make } from '../../src/contracts/page/loader.ts';
import type { CacheCaller } from '../cache/cache.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import type { PageVariants } from '../ports/content/variantsPort.ts';
import type { SiteContent } from './enhance.ts';

/** The data that one page is made from: the ports, bound to its scope. Every call is cached by policy. */
export interface PageSources {
  /** Null when the platform has no such page. `languages` are those in which the page exists. */
  layout: (path: string) => Promise<PlatformPage | null>;
  /** Null for a page without variants. */
  variants: (path: string) => Promise<PageVariants | null>;
  /** @param language by default that of the page */
  dictionary: (language?: LanguageConfig) => Promise<Readonly<Record<string, string>>>;
  /** Settings of the site that editors keep in the platform. */
  siteAttributes: () => Promise<Readonly<Record<string, string>>>;
  /** Paths of all pages in a language, as the platform lists them. */
  routePaths: (language: LanguageConfig) => Promise<readonly string[]>;
  /** Makes that the site sells; null where the platform does not know the site. */
  makes: () => Promise<readonly Make[] | null>;
  /** The platform's not-found page: that of the brand host, else that of the site. */
  notFoundPage: () => Promise<LayoutData | null>;
  /** @param hasEnded whether the loaders no longer wait; see `CacheCaller` */
  loaderPorts: (hasEnded?: () => boolean) => LoaderPorts;
  /** What the site's pages show of its content. */
  siteContent: SiteContent;
}

/** Returns the data sources of a page. */
export type SourcesOf = (scope: RequestScope) => PageSources;

/** The site and language that a call is for, and the caller of the cached data. */
export interface RequestScope extends CacheCaller {
  site: SiteConfig;
  language: LanguageConfig;
  /** On a brand host: the make that lists and searches are restricted to. */
  brand?: BrandHost | null;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

interface PlatformPage {
  layout: LayoutData;
  languages: readonly PageLanguage[];
}
