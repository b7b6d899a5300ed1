import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { ContentPort } from '../../server/ports/content/contentPort.ts';
import { imageValue } from '../../src/content/fields.ts';
import type { NavigationItem } from '../../src/contracts/page/loader.ts';
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

/** Counts of what was checked in one language of a site, and the findings. */
export interface Examination {
  site: string;
  language: string;
  pages: number;
  labels: number;
  links: number;
  images: number;
  findings: Finding[];
}

/** Checks every site in every language. Does not throw: a failed request is a finding. */
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
/** Characters at the start of a text that identify it in a finding. */
const EXCERPT_LENGTH = 60;

class LanguageExam {
  readonly #site: SiteConfig;
  readonly #language: LanguageConfig;
  readonly #options: DoctorOptions;
  readonly #limit: Limit;
  readonly #findings = new Findings();
  /** Pages by the URLs that they refer to. */
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
    const scope = { site: this.#site, language: this.#language };
    const routes = (await this.#request('the list of pages', () => content.routes(scope))) ?? [];
    const paths = routes.map(({ path }) => path);
    await Promise.all([
      this.#checkLabels(),
      this.#checkNavigation(),
      this.#checkMakes(),
      this.#checkStock(),
      ...paths.map((path) => this.#checkPage(path)),
    ]);
    await Promise.all([...this.#links].map(([href, pages]) => this.#checkLink(href, [...pages])));
    await Promise.all([...this.#sources].map(([src, pages]) => this.#checkMedia(src, [...pages])));
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

  async #checkLabels(): Promise<void> {
    const { dictionary } = this.#options.content;
    const [first] = this.#site.languages;
    const fetchLabels = (language: LanguageConfig) =>
      this.#request(`the dictionary (${language.code})`, () => dictionary({ site: this.#site, language }));
    const [labels, fallback] = await Promise.all([
      fetchLabels(this.#language),
      first === this.#language ? null : fetchLabels(first),
    ]);
    if (!labels) return;
    this.#labels = Object.keys(labels).length;
    for (const [key, label] of Object.entries(labels)) this.#checkWording(`the label ${key}`, label);
    if (first !== this.#language) {
      const { search } = this.#options;
      await this.#request('the indexes', () => examineValues(this.#site, labels, search, this.#findings));
    }
    for (const { key, substitute } of missingLabels(this.#site, this.#language.code, labels, fallback ?? null)) {
      this.#findings.add('missingLabel', key, { detail: `visitors read ${substitute}` });
    }
  }

  async #checkNavigation(): Promise<void> {
    const { navigation } = this.#options.content;
    const scope = { site: this.#site, language: this.#language };
    const items = await this.#request('the navigation', () => navigation(scope));
    if (items === null) this.#findings.add('unreachable', 'the home page', { detail: 'the platform has none' });
    const walk = (entries: readonly NavigationItem[]) => {
      for (const { path, externalLink, image, children } of entries) {
        this.#refer(this.#links, externalLink?.href ?? path, 'the navigation');
        const source = imageValue(image)?.src;
        if (source !== undefined) this.#refer(this.#sources, source, 'the navigation');
        walk(children);
      }
    };
    walk(items ?? []);
  }

  async #checkMakes(): Promise<void> {
    const { content } = this.#options;
    const makes = await this.#request('the makes', () => content.makes({ site: this.#site, language: this.#language }));
    for (const { name, logo } of makes ?? []) {
      const image = imageValue(logo);
      if (image) this.#refer(this.#sources, image.src, `the make ${name}`);
    }
  }

  /** Checks the index once for each site, with its first language. It is the same in every language. */
  async #checkStock(): Promise<void> {
    if (this.#language !== this.#site.languages[0]) return;
    await this.#request('the cars', () => examineStock(this.#site, this.#options.search, this.#findings));
  }

  async #checkPage(path: string): Promise<void> {
    const page = `${this.#language.prefix}${path === '/' && this.#language.prefix ? '' : path}`;
    const { layout } = this.#options.content;
    const scope = { site: this.#site, language: this.#language };
    const result = await this.#request(`the page ${page}`, () => layout(scope, path.toLowerCase()));
    if (result === undefined) return;
    const route = result?.layout.sitecore.route;
    if (!route)
      return this.#findings.add('unreachable', `the page ${page}`, { detail: 'the platform lists it, but has none' });
    const content = contentOf(route);
    if (!content.title) this.#findings.add('missingTitle', page);
    // Pages of cars and dealers take their descriptions from the index.
    if (!content.description && !path.includes(WILDCARD)) this.#findings.add('missingDescription', page);
    for (const name of content.components) {
      if (!this.#options.componentNames.includes(name)) this.#findings.add('unknownComponent', name, { page });
    }
    for (const source of content.withoutContent) this.#findings.add('missingContent', source, { page });
    for (const text of content.texts) this.#checkWording(text.slice(0, EXCERPT_LENGTH), text, page);
    for (const href of content.links) this.#refer(this.#links, href, page);
    for (const src of content.sources) this.#refer(this.#sources, src, page);
  }

  #checkWording(subject: string, text: string, page?: string): void {
    for (const detail of wordingIssues(text, this.#language.code)) {
      this.#findings.add('wording', subject, { detail, ...(page !== undefined && { page }) });
    }
  }

  #refer(to: Map<string, Set<string>>, url: string, page: string): void {
    to.set(url, (to.get(url) ?? new Set()).add(page));
  }

  async #checkLink(href: string, pages: readonly string[]): Promise<void> {
    const result = await this.#request(`the target of ${href}`, () => judgeLink(href, this.#site, this.#options));
    if (result?.kind === 'media') return this.#checkMedia(result.path, pages);
    for (const page of pages) {
      if (result?.kind === 'dead') this.#findings.add('deadLink', href, { page, detail: result.reason });
      if (result?.kind === 'redirected') {
        const detail = `redirects to ${result.target}: write ${result.target}`;
        this.#findings.add('redirectedLink', href, { page, detail });
      }
    }
  }

  /** Checks an image or file on the media edge. Those of other hosts are ignored. */
  async #checkMedia(src: string, pages: readonly string[]): Promise<void> {
    const path = pathOnEdge(src, this.#site.host);
    if (path === null) return;
    const response = await this.#request(`the image ${src}`, () => this.#options.media(path));
    if (!response || response.exists) return;
    for (const page of pages) this.#findings.add('missingImage', src, { page, detail: `${response.status}` });
  }

  /** Calls an upstream. Returns undefined and adds a finding when the call fails. */
  async #request<T>(subject: string, call: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.#limit(call);
    } catch (error) {
      this.#findings.add('unreachable', subject, { detail: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
}

function pathOnEdge(src: string, host: string): string | null {
  const url = URL.parse(src, `https://${host}`);
  return url && url.host === host && MEDIA.test(url.pathname) ? url.pathname + url.search : null;
}
