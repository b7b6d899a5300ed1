import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';

/** A command that was not understood: one sentence says why, and the process ends with 2. */
export class UsageError extends Error {}

/** Reads the arguments of a command. @throws UsageError */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  most = 0,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > most) throw new UsageError(`"${positionals[most]}" is one word too many.`);
    return { values, positionals };
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(`${error.message.split('. ')[0]}.`);
    throw error;
  }
}

/** The sites that are named; all when none is. @throws UsageError */
export function sitesNamed(ids: readonly string[]): readonly SiteConfig[] {
  const sites: readonly SiteConfig[] = SITES;
  const unknown = ids.find((id) => !sites.some((site) => site.id === id));
  if (unknown !== undefined) throw new UsageError(`No site is called ${unknown}; there are ${SITE_IDS.join(', ')}.`);
  return ids.length > 0 ? sites.filter(({ id }) => ids.includes(id)) : sites;
}

/** A whole number from `least` to `most`. @throws UsageError */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
}

/** An option whose value may be left out: it then has the usual one. */
export function optionalValue(args: readonly string[], option: string, usual: string): string[] {
  return args.flatMap((each, index) => {
    if (each !== option) return [each];
    const next = args[index + 1];
    return next !== undefined && /^https?:\/\//.test(next) ? [each] : [each, usual];
  });
}

/** The address of a running server. @throws UsageError */
export function serverNamed(name: string, text: string, schemes: readonly string[] = ['http:']): string {
  const url = URL.parse(text);
  if (url && schemes.includes(url.protocol)) return text;
  throw new UsageError(`--${name} is followed by an address, as in http://localhost:3000, not "${text}".`);
}
