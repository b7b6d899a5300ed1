import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteConfig } from './siteConfig.ts';

/**
 * The customer: what one dealer group has of its own, in a folder outside the product (`docs/customers.md`). It is chosen once for each
 * process by `CUSTOMER_DIR`, because its code is loaded with the modules.
 */

const ROOT = resolve(import.meta.dirname, '..');

/** The customer of a checkout without `CUSTOMER_DIR`: three invented groups that show everything. */
const SAMPLE = 'customers/sample';

/** Absolute path of the customer's folder. A relative `CUSTOMER_DIR` begins at the product's folder. */
export const CUSTOMER_DIR: string = resolve(ROOT, process.env.CUSTOMER_DIR?.trim() || SAMPLE);

/** Absolute path of the customer's build: themes are part of it. */
export const DIST_DIR: string = join(
  ROOT,
  'dist',
  ...(CUSTOMER_DIR === join(ROOT, SAMPLE) ? [] : ['customers', basename(CUSTOMER_DIR)]),
);

/** What `sites.ts` of a customer exports. */
interface SitesModule {
  /** In the order in which they are listed. The first is served on `localhost` and on loopback addresses. */
  readonly SITES: readonly [SiteConfig, ...SiteConfig[]];
}

/** The folder of the customer lacks what a process cannot start without. */
export class CustomerError extends Error {}

/** Returns the path of a file or folder of the customer. */
export const customerPath = (...parts: string[]): string => join(CUSTOMER_DIR, ...parts);

/**
 * Loads a module of the customer, or returns undefined when it has no such file.
 * @throws the error of the module
 */
export async function loadCustomerModule<Module>(file: string): Promise<Module | undefined> {
  const path = customerPath(file);
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Module) : undefined;
}

/** Returns the sites of the customer. @throws CustomerError when the folder has no `sites.ts`, or one without sites */
export async function loadSites(): Promise<SitesModule['SITES']> {
  const sites = (await loadCustomerModule<Partial<SitesModule>>('sites.ts'))?.SITES;
  if (!sites?.[0]) {
    throw new CustomerError(
      `CUSTOMER_DIR: expected a folder with sites.ts, which exports SITES; got "${CUSTOMER_DIR}"`,
    );
  }
  return sites;
}
