import type { SiteContent } from '../authoring.ts';
import { type Guid, parseGuid } from './guid.ts';
import { Item, type PlacedBlock } from './item.ts';
import { Templates } from './templates.ts';

/** One site of the tree. */
export interface SiteNode {
  readonly name: string;
  readonly root: Item;
  readonly home: Item;
  /** Default language first. */
  readonly languages: readonly string[];
  readonly content: ReadonlyMap<string, SiteContent>;
  /** Phrase by key, per language. */
  readonly dictionary: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Pages by lower-case route. */
  readonly routes: Map<string, Item>;
  readonly notFound: Item;
  readonly serverError: Item;
  /** Per language. */
  readonly header: ReadonlyMap<string, PlacedBlock>;
  readonly footer: ReadonlyMap<string, PlacedBlock>;
}

/** The content tree with its indexes. It is not changed after it is built. */
export class ContentTree {
  readonly templates = new Templates();
  readonly sites = new Map<string, SiteNode>();
  readonly root: Item;
  readonly contentRoot: Item;
  readonly #byId = new Map<Guid, Item>();
  readonly #byPath = new Map<string, Item>();

  constructor() {
    this.root = new Item(null, 'sitecore', this.templates.folder);
    this.contentRoot = new Item(this.root, 'content', this.templates.folder);
  }

  /** Builds the indexes. Call this after all items are added. */
  index(): void {
    for (const item of this.root.walk()) {
      this.#byId.set(item.id, item);
      this.#byPath.set(item.path.toLowerCase(), item);
    }
  }

  /** Finds an item by tree path or by GUID in any format; null when there is none. */
  find(pathOrId: string): Item | null {
    const id = parseGuid(pathOrId);
    if (id) return this.#byId.get(id) ?? null;
    return this.#byPath.get(pathOrId.replace(/\/+$/, '').toLowerCase()) ?? null;
  }

  /** Finds the page of a site at a path without language prefix; null when there is none. */
  page(site: string, routePath: string): Item | null {
    return this.sites.get(site)?.routes.get(normalRoute(routePath)) ?? null;
  }
}

/** Normalizes a path: `/Kop-Bil/` and `kop-bil` become `/kop-bil`; the query is dropped. */
export function normalRoute(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return `/${pathname.replace(/^\/+|\/+$/g, '').toLowerCase()}`;
}
