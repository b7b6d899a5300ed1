/** Content of one site in one language as `files/` reads it, and small builders for the field values of the layout contract. */

/** Field name → value in the shape of the layout JSON (text, image, link, checkbox, item or list of items). */
export type FieldMap = Record<string, unknown>;

/** One component on a page, with the components inside its own placeholders. */
export interface Block {
  component: string;
  params?: Record<string, string>;
  fields?: FieldMap;
  placeholders?: Record<string, Block[]>;
  /** What stands here instead for visitors of a variant, by its id; null hides the component from them. */
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
  /** What stands below the page in the tree without being a page: the tags of a stories index. */
  items?: readonly SubItem[];
}

/** An item that is no page. The same path in every language is the same item. */
export interface SubItem {
  /** Below the page: `Tags/elbil`; folders are made on the way. */
  path: string;
  template: string;
  displayName: string;
  fields: FieldMap;
}

/** Stands for an item of the tree until it is built: a page, or one of its `items`. */
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

/** Everything one site says in one language. The first language of a site is its default. */
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

/** A referenced item (droplink, or one of a multilist), as the layout carries it. `id` and `url` are filled in when the tree is built. */
export interface ItemValue {
  id: string;
  url: string;
  name: string;
  displayName: string;
  fields: FieldMap;
}

/** The value of an image field; width and height are strings, as the platform writes them. */
interface ImageValue {
  src: string;
  alt: string;
  width?: string;
  height?: string;
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

/** Rich text: trusted HTML, links and media already resolved. */
export function rich(html: string): { value: string } {
  return { value: html };
}

/** An image; leave width and height out for SVG. No `src` gives the platform's empty value. */
export function image(
  src?: string,
  alt = '',
  width?: number,
  height?: number,
): { value: ImageValue | Record<string, never> } {
  if (!src) return { value: {} };
  const size = width && height ? { width: String(width), height: String(height) } : {};
  return { value: { src, alt, ...size } };
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

/** A droplink's value, or an entry of a multilist, that points at a page or at one of its items; what is not there is none. */
export function reference(page: string, path = ''): Reference {
  return { reference: { page, path } };
}

/** A multilist: the items in order. */
export function items(...entries: ItemValue[]): ItemValue[] {
  return entries;
}
