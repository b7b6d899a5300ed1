import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import type { LawRule, PageKind } from '../../../config/law/lawRule.ts';
import { rulesInForce } from '../../../config/law/rulesInForce.ts';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import type { FetchPage } from './fetchPage.ts';
import { judgeLaw, type LawFinding } from './judgeLaw.ts';
import { type CarFacts, carFactsOf, carIdIn, languageOf, namedPagesOf, pageKindOf } from './lawPage.ts';
import { elementsIn, hiddenClassesIn, type PageElement, type PageTree, readPageTree } from './pageTree.ts';

export interface LawOptions {
  readonly sites: readonly SiteConfig[];
  readonly rules: readonly LawRule[];
  /** The moment whose law applies; ms since 1970. */
  readonly now: number;
  readonly originOf: (site: SiteConfig) => string;
  readonly fetchPage: FetchPage;
  /** Pages that are fetched at once. */
  readonly concurrency: number;
  /** Cars of each site whose pages are read, in addition to those on cards that may be new. */
  readonly cars: number;
  /** Cars on cards whose pages are read to know whether they are new; 240 by default. */
  readonly cards?: number;
  /** Content pages of each site; all by default. */
  readonly contentPages?: number;
  /** Milliseconds after which no more pages are fetched. */
  readonly limitMs: number;
}

/** What was read of a site, and what it lacks. */
export interface LawExamination {
  readonly site: string;
  readonly pages: number;
  /** Ids of the rules in force, with the number of pages with a part that each applies to. */
  readonly rules: readonly string[];
  readonly findings: readonly LawFinding[];
  /** Pages that could not be read, with the reason. */
  readonly unread: readonly string[];
}

const DEALERS = 2;
/** Cars on cards whose pages are read by default. */
const CARDS = 240;
const COMPARED = 3;
/** Characters of a card at most. */
const MAX_CARD = 1_000;

/** Reads the pages of sites and judges them by the law. Does not throw for a page that fails. */
export async function examineLaw(options: LawOptions): Promise<LawExamination[]> {
  const until = performance.now() + options.limitMs;
  const examined: LawExamination[] = [];
  for (const site of options.sites) examined.push(await new SiteExam(site, options, until).run());
  return examined;
}

interface ReadPage {
  readonly path: string;
  readonly tree: PageTree;
}

class SiteExam {
  readonly #site: SiteConfig;
  readonly #options: LawOptions;
  readonly #until: number;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #sheets = new Map<string, Promise<readonly string[]>>();
  readonly #cars = new Map<string, CarFacts>();
  readonly #pages = new Map<string, ReadPage>();
  readonly #unread: string[] = [];

  constructor(site: SiteConfig, options: LawOptions, until: number) {
    this.#site = site;
    this.#options = options;
    this.#until = until;
    this.#limit = pLimit(options.concurrency);
  }

