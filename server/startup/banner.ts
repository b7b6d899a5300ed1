import type { Environment } from '../../config/environment.ts';
import { SITES } from '../../config/sites.ts';
import { ListenError } from './listeners.ts';

/** Returns the text printed at start-up: the URLs of the sites, the upstreams that are off and those that the sandbox replaces. */
export function banner(environment: Environment, port: number, sandboxUrl: string | null): string {
  const sites = SITES.filter((site) => environment.SITE_NAME === '' || environment.SITE_NAME === site.id);
  const width = Math.max(...sites.map((site) => site.name.length));
  const lines = sites.map(
    (site) => `  ${site.name.padEnd(width)}  ${site.country}  http://${site.id}.localhost:${port}/`,
  );
  const sandbox =
    sandboxUrl === null
      ? ['All upstreams are configured; the sandbox is off.']
      : [
          `The sandbox replaces ${environment.sandboxed.join(', ')}.`,
          `  Faults, counters and data: ${sandboxUrl}/__sandbox`,
        ];
  const off = environment.off.length === 0 ? [] : [`Switched off: ${environment.off.join(', ')}.`];
  const { OPERATIONS_HOST, OPERATIONS_PORT } = environment;
  const operations =
    OPERATIONS_PORT === 0
      ? []
      : [`Metrics, revalidation and editing: http://${OPERATIONS_HOST}:${OPERATIONS_PORT}`, ''];
  return ['', 'Forecourt is running.', '', ...lines, '', ...operations, ...off, ...sandbox, ''].join('\n');
}

/** Returns a message that explains why listening failed and what to do. */
export function listenErrorMessage(error: unknown, environment: Environment): string {
  const { cause, prefix } = error instanceof ListenError ? error : { cause: error, prefix: '' as const };
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  const [host, port] = [environment[`${prefix}HOST`], environment[`${prefix}PORT`]];
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Stop what uses it, or set ${prefix}PORT to another one.`;
  if (code === 'EACCES')
    return `Port ${port} needs more rights than this user has. Set ${prefix}PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Set ${prefix}HOST to one it has.`;
  return `Cannot listen on ${host}:${port}: ${String(code ?? cause)}`;
}
