import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { encodeUrl } from '../../lib/urlText.ts';
import type { PageMode } from '../../src/contracts/page/page.ts';
import { type ParsedPageUrl, parsePageUrl } from '../page/route/route.ts';

/** A parsed request to `/api/editing/render` (content platform §3.2). */
export interface EditingRequest {
  site: SiteConfig;
  mode: PageMode;
  /** Whether the page has editing chrome, and fields with their metadata. */
  withChrome: boolean;
  itemId: string;
  target: ParsedPageUrl;
  version: string | undefined;
  layoutKind: string;
  variant: string;
  previewTime: string | undefined;
  /** The component that a design library shows; null for pages. */
  component: { uid: string; dataSourceId: string | undefined; renderingId: string | undefined } | null;
}

/** The missing parameters, or the first invalid one. */
type EditingRequestIssue = { missing: readonly string[] } | { invalid: string };

type Query = Readonly<Record<string, unknown>>;

const MODES: ReadonlyMap<string, { mode: PageMode; withChrome: boolean }> = new Map([
  ['edit', { mode: 'edit', withChrome: true }],
  ['preview', { mode: 'preview', withChrome: false }],
  ['library', { mode: 'library', withChrome: false }],
  ['library-metadata', { mode: 'library', withChrome: true }],
]);

/** Values that may be forwarded as an id or in a header: GUIDs, names, dates. */
const SIMPLE_VALUE = /^[\w{}()+:,. -]{1,200}$/;
const PATTERNS: Readonly<Record<string, RegExp>> = {
  sc_itemid: SIMPLE_VALUE,
  sc_uid: SIMPLE_VALUE,
  sc_variant: SIMPLE_VALUE,
  sc_version: /^\w{1,20}$/,
  sc_layoutKind: /^(?:final|shared)$/,
  sc_previewTime: SIMPLE_VALUE,
  sc_renderingId: SIMPLE_VALUE,
  dataSourceId: SIMPLE_VALUE,
  generation: SIMPLE_VALUE,
  // A rooted path of this site, not yet encoded.
  route: /^\/(?![/\\])[^\\]{0,1000}$/,
};

/** Parses the query of `/api/editing/render`, or returns its issue. `sites` are the sites of this process. */
export function readEditingRequest(query: Query, sites: readonly SiteConfig[]): EditingRequest | EditingRequestIssue {
  const isMissing = (name: string) => query[name] === undefined || query[name] === '';
  const text = (name: string) => String(query[name]);
  const optional = (name: string) => (isMissing(name) ? undefined : text(name));

  const isLibrary = text('mode').startsWith('library');
  const required = ['sc_site', 'sc_itemid', 'sc_lang', isLibrary ? 'sc_uid' : 'route', 'mode'];
  const missing = required.filter(isMissing);
  if (missing.length > 0) return { missing };

  const site = sites.find(({ contentName, id }) => contentName === query.sc_site || id === query.sc_site);
  if (!site) return { invalid: 'sc_site' };
  const language = site.languages.find(({ code }) => code.toLowerCase() === text('sc_lang').toLowerCase());
  if (!language) return { invalid: 'sc_lang' };
  const modeEntry = MODES.get(text('mode'));
  if (!modeEntry) return { invalid: 'mode' };
  // A repeated parameter is an array.
  const isInvalid = (name: string, pattern: RegExp) => typeof query[name] !== 'string' || !pattern.test(query[name]);
  const invalidEntry = Object.entries(PATTERNS).find(([name, pattern]) => !isMissing(name) && isInvalid(name, pattern));
  if (invalidEntry) return { invalid: invalidEntry[0] };

  const variant = optional('sc_variant') ?? '_default';
  return {
    site,
    mode: modeEntry.mode,
    itemId: text('sc_itemid'),
    withChrome: modeEntry.withChrome || (isLibrary && query.generation === 'variant'),
    target: targetOf(site, language, isLibrary ? '/' : text('route')),
    version: optional('sc_version'),
    layoutKind: optional('sc_layoutKind') ?? 'final',
    variant: variant === '_default' ? 'default' : variant,
    previewTime: optional('sc_previewTime'),
    component: isLibrary
      ? { uid: text('sc_uid'), dataSourceId: optional('dataSourceId'), renderingId: optional('sc_renderingId') }
      : null,
  };
}

/**
 * Routes the path in the editor's language. A path that the router does not match, such as a wildcard item of the platform,
 * is a content page: the item decides what is shown.
 */
function targetOf(site: SiteConfig, language: LanguageConfig, route: string): ParsedPageUrl {
  const [path = '/', search = ''] = route.split(/[?#]/);
  const url = encodeUrl(`${language.prefix}${path === '/' && language.prefix ? '' : path}`);
  const match = parsePageUrl(site, url, new URLSearchParams(search));
  if (match) return { ...match, language };
  const contentRoute = { kind: 'content', path, query: new URLSearchParams() } as const;
  return { language, route: contentRoute, layoutPath: path, path: url, search: '' };
}
