import type { BrandHost, LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutData } from '../../src/contracts/content/layout.ts';
import type { Brand, LoaderPorts } from '../../src/contracts/page/loader.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import type { PageVariants } from '../ports/content/variantsPort.ts';
import type { SiteImages } from './enhance.ts';

/** The data that pages are made from: the ports, reduced to what `server/page` needs. Every call is cached by policy. */
export interface PageSources {
  /** Null when the platform has no such page. `languages` are those in which the page exists. */
  layout: (scope: RequestScope, path: string) => Promise<PlatformPage | null>;
  /** Null for a page without variants. */
  variants: (scope: RequestScope, path: string) => Promise<PageVariants | null>;
  dictionary: (scope: RequestScope) => Promise<Readonly<Record<string, string>>>;
  /** Settings of the site that editors keep in the platform. */
  siteAttributes: (scope: RequestScope) => Promise<Readonly<Record<string, string>>>;
  /** Paths of all pages in a language, as the platform lists them. */
  routePaths: (scope: RequestScope) => Promise<readonly string[]>;
  /** Makes that the site sells; null where the platform does not know the site. */
  brands: (scope: RequestScope) => Promise<readonly Brand[] | null>;
  /** The platform's not-found page. */
  notFoundPage: (scope: RequestScope) => Promise<LayoutData | null>;
  loaderPorts: (scope: RequestScope) => LoaderPorts;
  /** Maps image URLs of content to the URLs that the site's pages use. */
  images: (scope: RequestScope) => SiteImages;
}

/** The site and language that a call is for, and the signal that cancels it. */
export interface RequestScope {
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
