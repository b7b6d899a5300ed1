import type { ContentTree, SiteNode } from '../content/tree/tree.ts';
import { type Html, html } from './html.ts';

export const EDITOR_PATH = '/__sandbox/edit';

const MODES = ['edit', 'preview'] as const;

/** Opens pages in the running product as the platform's editor does. */
export interface Editor {
  /** Lists the pages of all sites with their links to open them. */
  list: () => Html;
  /** Returns the URL in the product for `site`, `language`, `path` and `mode`; null when there is no such page. */
  urlFor: (query: URLSearchParams) => string | null;
}

/**
 * Creates the editor.
 *
 * @param secret that the product was started with
 * @returns null without a secret
 */
export function createEditor(tree: ContentTree, web: string, secret: string): Editor | null {
  if (secret === '') return null;
  const { protocol, port } = new URL(web);
  return {
    list: () => html`${[...tree.sites.values()].map(siteList)}`,
    urlFor: (query) => {
      const [site = '', language = '', path = ''] = ['site', 'language', 'path'].map((name) => query.get(name) ?? '');
      const mode = MODES.find((each) => each === query.get('mode'));
      const page = tree.page(site, path);
      if (!page?.versions.has(language) || !mode) return null;
      const editorQuery = {
        sc_site: site,
        sc_itemid: `{${page.id.toUpperCase()}}`,
        sc_lang: language,
        route: path,
        mode,
      };
      const host = `${protocol}//${site}.localhost${port && `:${port}`}`;
      return `${host}/api/editing/render?${new URLSearchParams({ secret, ...editorQuery })}`;
    },
  };
}

function siteList({ name, languages, routes }: SiteNode): Html {
  return html`<h2 id="${name}">${name}</h2>${languages.map(
    (language) =>
      html`<details><summary>${language}</summary><ul>${[...routes]
        .filter(([, page]) => page.versions.has(language))
        .map(([path]) => html`<li><code>${path}</code> ${editorLinks(name, language, path)}</li>`)}</ul></details>`,
  )}`;
}

/** Returns links that open a page. The secret is added when a link is followed. */
export function editorLinks(site: string, language: string, path: string): Html {
  return html`${MODES.map((mode) => {
    const query = new URLSearchParams({ site, language, path, mode });
    return html`<a href="${EDITOR_PATH}?${String(query)}" aria-label="${mode} ${site} ${language} ${path}">${mode}</a> `;
  })}`;
}
