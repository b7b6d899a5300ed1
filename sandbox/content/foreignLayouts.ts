import { isRecord } from '../../src/contracts/record.ts';
import { HttpError } from '../lib/http.ts';

/**
 * Layouts that were handed in while the sandbox runs: pages of other people, to see how the product shows them. They take
 * the place of the sandbox's own page at the same path of a site, in every language, and go with a reset.
 */
export class ForeignLayouts {
  readonly #layouts = new Map<string, unknown>();

  /** Takes `{ site, path, rendered }`; `rendered` is the layout JSON, null gives the page back. Throws `HttpError` 400. */
  take(order: unknown): { site: string; path: string } {
    if (!isRecord(order)) throw new HttpError(400, 'The body is no object');
    const { site, path, rendered } = order;
    if (typeof site !== 'string') throw new HttpError(400, '"site" is missing');
    if (typeof path !== 'string' || !path.startsWith('/')) throw new HttpError(400, '"path" is no rooted path');
    if (rendered === undefined) throw new HttpError(400, '"rendered" is missing');
    if (rendered === null) this.#layouts.delete(`${site} ${path}`);
    else this.#layouts.set(`${site} ${path}`, rendered);
    return { site, path };
  }

  find(site: string, path: string): unknown {
    return this.#layouts.get(`${site} ${path}`);
  }

  /** The layout whose route names this item: editors ask by item. */
  ofItem(id: string): unknown {
    return [...this.#layouts.values()].find((rendered) => itemIdOf(rendered) === id);
  }

  clear(): void {
    this.#layouts.clear();
  }
}

function itemIdOf(rendered: unknown): unknown {
  const sitecore = isRecord(rendered) ? rendered.sitecore : null;
  const route = isRecord(sitecore) ? sitecore.route : null;
  return isRecord(route) ? route.itemId : null;
}
