import type { Environment } from '../../config/environment.ts';
import { SITES } from '../../config/sites.ts';

/** What a person wants to know when the server has started: where the sites are and who speaks for the upstreams. */
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
          `The sandbox speaks for ${environment.sandboxed.join(', ')}.`,
          `  Faults, counters and data: ${sandboxUrl}/__sandbox`,
        ];
  return ['', 'Forecourt is open.', '', ...lines, '', ...sandbox, ''].join('\n');
}

/** Why listening failed, in words. */
export function listenFailure(error: unknown, environment: Environment): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const { HOST, PORT } = environment;
  if (code === 'EADDRINUSE') return `Port ${PORT} on ${HOST} is taken. Stop what uses it, or set PORT to another one.`;
  if (code === 'EACCES') return `Port ${PORT} needs more rights than this user has. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${HOST}. Set HOST to one it has.`;
  return `Cannot listen on ${HOST}:${PORT}: ${String(code ?? error)}`;
}
