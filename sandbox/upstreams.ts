import { loadLibrary } from './content/library.ts';
import { buildTree } from './content/tree/build.ts';
import type { ContentTree } from './content/tree/tree.ts';
import { createContentUpstream } from './content/upstream.ts';
import type { Holdings } from './control/state.ts';
import { type WatchedUpstream, watch } from './control/watched.ts';
import { SANDBOX_KEY } from './lib/key.ts';

export interface SandboxOptions {
  /** The same seed gives the same data. */
  readonly seed: number;
  /** Cars of the largest index. */
  readonly cars: number;
  /** Where rendered pictures are kept. */
  readonly cacheDir: string;
  /** Address of the web process, for the links of the control page. */
  readonly web: string;
}

/** Every upstream under its prefix, and what they hold. A new upstream is one line here. */
export async function createUpstreams(
  options: SandboxOptions,
  url: () => string,
): Promise<{ upstreams: readonly WatchedUpstream[]; holdings: Holdings }> {
  const tree = buildTree(await loadLibrary());
  const upstreams = [
    watch('content', createContentUpstream(tree, { key: SANDBOX_KEY, publicUrl: () => `${url()}/content` })),
  ];
  return { upstreams, holdings: holdings(options, tree) };
}

function holdings({ seed, web }: SandboxOptions, tree: ContentTree): Holdings {
  const { protocol, port } = new URL(web);
  return {
    seed,
    pictures: 0,
    sites: [...tree.sites.values()].map((site) => ({
      site: site.name,
      url: `${protocol}//${site.name}.localhost${port ? `:${port}` : ''}/`,
      pages: Object.fromEntries(
        site.languages.map((language) => [language, site.content.get(language)?.pages.length ?? 0]),
      ),
      cars: 0,
      dealers: 0,
    })),
  };
}
