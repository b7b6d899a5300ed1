import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { PageMode } from '../../src/contracts/page.ts';
import { encodeUrl } from '../../src/contracts/urlText.ts';
import { type RoutedUrl, routeUrl } from '../page/route.ts';

/** What `/api/editing/render` was asked for, understood (content platform §3.2). */
export interface EditingRequest {
  site: SiteConfig;
  mode: PageMode;
  /** Marks for the editor, and fields with their metadata. */
  marks: boolean;
  itemId: string;
  address: RoutedUrl;
  version: string | undefined;
  layoutKind: string;
  variant: string;
  previewTime: string | undefined;
  /** Of the one component that a design library shows; null for pages. */
  component: { uid: string; dataSourceId: string | undefined; renderingId: string | undefined } | null;
}

/** Parameters that are missing, or the first that says nothing we could do. */
type EditingFault = { missing: readonly string[] } | { invalid: string };

type Query = Readonly<Record<string, unknown>>;

const MODES: ReadonlyMap<string, { mode: PageMode; marks: boolean }> = new Map([
  ['edit', { mode: 'edit', marks: true }],
  ['preview', { mode: 'preview', marks: false }],
  ['library', { mode: 'library', marks: false }],
  ['library-metadata', { mode: 'library', marks: true }],
]);

/** What may be sent on as an id or in a header: GUIDs, names, dates. */
const WORD = /^[\w{}()+:,. -]{1,200}$/;
const FORMS: Readonly<Record<string, RegExp>> = {
  sc_itemid: WORD,
  sc_uid: WORD,
  sc_variant: WORD,
  sc_version: /^\w{1,20}$/,
  sc_layoutKind: /^(?:final|shared)$/,
  sc_previewTime: WORD,
  sc_renderingId: WORD,
  dataSourceId: WORD,
  generation: WORD,
  // A rooted path of this site, not yet encoded.
  route: /^\/(?![/\\])[^\\]{0,1000}$/,
};

/** What the query of `/api/editing/render` asks for, or what is wrong with it; `sites` are those that this process serves. */
export function readEditingRequest(query: Query, sites: readonly SiteConfig[]): EditingRequest | EditingFault {
  const isBlank = (name: string) => query[name] === undefined || query[name] === '';
  const text = (name: string) => String(query[name]);
  const optional = (name: string) => (isBlank(name) ? undefined : text(name));

  const isLibrary = text('mode').startsWith('library');
  const required = ['sc_site', 'sc_itemid', 'sc_lang', isLibrary ? 'sc_uid' : 'route', 'mode'];
  const missing = required.filter(isBlank);
  if (missing.length > 0) return { missing };

  const site = sites.find(({ contentName, id }) => contentName === query.sc_site || id === query.sc_site);
  if (!site) return { invalid: 'sc_site' };
  const language = site.languages.find(({ code }) => code.toLowerCase() === text('sc_lang').toLowerCase());
  if (!language) return { invalid: 'sc_lang' };
  const kind = MODES.get(text('mode'));
  if (!kind) return { invalid: 'mode' };
  // A parameter given twice is an array.
  const isStrange = (name: string, form: RegExp) => typeof query[name] !== 'string' || !form.test(query[name]);
  const strange = Object.entries(FORMS).find(([name, form]) => !isBlank(name) && isStrange(name, form));
  if (strange) return { invalid: strange[0] };

  const variant = optional('sc_variant') ?? '_default';
  return {
    ...{ site, mode: kind.mode, itemId: text('sc_itemid') },
    marks: kind.marks || (isLibrary && query.generation === 'variant'),
    address: addressOf(site, language, isLibrary ? '/' : text('route')),
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
 * The route in the editor's language. What the router does not know, the platform's wildcard items among them, is a content
 * page: the item says what is shown.
 */
function addressOf(site: SiteConfig, language: LanguageConfig, route: string): RoutedUrl {
  const [path = '/', search = ''] = route.split(/[?#]/);
  const address = `${language.prefix}${path === '/' && language.prefix ? '' : path}`;
  const known = routeUrl(site, encodeUrl(address), new URLSearchParams(search));
  if (known) return { ...known, language };
  const shown = { kind: 'content', path, query: new URLSearchParams() } as const;
  return { language, route: shown, layoutPath: path, path: encodeUrl(address), search: '' };
}
