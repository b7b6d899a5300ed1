import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_DIR, DIST_DIR } from '../../../config/customer.ts';
import type { Environment } from '../../../config/environment.ts';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import type { UpstreamUrls } from '../../../config/upstreams.ts';
import type { Variable } from '../../../config/variable.ts';
import { VARIABLES } from '../../../config/variables.ts';
import { canonicalJson } from '../keys.ts';

/** By what the keys of shared entries differ besides the caches' own keys. */
export type Namespaces = Readonly<Record<'contract' | 'build', string>>;

const ROOT = join(import.meta.dirname, '../../..');
/** The code that makes what is cached of an upstream's response. */
const CONTRACT_FOLDERS = ['lib', 'server/cache', 'server/media', 'server/ports', 'src/contracts'].map((path) =>
  join(ROOT, path),
);
/** The code that makes pages. */
const BUILD_FOLDERS = [join(ROOT, 'config'), join(ROOT, 'server'), join(DIST_DIR, 'server'), CUSTOMER_DIR];
/** Groups of variables that change neither pages nor responses: they are of one process, or limits. */
const OTHER_GROUPS: ReadonlySet<string> = new Set(['Process', 'Requests', 'Caches', 'Traces']);

interface NamespacesOptions {
  environment: Environment;
  urls: UpstreamUrls;
  sites: readonly SiteConfig[];
  /** Id of the browser's build. */
  build: string;
}

/**
 * Returns the namespaces of this process. Responses of upstreams are shared by processes with the same code for them, the same settings and the same
 * upstreams; pages by those that also have the same build and all of the server's code.
 */
export function namespacesOf({ environment, urls, sites, build }: NamespacesOptions): Namespaces {
  const settings = Object.entries<Variable>(VARIABLES)
    .filter(([, { group }]) => !OTHER_GROUPS.has(group))
    .map(([name]) => [name, environment[name as keyof typeof VARIABLES]]);
  const { NODE_ENV, SITE_NAME } = environment;
  const contract = canonicalJson([digestOf(CONTRACT_FOLDERS), settings, NODE_ENV, urls, sites]);
  return { contract, build: canonicalJson([contract, digestOf(BUILD_FOLDERS), build, SITE_NAME]) };
}

/** Returns a digest of all sources in folders, without their tests. */
function digestOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of sourcesIn(folder)) hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('base64url');
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