  async run(): Promise<LawExamination> {
    const { sites: _sites, rules, now, cars, contentPages = Number.POSITIVE_INFINITY } = this.#options;
    const site = this.#site;
    const mapped = await this.#sitemap();
    const sampled = spread(mapped.cars, cars);
    await this.#readAll([
      ...spread(mapped.content, contentPages),
      ...spread(mapped.dealers, DEALERS),
      ...site.languages.map(({ prefix }) => `${prefix}${site.paths.carList}`),
      ...sampled,
    ]);
    await this.#readAll(this.#cardsThatMayBeNew());
    const compared = [...this.#cars.keys()].slice(0, COMPARED).sort();
    if (compared.length > 1) await this.#readAll([`${site.paths.carList}?compare=${compared.join(',')}`]);
    const inForce = rulesInForce(rules, site.country, now);
    const named = this.#namedPages();
    const findings = [...this.#pages.values()].flatMap(({ path, tree }) => {
      const language = languageOf(path, site);
      const kinds = [pageKindOf(path, site, language), ...(named.get(path) ?? [])];
      return judgeLaw({ site, language, path, kinds, tree, cars: this.#cars }, inForce);
    });
    const ids = inForce.map(({ id }) => id);
    return { site: site.id, pages: this.#pages.size, rules: ids, findings, unread: this.#unread };
  }

  #readAll = (paths: readonly string[]): Promise<unknown> =>
    Promise.all([...new Set(paths)].map((path) => this.#limit(() => this.#read(path))));

  /** Reads a page of the site at a path or URL. */
  async #read(path: string): Promise<void> {
    if (this.#pages.has(path)) return;
    if (performance.now() > this.#until) {
      this.#unread.push(`${path}: time limit`);
      return;
    }
    const { status, body } = await this.#options.fetchPage(this.#urlOf(path));
    if (status !== 200) {
      this.#unread.push(`${path}: ${status === 0 ? body : `status ${status}`}`);
      return;
    }
    const tree = readPageTree(body, await this.#hiddenClasses(body));
    this.#pages.set(path, { path, tree });
    const facts = carFactsOf(tree);
    if (facts) this.#cars.set(facts.id, facts);
  }

  #urlOf = (path: string): string => (path.startsWith('/') ? `${this.#options.originOf(this.#site)}${path}` : path);

  /** Returns the classes of a page’s style sheets that hide from all but screen readers. Each sheet is fetched once. */
  async #hiddenClasses(html: string): Promise<ReadonlySet<string>> {
    const hrefs = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
      ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    );
    const classes = hrefs.filter(Boolean).map((href) => {
      const found = this.#sheets.get(href);
      if (found) return found;
      const url = URL.parse(href, this.#options.originOf(this.#site))?.href ?? href;
      const loading = this.#options.fetchPage(url).then(({ body }) => hiddenClassesIn(body));
      this.#sheets.set(href, loading);
      return loading;
    });
    return new Set((await Promise.all(classes)).flat());
  }

  /** Returns the paths of cars on cards with a year of this or the last year, which no page has been read of. */
  #cardsThatMayBeNew(): string[] {
    const year = new Date(this.#options.now).getFullYear();
    const recent = new RegExp(`\\b(?:${year - 1}|${year}|${year + 1})\\b`);
    const found = new Map<string, string>();
    const mayBeNew = ({ name, text }: PageElement) =>
      (name === 'article' || name === 'li') && text.length <= MAX_CARD && recent.test(text);
    const cards = [...this.#pages.values()].flatMap(({ tree }) => elementsIn(tree.root, mayBeNew));
    for (const { attributes } of cards.flatMap((card) => elementsIn(card, ({ name }) => name === 'a'))) {
      const href = (attributes.href ?? '').split(/[?#]/, 1)[0] ?? '';
      const id = carIdIn(href, this.#site);
      if (id !== null && !this.#cars.has(id)) found.set(id, href);
    }
    return [...found.values()].slice(0, this.#options.cards ?? CARDS);
  }

  #namedPages(): Map<string, PageKind[]> {
    const named = new Map<string, PageKind[]>();
    for (const { prefix } of this.#site.languages) {
      const home = this.#pages.get(prefix || '/');
      for (const [path, kinds] of home ? namedPagesOf(home.tree) : []) named.set(path, [...new Set(kinds)]);
    }
    return named;
  }

  async #sitemap(): Promise<{ content: string[]; dealers: string[]; cars: string[] }> {
    const found = { content: [] as string[], dealers: [] as string[], cars: [] as string[] };
    const { body, status } = await this.#options.fetchPage(this.#urlOf('/sitemap.xml'));
    if (status !== 200) {
      this.#unread.push(`/sitemap.xml: ${status === 0 ? body : `status ${status}`}`);
      return found;
    }
    for (const { url } of await parseSitemapIndex(Readable.from([body]))) {
      const file = await this.#options.fetchPage(this.#urlOf(this.#pathOf(url)));
      const items = await parseSitemap(Readable.from([file.body]));
      const [, group] = /sitemap-(content|dealers|cars)/.exec(url) ?? [];
      if (group === 'content' || group === 'dealers' || group === 'cars') {
        found[group].push(...items.map((item) => this.#pathOf(item.url)));
      }
    }
    return found;
  }

  /** Returns the path of a URL of the site’s own host; the URL of another host, such as that of a make. */
  #pathOf(url: string): string {
    const { host, pathname, search } = new URL(url);
    const own = [new URL(this.#options.originOf(this.#site)).host, this.#site.host];
    return own.includes(host) ? pathname + search : url;
  }
}

/** Returns `count` entries of a list at even distances; all of a shorter one. */
function spread<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T);
}
