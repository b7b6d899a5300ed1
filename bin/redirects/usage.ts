import { type ParseArgsConfig, parseArgs, types } from 'node:util';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import type { CommandContext } from '../lib/command.ts';

/** The context of a command of `npm run redirects`, besides its arguments. */
export interface RedirectsContext extends Omit<CommandContext, 'argv'> {
  /** The folder of the tables. */
  folder: string;
}

export type RedirectsCommand = (args: readonly string[], context: RedirectsContext) => Promise<number> | number;

/** Thrown for an invalid command line: the message is one sentence, and the process exits with 2. */
export class UsageError extends Error {}

/** Reads the arguments of a command. @throws UsageError */
export function readArguments<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
  maxPositionals = 0,
) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > maxPositionals)
      throw new UsageError(`"${positionals[maxPositionals]}" is an unexpected argument.`);
    return { values, positionals };
  } catch (error) {
    if (types.isNativeError(error) && !(error instanceof UsageError))
      throw new UsageError(`${error.message.split('. ')[0]}.`);
    throw error;
  }
}

/** Returns the sites with the given ids; all sites without ids. @throws UsageError */
export function selectedSites(ids: readonly string[]): readonly SiteConfig[] {
  const sites: readonly SiteConfig[] = SITES;
  const unknown = ids.find((id) => !sites.some((site) => site.id === id));
  if (unknown !== undefined) throw new UsageError(`There is no site ${unknown}; the sites are ${SITE_IDS.join(', ')}.`);
  return ids.length > 0 ? sites.filter(({ id }) => ids.includes(id)) : sites;
}

/** Parses an integer from `min` to `max`. @throws UsageError */
export function integerOption(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} is a whole number from ${min} to ${max}, not "${text}".`);
}

/** Adds the default value of an option that is given without a value. */
export function optionalValue(args: readonly string[], option: string, defaultValue: string): string[] {
  return args.flatMap((each, index) => {
    if (each !== option) return [each];
    const next = args[index + 1];
    return next !== undefined && /^https?:\/\//.test(next) ? [each] : [each, defaultValue];
  });
}

/** Returns the URL of a running server. @throws UsageError */
export function serverUrl(name: string, text: string, schemes: readonly string[] = ['http:']): string {
  const url = URL.parse(text);
  if (url && schemes.includes(url.protocol)) return text;
  throw new UsageError(`--${name} needs a URL, as in http://localhost:3000, not "${text}".`);
}
