import type { PageContent, SiteContent, SubItem } from '../authoring.ts';
import type { ContentLibrary } from '../library.ts';
import { addBrands } from './brands.ts';
import { placeBlocks } from './dataSources.ts';
import { Item, type PlacedBlock } from './item.ts';
import { type Resolve, withReferences } from './references.ts';
import { learnFields } from './templates.ts';
import { ContentTree, normalRoute, type SiteNode } from './tree.ts';

/** Default modification date; it is fixed, so that responses do not depend on the day. */
const UPDATED = '2026-01-15T08:00:00Z';
const WILDCARD = ',-w-,';

/** Builds the tree of all sites: `/sitecore/content/{tenant}/{site}/Home/...` with data sources and dictionaries. */
export function buildTree(library: ContentLibrary): ContentTree {
  const tree = new ContentTree();
  const bySite = Map.groupBy(library.sites, (content) => content.site);
  for (const [site, contents] of bySite) tree.sites.set(site, buildSite(tree, site, contents, library));
  const languages = new Set(library.sites.map((content) => content.language));
  for (const item of tree.root.walk()) if (!item.site) addEmptyVersions(item, languages);
  tree.index();
  return tree;
}

function buildSite(
  tree: ContentTree,
  site: string,
  contents: readonly SiteContent[],
  library: ContentLibrary,
): SiteNode {
  const { templates } = tree;
  const tenantName = site.split('-', 1)[0] ?? site;
  const tenant =
    tree.contentRoot.children.find((child) => child.name === tenantName) ??
    new Item(tree.contentRoot, tenantName, templates.define('Tenant'));
  const root = new Item(tenant, site, templates.siteRoot, { site });
  const languages = contents.map((content) => content.language);
  const pages = new PageBuilder(tree, root, contents);
  const dictionary = new Map(languages.map((language) => [language, library.phrases(site, language)]));
  addDictionary(tree, root, dictionary);
  addBrands(root, templates, languages, UPDATED);
  addEmptyVersions(root, languages);
  return {
    name: site,
    root,
    home: pages.node('/'),
    languages,
    content: new Map(contents.map((content) => [content.language, content])),
    dictionary,
    routes: pages.routes,
    notFound: pages.node(contents[0]?.notFound.path ?? '/404'),
    serverError: pages.node(contents[0]?.serverError.path ?? '/500'),
    header: new Map(contents.map((content) => [content.language, pages.shared(content, 'header')])),
    footer: new Map(contents.map((content) => [content.language, pages.shared(content, 'footer')])),
  };
}

/** Builds the page items of a site. Paths without a page become folders. */
class PageBuilder {
  readonly routes = new Map<string, Item>();
  readonly #tree: ContentTree;
  readonly #root: Item;
  readonly #templates = new Map<string, string>();
  readonly #nodes = new Map<string, Item>();

