import type { PageContent, SiteContent } from '../authoring.ts';
import type { ContentLibrary } from '../library.ts';
import { placeBlocks } from './dataSources.ts';
import { Item, type PlacedBlock } from './item.ts';
import { learnFields } from './templates.ts';
import { ContentTree, normalRoute, type SiteNode } from './tree.ts';

/** The date of everything whose author gave none: the answers must not depend on the day. */
const UPDATED = '2026-01-15T08:00:00Z';
const WILDCARD = ',-w-,';

/** Builds the tree of all sites: `/sitecore/content/{tenant}/{site}/Home/...` with data sources and dictionary. */
export function buildTree(library: ContentLibrary): ContentTree {
  const tree = new ContentTree();
  const bySite = Map.groupBy(library.sites, (content) => content.site);
  for (const [site, contents] of bySite) tree.sites.set(site, buildSite(tree, site, contents, library));
  const languages = new Set(library.sites.map((content) => content.language));
  for (const item of tree.root.walk()) if (!item.site) giveVersions(item, languages);
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
  giveVersions(root, languages);
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
    header: new Map(contents.map((content) => [content.language, shared(tree, root, content, 'header')])),
    footer: new Map(contents.map((content) => [content.language, shared(tree, root, content, 'footer')])),
  };
}

/** The page items of one site: by path, parents before children, folders where an author wrote no page. */
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
    for (const content of contents) for (const page of pagesOf(content)) this.#addVersion(page, content);
    const languages = contents.map((content) => content.language);
    for (const [route, item] of this.#nodes) if (!this.routes.has(route)) giveVersions(item, languages);
  }

  node(path: string): Item {
    const route = normalRoute(path);
    const known = this.#nodes.get(route);
    if (known) return known;
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
    const fields: Record<string, unknown> = { ...(hidden ? { hideInNavigation: { value: '1' } } : {}), ...page.fields };
    learnFields(item.template, fields);
    item.versions.set(content.language, {
      displayName: textOf(fields.NavigationTitle) || textOf(fields.Title) || item.name,
      fields,
      updated,
      layout: placeBlocks(page.main, item, this.#tree.templates, { language: content.language, updated }),
    });
  }
}

/** Header and footer: one data source for the whole site. */
function shared(tree: ContentTree, root: Item, content: SiteContent, part: 'header' | 'footer'): PlacedBlock {
  const version = { language: content.language, updated: UPDATED };
  const [placed] = placeBlocks([content[part]], root, tree.templates, version);
  return placed ?? { block: content[part], dataSource: null, placeholders: {} };
}

function addDictionary(tree: ContentTree, root: Item, dictionary: SiteNode['dictionary']): void {
  const folder = new Item(root, 'Dictionary', tree.templates.define('Dictionary Domain'));
  const entries = new Map<string, Item>();
  for (const [language, phrases] of dictionary) {
    giveVersions(folder, [language]);
    for (const [key, phrase] of Object.entries(phrases)) {
      const item = entries.get(key) ?? new Item(folder, key, tree.templates.dictionaryEntry);
      entries.set(key, item);
      const fields = { Key: { value: key }, Phrase: { value: phrase } };
      item.versions.set(language, { displayName: key, fields, updated: UPDATED });
    }
  }
}

/** What has no text of its own exists in every language. */
function giveVersions(item: Item, languages: Iterable<string>): void {
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
