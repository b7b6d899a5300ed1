import { isRecord } from '../../lib/record.ts';
import { HttpError } from '../lib/http.ts';

/**
 * Layouts from other tenants that are posted to the running sandbox, to see how the product renders them. They replace the sandbox's
 * own page at the same path of a site in every language. A reset removes them.
 */
export class ForeignLayouts {
  readonly #layouts = new Map<string, unknown>();

  /** Adds `{ site, path, rendered }`. `rendered` is the layout JSON; null restores the sandbox's own page. @throws HttpError 400 */
  set(body: unknown): { site: string; path: string } {
    if (!isRecord(body)) throw new HttpError(400, 'The body is no object');
    const { site, path, rendered } = body;
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

  /** Finds the layout whose route has this item id. Editors request layouts by item. */
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
