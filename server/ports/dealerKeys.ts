import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

const PAIR = /^([a-z0-9-]+)=(\S+)$/;

/**
 * Reads the dealer keys of `FINANCE_DEALER_KEYS`. Returns a function that returns the key of a site, undefined for a site without
 * quotes. The sandbox knows a dealer for each site in the UK.
 *
 * @throws Error that names the variable, without its value
 */
export function readDealerKeys(
  environment: Pick<Environment, 'FINANCE_DEALER_KEYS' | 'sandboxed'>,
): (site: Pick<SiteConfig, 'id' | 'country'>) => string | undefined {
  if (environment.sandboxed.includes('finance')) {
    return ({ id, country }) => (country === 'GB' ? `sandbox-${id}` : undefined);
  }
  const pairs = environment.FINANCE_DEALER_KEYS.split(',').map((pair) => PAIR.exec(pair.trim()));
  const keys = new Map(pairs.map((pair) => [pair?.[1], pair?.[2]]));
  if (pairs.includes(null)) throw new Error('FINANCE_DEALER_KEYS: expected site=key, comma-separated');
  return ({ id }) => keys.get(id);
}