  constructor(tree: ContentTree, root: Item, contents: readonly SiteContent[]) {
    this.#tree = tree;
    this.#root = root;
    for (const content of contents) {
      for (const page of pagesOf(content)) this.#templates.set(normalRoute(page.path), page.template);
    }
    for (const path of this.#templates.keys()) this.node(path);
    // Before the pages, which refer to these items.
    for (const content of contents) for (const page of pagesOf(content)) this.#addItems(page, content);
    for (const content of contents) for (const page of pagesOf(content)) this.#addVersion(page, content);
    const languages = contents.map((content) => content.language);
    for (const [route, item] of this.#nodes) if (!this.routes.has(route)) addEmptyVersions(item, languages);
  }

  node(path: string): Item {
    const route = normalRoute(path);
    const existing = this.#nodes.get(route);
    if (existing) return existing;
    const templateName = this.#templates.get(route);
    const { templates } = this.#tree;
    const template = templateName ? templates.define(templateName, [templates.page]) : templates.folder;
    const segment = route.slice(route.lastIndexOf('/') + 1);
    const parent = route === '/' ? this.#root : this.node(route.slice(0, route.lastIndexOf('/')) || '/');
    const item = new Item(parent, nameOf(segment), template, { route });
    this.#nodes.set(route, item);
    if (templateName) this.routes.set(route, item);
    return item;
  }

  #addVersion(page: PageContent, content: SiteContent): void {
    const item = this.node(page.path);
    const updated = page.updated ?? UPDATED;
    const hidden = page === content.notFound || page === content.serverError || item.name === '*';
    const authored = { ...(hidden ? { hideInNavigation: { value: '1' } } : {}), ...page.fields };
    const fields: Readonly<Record<string, unknown>> = withReferences(authored, this.#resolve);
    learnFields(item.template, fields);
    item.versions.set(content.language, {
      displayName: textOf(fields.NavigationTitle) || textOf(fields.Title) || item.name,
      fields,
      updated,
      layout: placeBlocks(page.main, item, this.#tree.templates, {
        language: content.language,
        updated,
        resolve: this.#resolve,
      }),
    });
  }

  /** Places header or footer, whose data source all pages of the site share. */
  shared(content: SiteContent, part: 'header' | 'footer'): PlacedBlock {
    const block = content[part];
    const version = { language: content.language, updated: UPDATED, resolve: this.#resolve };
    const [placed] = placeBlocks([block], this.#root, this.#tree.templates, version);
    return placed ?? { block, dataSource: null, placeholders: {} };
  }

  readonly #resolve: Resolve = ({ page, path }) => {
    const item = this.#nodes.get(normalRoute(page));
    return (item && segmentsOf(path).reduce<Item | undefined>(childNamed, item)) ?? null;
  };

  #addItems(page: PageContent, { language }: SiteContent): void {
    for (const content of page.items ?? []) this.#addItem(this.node(page.path), content, language);
  }

  #addItem(owner: Item, { path, template, displayName, fields }: SubItem, language: string): void {
    const { templates } = this.#tree;
    const segments = segmentsOf(path);
    const item = segments.reduce((parent, name, depth) => {
      const isLast = depth === segments.length - 1;
      const child =
        childNamed(parent, name) ?? new Item(parent, name, isLast ? templates.define(template) : templates.folder);
      addEmptyVersions(child, [language]);
      return child;
    }, owner);
    learnFields(item.template, fields);
    item.versions.set(language, { displayName, fields, updated: UPDATED });
  }
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const childNamed = (item: Item | undefined, name: string): Item | undefined =>
  item?.children.find((child) => child.name === name);

function addDictionary(tree: ContentTree, root: Item, dictionary: SiteNode['dictionary']): void {
  const folder = new Item(root, 'Dictionary', tree.templates.define('Dictionary Domain'));
  const entries = new Map<string, Item>();
  for (const [language, phrases] of dictionary) {
    addEmptyVersions(folder, [language]);
    for (const [key, phrase] of Object.entries(phrases)) {
      const item = entries.get(key) ?? new Item(folder, key, tree.templates.dictionaryEntry);
      entries.set(key, item);
      const fields = { Key: { value: key }, Phrase: { value: phrase } };
      item.versions.set(language, { displayName: key, fields, updated: UPDATED });
    }
  }
}

/** Adds a version without fields in the given languages where the item has none. */
function addEmptyVersions(item: Item, languages: Iterable<string>): void {
  for (const language of languages) {
    if (item.versions.has(language)) continue;
    item.versions.set(language, { displayName: item.name, fields: {}, updated: UPDATED });
  }
}

function pagesOf(content: SiteContent): PageContent[] {
  return [...content.pages, content.notFound, content.serverError];
}

function nameOf(segment: string): string {
  if (segment === '') return 'Home';
  return segment === WILDCARD ? '*' : segment;
}

function textOf(value: unknown): string {
  const inner = (value as { value?: unknown } | undefined)?.value;
  return typeof inner === 'string' ? inner : '';
}
