import { existsSync } from 'node:fs';
import { companyErrors } from '../../config/company.ts';
import { type Environment, EnvironmentError } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { VARIABLES } from '../../config/variables.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import { flushLog, type Log } from '../operations/log/log.ts';
import { createRedirects, InvalidTablesError, type Redirects } from '../redirects/redirects.ts';
import { CACHE_NAMES, type CacheBounds, MemoryError, planMemory, readMemoryLimits } from './memoryPlan.ts';
import { type SandboxChild, startSandbox } from './sandboxChild.ts';
import { readSettings } from './settings.ts';

/** Returns the environment of this process. When it is invalid, prints all errors and exits with 1. */
export function environmentOrExit(knownSites: readonly string[]): Environment {
  try {
    return readSettings(process.env, knownSites);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Returns the environment with cache bounds sized from the memory limits, and the figures for the log. Bounds that the operator
 * has set are unchanged. When the memory is too small, prints how much is needed and exits with 1.
 */
export function fitToMemory(environment: Environment) {
  const limits = readMemoryLimits();
  const valuesOf = (names: readonly (keyof CacheBounds)[], read: (name: keyof CacheBounds) => number) =>
    Object.fromEntries(names.map((name) => [name, read(name)]));
  const isSet = (name: string) => (process.env[name] ?? '').trim() !== '';
  const set = valuesOf(CACHE_NAMES.filter(isSet), (name) => environment[name]);
  const { default: byDefault } = VARIABLES.MAX_UNREAD_MB;
  const unreadMb = { default: byDefault, set: isSet('MAX_UNREAD_MB') ? environment.MAX_UNREAD_MB : undefined };
  const defaults = valuesOf(CACHE_NAMES, (name) => VARIABLES[name].default) as CacheBounds;
  try {
    const { bounds, unread, need } = planMemory({ ...limits, defaults, set, unread: unreadMb });
    const sizes = { ...bounds, MAX_UNREAD_MB: unread };
    const limitMb = limits.limit === null ? null : Math.floor(limits.limit);
    return {
      environment: { ...environment, ...sizes },
      memory: { limitMb, heapMb: Math.floor(limits.heap), needMb: need, ...sizes },
    };
  } catch (error) {
    if (!(error instanceof MemoryError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Ends the process with 1 when the company of a site is not complete and right; prints all errors. */
export function companiesOrExit(sites: readonly SiteConfig[]): void {
  const errors = sites.flatMap(companyErrors);
  if (errors.length === 0) return;
  console.error(errors.join('\n'));
  process.exit(1);
}

/** Returns the redirects of this process. When a table is invalid, prints all its errors and exits with 1. */
export function redirectsOrExit(options: Parameters<typeof createRedirects>[0]): Redirects {
  try {
    return createRedirects(options);
  } catch (error) {
    if (!(error instanceof InvalidTablesError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * Returns the sandbox that the environment configures: none, a running one, or a new child process. Exits with 1 when its folder is missing.
 *
 * @param onExit called when the child ends by itself; by default this process ends too
 */
export async function sandboxFor(
  environment: Environment,
  script: string,
  log: Log,
  onExit: (reason: string) => void = exitWithSandbox(log),
): Promise<SandboxChild | null> {
  if (environment.sandboxed.length === 0) return null;
  if (environment.SANDBOX_URL !== '') return { url: environment.SANDBOX_URL, stop: async () => {} };
  if (!existsSync(script)) {
    console.error(
      'SANDBOX asks for the sandbox, but the folder sandbox/ is missing. Set the URLs of the upstreams, or SANDBOX_URL.',
    );
    process.exit(1);
  }
  return startSandbox({
    script,
    cars: environment.SANDBOX_CARS,
    seed: environment.SANDBOX_SEED,
    web: `http://localhost:${environment.PORT}`,
    ...(environment.OPERATIONS_PORT !== 0 && { editing: `http://localhost:${environment.OPERATIONS_PORT}` }),
    log,
    onExit,
  });
}

const exitWithSandbox = (log: Log) => async (reason: string) => {
  log.fatal({ event: LOG_EVENTS.sandboxExited, reason }, 'The sandbox ended; its upstreams are unavailable');
  await flushLog(log);
  process.exit(1);
};
