import { expect } from '@jest/globals';
import type { FetchPage } from '../../../bin/doctor/law/fetchPage.ts';
import { judgeLaw, type LawFinding } from '../../../bin/doctor/law/judgeLaw.ts';
import {
  type CarFacts,
  carFactsOf,
  carIdIn,
  languageOf,
  namedPagesOf,
  pageKindOf,
} from '../../../bin/doctor/law/lawPage.ts';
import { elementsIn, hiddenClassesIn, readPageTree } from '../../../bin/doctor/law/pageTree.ts';
import { LAW_RULES } from '../../../config/law/lawRules.ts';
import { rulesInForce } from '../../../config/law/rulesInForce.ts';
import { findSite } from '../../../config/sites.ts';
import { eventually } from '../eventually.ts';
import type { Product } from '../product.ts';
import { send } from '../request.ts';

/** Pages of a product, judged by the rules of law as `npm run doctor -- --law` does, also after a change of their HTML. */

/** Returns a `FetchPage` that reaches a product by the `Host` header of each URL. */
export const fetchFrom =
  ({ url }: Pick<Product, 'url'>): FetchPage =>
  (pageUrl) => {
    const { hostname, pathname, search } = new URL(pageUrl);
    return send(url, pathname + search, { host: hostname });
  };

export class LawPages {
  readonly #product: Product;
  readonly #html = new Map<string, Promise<string>>();
  readonly #cars = new Map<string, CarFacts>();
  #hidden: Promise<ReadonlySet<string>> | undefined;

  constructor(product: Product) {
    this.#product = product;
  }

  /** Returns the HTML of a page, which is fetched once. @throws Error when it has another status than 200 */
  html(site: string, path: string): Promise<string> {
    const key = `${site} ${path}`;
    const found = this.#html.get(key) ?? this.#fetch(site, path);
    this.#html.set(key, found);
    return found;
  }

  /** Reads the pages of the cars that a page shows on cards. Then their cards are known to be of new cars. */
  async readCarsOn(site: string, path: string): Promise<void> {
    const config = siteOf(site);
    const { root } = readPageTree(await this.html(site, path), new Set());
    const hrefs = elementsIn(root, ({ name }) => name === 'a').map(({ attributes }) => attributes.href ?? '');
    const paths = [
      ...new Set(hrefs.filter((href) => carIdIn(href, config) !== null).map((href) => href.split(/[?#]/)[0] ?? '')),
    ];
    await Promise.all(paths.map((each) => this.#readCar(site, each)));
  }

  /** Judges a page as it is, or other HTML in its place. @param now ms since 1970 */
  async findings(site: string, path: string, html?: string, now = Date.now()): Promise<LawFinding[]> {
    const config = siteOf(site);
    const language = languageOf(path, config);
    const body = html ?? (await this.html(site, path));
    const tree = readPageTree(body, await this.#hiddenClasses());
    if (carIdIn(path, config) !== null) await this.#readCar(site, path);
    const home = readPageTree(await this.html(site, language.prefix || '/'), new Set());
    const kinds = [pageKindOf(path, config, language), ...(namedPagesOf(home).get(path) ?? [])];
    const rules = rulesInForce(LAW_RULES, config.country, now);
    return judgeLaw({ site: config, language, path, kinds, tree, cars: this.#cars }, rules);
  }

  async #readCar(site: string, path: string): Promise<void> {
    const facts = carFactsOf(readPageTree(await this.html(site, path), new Set()));
    if (facts) this.#cars.set(facts.id, facts);
  }

  async #fetch(site: string, path: string): Promise<string> {
    const get = () => send(this.#product.url, path, { host: `${site}.localhost` });
    // On a busy machine an upstream is too slow for a page, which has then no quotes: caches keep complete ones only.
    if (carIdIn(path, siteOf(site)) !== null)
      await eventually(get, ({ headers }) => expect(headers['cache-status']).toContain('hit'));
    const { status, body } = await get();
    if (status !== 200) throw new Error(`${site}${path} has the status ${status}`);
    return body;
  }

  #hiddenClasses(): Promise<ReadonlySet<string>> {
    this.#hidden ??= (async () => {
      const html = await this.html('norrvag-se', '/');
      const sheets = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => this.#fetch('norrvag-se', href));
      return new Set((await Promise.all(sheets)).flatMap(hiddenClassesIn));
    })();
    return this.#hidden;
  }
}

export function siteOf(id: string) {
  const site = findSite(id);
  if (!site) throw new Error(`There is no site ${id}`);
  return site;
}
