/** Types of the content of a site in a language as `files/` reads it, and functions that create field values of the layout contract. */

/** Field name → value in the shape of the layout JSON (text, image, link, checkbox, item or list of items). */
export type FieldMap = Record<string, unknown>;

/** One component on a page, with the components inside its own placeholders. */
export interface Block {
  component: string;
  params?: Record<string, string>;
  fields?: FieldMap;
  placeholders?: Record<string, Block[]>;
  /** Replacements by the id of a variant; null hides the component in that variant. */
  experiences?: Readonly<Record<string, Block | null>>;
}

/** One page. `path` is '/', '/kop-bil' or, for a wildcard item, '/kop-bil/,-w-,'; it is the same in every language. */
export interface PageContent {
  path: string;
  template: string;
  fields: FieldMap;
  main: Block[];
  /** ISO 8601; a fixed date when absent. */
  updated?: string;
  /** Items below the page that are not pages: the tags of a stories index. */
  items?: readonly SubItem[];
}

/** An item that is not a page. The same path in every language is the same item. */
export interface SubItem {
  /** Path below the page: `Tags/elbil`; missing folders are created. */
  path: string;
  template: string;
  displayName: string;
  fields: FieldMap;
}

/** Refers to an item before the tree is built: a page, or one of its `items`. */
export interface Reference {
  reference: { page: string; path: string };
}

/** One row of the platform's redirect list. */
export interface ContentRedirect {
  pattern: string;
  target: string;
  redirectType: 'REDIRECT_301' | 'REDIRECT_302' | 'SERVER_TRANSFER';
  isQueryStringPreserved: boolean;
  isLanguagePreserved: boolean;
  locale: string;
}

/** All content of a site in a language. The first language of a site is its default. */
export interface SiteContent {
  site: string;
  language: string;
  hostName: string;
  header: Block;
  footer: Block;
  pages: PageContent[];
  notFound: PageContent;
  serverError: PageContent;
  robots?: string;
  redirects?: ContentRedirect[];
  attributes?: Record<string, string>;
}

/** A referenced item (of a droplink or multilist) as in the layout. `id` and `url` are set when the tree is built. */
export interface ItemValue {
  id: string;
  url: string;
  name: string;
  displayName: string;
  fields: FieldMap;
}

/** The value of an image field. Width and height are strings, as on the platform. */
interface ImageValue {
  src: string;
  alt: string;
  width?: string;
  height?: string;
  class?: string;
}

/** The value of a general link. */
interface LinkValue {
  href: string;
  text?: string;
  linktype?: string;
  target?: string;
}

/** Single-line or multi-line text. */
export function text(value: string): { value: string } {
  return { value };
}

/** Rich text: trusted HTML with resolved links and media. */
export function rich(html: string): { value: string } {
  return { value: html };
}

/** An image; SVG images have no width and height. `cutOut`: its ground is transparent. Without `src`, returns the platform's empty value. */
export function image(
  src?: string,
  alt = '',
  width?: number,
  height?: number,
  cutOut = false,
): { value: ImageValue | Record<string, never> } {
  if (!src) return { value: {} };
  const size = width && height ? { width: String(width), height: String(height) } : {};
  return { value: { src, alt, ...size, ...(cutOut && { class: 'cut-out' }) } };
}

/** A general link; internal when `href` starts with a slash, an anchor with '#', mail with 'mailto:', else external. */
export function link(href = '', label?: string, target?: string): { value: LinkValue } {
  if (!href) return { value: { href: '' } };
  return {
    value: {
      href,
      ...(label ? { text: label } : {}),
      linktype: linkType(href),
      ...(target ? { target } : {}),
    },
  };
}

function linkType(href: string): string {
  if (href.startsWith('#')) return 'anchor';
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('/-/media/')) return 'media';
  return href.startsWith('/') ? 'internal' : 'external';
}

/** A checkbox. */
export function checkbox(on: boolean): { value: boolean } {
  return { value: on };
}

/** One referenced item: a droplink's value, or an entry of a multilist. */
export function item(name: string, fields: FieldMap, displayName = name): ItemValue {
  return { id: '', url: '', name, displayName, fields };
}

/** A reference to a page or one of its items: a droplink's value, or an entry of a multilist. It is dropped when the target does not exist. */
export function reference(page: string, path = ''): Reference {
  return { reference: { page, path } };
}

/** A multilist: the items in order. */
export function items(...entries: ItemValue[]): ItemValue[] {
  return entries;
}
