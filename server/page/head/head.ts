import type { BrandHost, LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { isRecord, recordOf } from '../../../lib/record.ts';
import type { Fields, RouteData } from '../../../src/contracts/content/layout.ts';
import type { SectionHead } from '../../../src/contracts/page/loader.ts';
import type { HeadData } from '../../../src/contracts/page/page.ts';
import { absoluteWebUrl } from '../../operations/absoluteWebUrl.ts';
import { missingFeatures } from '../../site/missingFeatures.ts';
import { withCarId } from '../route/carIdInPath.ts';
import { heroImage, isSvg, organizationOn, publisherOf, SHARE_IMAGE_SIZE, shareImage } from './organization.ts';

export interface HeadInput {
  site: SiteConfig;
  /** The brand host whose start page this is. */
  brand?: BrandHost | null;
  /** Theme of the icon, which all pages of a host have. */
  iconTheme: string;
  language: LanguageConfig;
  /** Origin of the canonical URL, from the configuration. */
  origin: string;
  /** Canonical path with language prefix. */
  path: string;
  route: RouteData;
  /** Head data of the sections. For each member the first section that sets it wins. */
  heads: readonly SectionHead[];
  /** The page's translations; paths have language prefixes. */
  translations: readonly { language: string; path: string }[];
  /** Whether search engines must not index the page. */
  isHidden: boolean;
}

/** Builds the page's head (F008): title from template and meta title or nav title, description, Open Graph, canonical URL, feeds. */
export function buildHead(input: HeadInput): HeadData {
  const { site, brand, language, origin, route, heads } = input;
  const fields = route.fields ?? {};
  const first = <K extends keyof SectionHead>(name: K) => heads.find((head) => head[name] !== undefined)?.[name];
  const title = titleOf(site.name, first('title') ?? textOf(fields, 'MetaTitle') ?? navTitle(route));
  const description = first('description') ?? textOf(fields, 'MetaDescription');
  const path = first('canonicalPath') ?? input.path;
  const canonical = `${origin}${withCarId(site, path, path.toLowerCase())}`;
  const image = [first('image'), imageOf(fields), heroImage(route)].find((src) => src !== undefined && !isSvg(src));
  const feed = first('feed');
  return {
    title,
    description: description ?? null,
    canonical,
    openGraph: openGraph({
      ...{ title, description, canonical, site, language },
      image: (image && absoluteWebUrl(image, origin)) ?? shareImage(site, origin),
      article: first('article'),
    }),
    icon: `/icons/${input.iconTheme}.svg`,
    alternates: input.isHidden ? [] : alternates(site, origin, input.translations),
    feed: feed ? { title: feed.title, href: `${origin}${feed.path}` } : null,
    jsonLd: [
      webSite(site, brand, language, origin),
      ...(isHomePage(input) ? [organizationOn(route, site, origin)] : []),
      ...heads
        .flatMap((head) => head.jsonLd ?? [])
        .map((data) => withOrigin(data, origin))
        .map((data) => (data['@type'] === 'Article' ? { ...data, publisher: publisherOf(site, origin) } : data)),
    ],
    noindex: input.isHidden || isChecked(fields, 'NoIndex') || heads.some((head) => head.noindex),
  };
}

const isHomePage = ({ path, language, isHidden }: HeadInput): boolean => !isHidden && path === (language.prefix || '/');

/** The template: `{title} | {site}`, unless the title already names the site. */
function titleOf(siteName: string, title: string): string {
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

function navTitle(route: RouteData): string {
  return textOf(route.fields ?? {}, 'NavigationTitle') ?? route.displayName ?? route.name ?? '';
}

function textOf(fields: Fields, name: string): string | undefined {
  const { value } = recordOf(fields[name]);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** A checkbox; old templates write `'1'`. */
function isChecked(fields: Fields, name: string): boolean {
  const { value } = recordOf(fields[name]);
  return value === true || value === '1';
}

function imageOf(fields: Fields): string | undefined {
  const { src } = recordOf(recordOf(fields.OpenGraphImage).value);
  return typeof src === 'string' && src.trim() !== '' ? src.trim() : undefined;
}

interface OpenGraphInput {
  title: string;
  description: string | undefined;
  canonical: string;
  image: string;
  site: SiteConfig;
  language: LanguageConfig;
  article: SectionHead['article'];
}

function openGraph(input: OpenGraphInput): HeadData['openGraph'] {
  const { title, description, canonical, image, site, language, article } = input;
  const properties: [string, string | null | undefined][] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', language.locale.replace('-', '_')],
    ['og:image', image],
    ...(image.endsWith('-share.png') ? shareSize() : []),
    ['twitter:card', 'summary_large_image'],
    ['article:published_time', article?.published],
    ['article:modified_time', article?.modified],
    ...(article?.tags ?? []).map((tag): [string, string] => ['article:tag', tag]),
  ];
  return properties.flatMap(([property, content]) => (content ? [{ property, content }] : []));
}

const shareSize = (): [string, string][] => [
  ['og:image:width', String(SHARE_IMAGE_SIZE.width)],
  ['og:image:height', String(SHARE_IMAGE_SIZE.height)],
];

/** Returns the hreflang links: one for each translation, and `x-default` for the site's default. Empty with one language. */
function alternates(site: SiteConfig, origin: string, translations: HeadInput['translations']): HeadData['alternates'] {
  if (translations.length < 2) return [];
  const links = translations.map(({ language, path }) => ({ hreflang: language, href: `${origin}${path}` }));
  const defaultTranslation = translations.find(({ language }) => language === site.languages[0].code);
  return defaultTranslation
    ? [...links, { hreflang: 'x-default', href: `${origin}${defaultTranslation.path}` }]
    : links;
}

/** Prefixes rooted paths of JSON-LD with the site's origin. */
function withOrigin(data: Readonly<Record<string, unknown>>, origin: string): Record<string, unknown> {
  const absolutely = (value: unknown): unknown => {
    if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? `${origin}${value}` : value;
    if (Array.isArray(value)) return value.map(absolutely);
    return isRecord(value) ? withOrigin(value, origin) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, absolutely(value)]));
}

function webSite(
  site: SiteConfig,
  brand: BrandHost | null | undefined,
  language: LanguageConfig,
  origin: string,
): Record<string, unknown> {
  const list = `${origin}${language.prefix}${site.paths.carList}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand ? `${site.name} ${brand.make}` : site.name,
    url: `${origin}${language.prefix || '/'}`,
    inLanguage: language.locale,
    ...(!missingFeatures(site).has('stock') && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${list}?keyphrase={keyphrase}` },
        'query-input': 'required name=keyphrase',
      },
    }),
  };
}
