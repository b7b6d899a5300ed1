import type { BrandHost, LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { LayoutData } from '../../src/contracts/layout.ts';
import type { Brand, LoaderPorts } from '../../src/contracts/loader.ts';
import type { PageLanguage } from '../ports/pageLanguages.ts';
import type { PageVariants } from '../ports/variantsPort.ts';
import type { SitePictures } from './enhance.ts';

/** Where pages come from: the ports, bound to what the page room needs. Every call is cached by policy. */
export interface PageSources {
  /** Null when the platform has no such page. `languages` are those in which the page exists. */
  layout: (where: Where, path: string) => Promise<PlatformPage | null>;
  /** Null for a page without variants. */
  variants: (where: Where, path: string) => Promise<PageVariants | null>;
  dictionary: (where: Where) => Promise<Readonly<Record<string, string>>>;
  /** Settings of the site that editors keep in the platform. */
  siteAttributes: (where: Where) => Promise<Readonly<Record<string, string>>>;
  /** Paths of all pages in a language, as the platform lists them. */
  routePaths: (where: Where) => Promise<readonly string[]>;
  /** Makes that the site sells; null where the platform does not know the site. */
  brands: (where: Where) => Promise<readonly Brand[] | null>;
  /** The platform's not-found page. */
  notFoundPage: (where: Where) => Promise<LayoutData | null>;
  loaderPorts: (where: Where) => LoaderPorts;
  /** Where the site's pages show pictures from. */
  pictures: (where: Where) => SitePictures;
}

export interface Where {
  site: SiteConfig;
  language: LanguageConfig;
  /** On a brand host: the make that lists and searches are restricted to. */
  brand?: BrandHost | null;
  signal: AbortSignal;
}

interface PlatformPage {
  layout: LayoutData;
  languages: readonly PageLanguage[];
}
