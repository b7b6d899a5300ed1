import { parseEnv } from 'node:util';
import { type Environment, EnvironmentError } from './environment.ts';
import type { VariableName } from './variables.ts';

/** Limits that a running process reads again. */
const LIMITS = [
  'SEARCH_RATE',
  'QUERY_RATE',
  'SECRET_GUESSES',
  'LEADS_RATE',
  'BOOKING_LOOKUPS',
  'BOOKING_STREAMS',
  'TIRE_HOTEL_MESSAGES',
  'MAX_IN_FLIGHT',
  'MAX_LOOP_DELAY',
  'MAX_RENDERS',
  'RENDER_QUEUE',
  'RENDER_QUEUE_TIMEOUT',
] as const satisfies readonly VariableName[];

/** Secrets that it compares with what others send, signs links with, or encrypts the outbox with. */
export const RELOADABLE_SECRETS = [
  'REVALIDATE_SECRET',
  'SITECORE_EDITING_SECRET',
  'OPERATIONS_TOKEN',
  'BOOKING_LINK_SECRETS',
  'NEWSLETTER_SECRETS',
  'OUTBOX_SECRETS',
  'SAVED_SEARCH_SECRETS',
] as const satisfies readonly VariableName[];

/** The variables that `SETTINGS_FILE` may have. */
export const RELOADABLE = [...LIMITS, ...RELOADABLE_SECRETS] as const;

export type ReloadableName = (typeof RELOADABLE)[number];
export type ReloadableValues = Readonly<Pick<Environment, ReloadableName>>;

const LINE = /^(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/;

/**
 * Reads lines of `NAME=value`, with `#` before comments and quotation marks around values where needed.
 *
 * @throws EnvironmentError that lists every line which is none, and every name that cannot be changed while the process runs
 */
export function parseSettings(text: string): Readonly<Record<string, string | undefined>> {
  const allowed: ReadonlySet<string> = new Set(RELOADABLE);
  const issues = text.split('\n').flatMap((line, at) => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name] = LINE.exec(line.trim()) ?? [];
    if (name !== undefined && allowed.has(name)) return [];
    const found = name ?? 'no NAME=value';
    return [`  SETTINGS_FILE, line ${at + 1}: expected one of ${RELOADABLE.join(', ')}, got ${found}`];
  });
  if (issues.length > 0) throw new EnvironmentError(issues);
  return parseEnv(text);
}
