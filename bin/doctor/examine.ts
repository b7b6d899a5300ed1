import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { ContentPort } from '../../server/ports/contentPort.ts';
import { imageValue } from '../../src/content/fields.ts';
import type { NavigationItem } from '../../src/contracts/loader.ts';
import { contentOf } from './contentOf.ts';
import { type Finding, Findings } from './finding.ts';
import { missingLabels } from './labels.ts';
import { createLimit } from './limit.ts';
import { judgeLink, type LinkPorts, MEDIA } from './links.ts';
import type { MediaProbe } from './media.ts';
import { examineStock } from './stock.ts';
import { examineValues } from './values.ts';
import { wordingIssues } from './wording.ts';

interface DoctorOptions {
  sites: readonly SiteConfig[];
  content: LinkPorts['content'] & Pick<ContentPort, 'layout' | 'dictionary' | 'navigation'>;
  search: LinkPorts['search'];
  findPageRedirect: LinkPorts['findPageRedirect'];
  media: MediaProbe;
  /** Registered names of components. */
  componentNames: readonly string[];
  /** Calls to upstreams at a time. */
  concurrency: number;
}

/** What was looked at in one language of a site, and what is wrong with it. */
export interface Examination {
  site: string;
  language: string;
  pages: number;
  labels: number;
  links: number;
  images: number;
  findings: Finding[];
}

/** Looks through every site in every language. Does not throw: what cannot be requested is a finding. */
export async function examine(options: DoctorOptions): Promise<Examination[]> {
  const limit = createLimit(options.concurrency);
  const examined: Examination[] = [];
  for (const site of options.sites) {
    for (const language of site.languages) {
      examined.push(await new LanguageExam(site, language, options, limit).run());
    }
  }
  return examined;
}

type Limit = ReturnType<typeof createLimit>;

const WILDCARD = ',-w-,';
/** Characters of a text that name it in a finding. */
const SHOWN_OF_A_TEXT = 60;

class LanguageExam {
  readonly #site: SiteConfig;
  readonly #language: LanguageConfig;
  readonly #options: DoctorOptions;
  readonly #limit: Limit;
  readonly #findings = new Findings();
  /** Pages by what they refer to. */
  readonly #links = new Map<string, Set<string>>();
  readonly #sources = new Map<string, Set<string>>();
  #labels = 0;

  constructor(site: SiteConfig, language: LanguageConfig, options: DoctorOptions, limit: Limit) {
    this.#site = site;
    this.#language = language;
    this.#options = options;
    this.#limit = limit;
  }

