import { existsSync } from 'node:fs';
import { type Environment, EnvironmentError, readEnvironment } from '../../config/environment.ts';
import { VARIABLES } from '../../config/variables.ts';
import { createRedirects, InvalidTablesError, type Redirects } from '../redirects/redirects.ts';
import { LOG_EVENTS } from './events.ts';
import { flushLog, type Log } from './log.ts';
import { CACHE_NAMES, type CacheBounds, MemoryError, planMemory, readMemoryLimits } from './memoryPlan.ts';
import { type SandboxChild, startSandbox } from './sandboxChild.ts';

/** The environment of this process; with faults in it the process says all of them and ends. */
export function environmentOrExit(knownSites: readonly string[]): Environment {
  try {
    return readEnvironment(process.env, knownSites);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * The environment with the cache bounds that nobody has set sized from the memory limits, and what the log says of them;
 * when the memory is too small the process says how much it needs, and ends.
 */
export function fitToMemory(environment: Environment) {
  const limits = readMemoryLimits();
  const valuesOf = (names: readonly (keyof CacheBounds)[], from: (name: keyof CacheBounds) => number) =>
    Object.fromEntries(names.map((name) => [name, from(name)]));
  const set = valuesOf(
    CACHE_NAMES.filter((name) => (process.env[name] ?? '').trim() !== ''),
    (name) => environment[name],
  );
  const defaults = valuesOf(CACHE_NAMES, (name) => VARIABLES[name].default) as CacheBounds;
  try {
    const { bounds, need } = planMemory({ ...limits, defaults, set });
    const limitMb = limits.limit === null ? null : Math.floor(limits.limit);
    return {
      environment: { ...environment, ...bounds },
      memory: { limitMb, heapMb: Math.floor(limits.heap), needMb: need, ...bounds },
    };
  } catch (error) {
    if (!(error instanceof MemoryError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The redirects of this process; a faulty table is said in full, and the process ends. */
export function redirectsOrExit(options: Parameters<typeof createRedirects>[0]): Redirects {
  try {
    return createRedirects(options);
  } catch (error) {
    if (!(error instanceof InvalidTablesError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** The sandbox that the environment asks for: none, one that already runs, or a child of ours; without its folder the process says so and ends. */
export async function sandboxFor(environment: Environment, script: string, log: Log): Promise<SandboxChild | null> {
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
    onDeath: async (reason) => {
      log.fatal({ event: LOG_EVENTS.sandboxDied, reason }, 'The sandbox died; without it there is nothing to serve');
      await flushLog(log);
      process.exit(1);
    },
  });
}