  async run(): Promise<Examination> {
    const { content } = this.#options;
    const where = { site: this.#site, language: this.#language };
    const routes = (await this.#ask('the list of pages', () => content.routes(where))) ?? [];
    const paths = routes.map(({ path }) => path);
    await Promise.all([
      this.#lookAtLabels(),
      this.#lookAtNavigation(),
      this.#lookAtBrands(),
      this.#lookAtStock(),
      ...paths.map((path) => this.#lookAtPage(path)),
    ]);
    await Promise.all([...this.#links].map(([href, pages]) => this.#follow(href, [...pages])));
    await Promise.all([...this.#sources].map(([src, pages]) => this.#look(src, [...pages])));
    return {
      site: this.#site.id,
      language: this.#language.code,
      pages: paths.length,
      labels: this.#labels,
      links: this.#links.size,
      images: this.#sources.size,
      findings: this.#findings.list(),
    };
  }

  async #lookAtLabels(): Promise<void> {
    const { dictionary } = this.#options.content;
    const [first] = this.#site.languages;
    const fetchLabels = (language: LanguageConfig) =>
      this.#ask(`the dictionary (${language.code})`, () => dictionary({ site: this.#site, language }));
    const [own, standard] = await Promise.all([
      fetchLabels(this.#language),
      first === this.#language ? null : fetchLabels(first),
    ]);
    if (!own) return;
    this.#labels = Object.keys(own).length;
    for (const [key, label] of Object.entries(own)) this.#judgeWording(`the label ${key}`, label);
    if (first !== this.#language) {
      const { search } = this.#options;
      await this.#ask('the indexes', () => examineValues(this.#site, own, search, this.#findings));
    }
    for (const { key, shown } of missingLabels(this.#site, this.#language.code, own, standard ?? null)) {
      this.#findings.add('missingLabel', key, { detail: `visitors read ${shown}` });
    }
  }

  async #lookAtNavigation(): Promise<void> {
    const { navigation } = this.#options.content;
    const items = await this.#ask('the navigation', () => navigation({ site: this.#site, language: this.#language }));
    if (items === null) this.#findings.add('unreachable', 'the home page', { detail: 'the platform has none' });
    const walk = (entries: readonly NavigationItem[]) => {
      for (const { path, externalLink, image, children } of entries) {
        this.#refer(this.#links, externalLink?.href ?? path, 'the navigation');
        const picture = imageValue(image);
        if (picture) this.#refer(this.#sources, picture.src, 'the navigation');
        walk(children);
      }
    };
    walk(items ?? []);
  }

  async #lookAtBrands(): Promise<void> {
    const { brands } = this.#options.content;
    const makes = await this.#ask('the makes', () => brands({ site: this.#site, language: this.#language }));
    for (const { name, logo } of makes ?? []) {
      const image = imageValue(logo);
      if (image) this.#refer(this.#sources, image.src, `the make ${name}`);
    }
  }

  /** The index is the same in every language: it belongs to the first. */
  async #lookAtStock(): Promise<void> {
    if (this.#language !== this.#site.languages[0]) return;
    await this.#ask('the cars', () => examineStock(this.#site, this.#options.search, this.#findings));
  }

  async #lookAtPage(path: string): Promise<void> {
    const page = `${this.#language.prefix}${path === '/' && this.#language.prefix ? '' : path}`;
    const { layout } = this.#options.content;
    const where = { site: this.#site, language: this.#language };
    const found = await this.#ask(`the page ${page}`, () => layout(where, path.toLowerCase()));
    const route = found?.layout.sitecore.route;
    if (found === undefined) return;
    if (!route)
      return this.#findings.add('unreachable', `the page ${page}`, { detail: 'the platform lists it, but has none' });
    const content = contentOf(route);
    if (!content.title) this.#findings.add('missingTitle', page);
    // Cars and dealers are described by their own data.
    if (!content.description && !path.includes(WILDCARD)) this.#findings.add('missingDescription', page);
    for (const name of content.components) {
      if (!this.#options.componentNames.includes(name)) this.#findings.add('unknownComponent', name, { page });
    }
    for (const source of content.withoutContent) this.#findings.add('missingContent', source, { page });
    for (const text of content.texts) this.#judgeWording(text.slice(0, SHOWN_OF_A_TEXT), text, page);
    for (const href of content.links) this.#refer(this.#links, href, page);
    for (const src of content.sources) this.#refer(this.#sources, src, page);
  }

  #judgeWording(subject: string, text: string, page?: string): void {
    for (const detail of wordingIssues(text, this.#language.code)) {
      this.#findings.add('wording', subject, { detail, ...(page !== undefined && { page }) });
    }
  }

  #refer(to: Map<string, Set<string>>, url: string, page: string): void {
    to.set(url, (to.get(url) ?? new Set()).add(page));
  }

  async #follow(href: string, pages: readonly string[]): Promise<void> {
    const result = await this.#ask(`where ${href} leads`, () => judgeLink(href, this.#site, this.#options));
    if (result?.kind === 'media') return this.#look(result.path, pages);
    for (const page of pages) {
      if (result?.kind === 'dead') this.#findings.add('deadLink', href, { page, detail: result.why });
      if (result?.kind === 'moved') {
        this.#findings.add('movedLink', href, { page, detail: `leads on to ${result.to}: write ${result.to}` });
      }
    }
  }

  /** Images of others are theirs; ours are on the media edge. */
  async #look(src: string, pages: readonly string[]): Promise<void> {
    const path = pathOnEdge(src, this.#site.host);
    if (path === null) return;
    const response = await this.#ask(`the picture ${src}`, () => this.#options.media(path));
    if (!response || response.there) return;
    for (const page of pages) this.#findings.add('missingImage', src, { page, detail: `${response.status}` });
  }

  /** Undefined when the upstream fails, which is written down. */
  async #ask<T>(what: string, call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#limit(call);
    } catch (error) {
      this.#findings.add('unreachable', what, { detail: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
}

function pathOnEdge(src: string, host: string): string | null {
  const url = URL.parse(src, `https://${host}`);
  return url && url.host === host && MEDIA.test(url.pathname) ? url.pathname + url.search : null;
}
