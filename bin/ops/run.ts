import { parseArgs } from 'node:util';
import type { Snapshot } from '../../server/inspection/snapshot.ts';
import type { CommandContext } from '../lib/command.ts';

const HELP = `npm run ops -- [--url URL]                    shows the state of a process
npm run ops -- [--url URL] purge TAG …        drops what has one of the tags, in all processes
npm run ops -- [--url URL] log-level LEVEL    fatal, error, warn, info, debug or trace, until the process ends

  --url URL    of the operations listener (http://127.0.0.1:9100)
  --json       prints the state as JSON

The changes need OPERATIONS_TOKEN in the environment, as the process has it.
Exit codes: 0 done, 1 the process refused or did not respond, 2 for a mistake in the arguments.`;

/** Runs the command. Returns its exit code. */
export async function runOps({ argv, env, output }: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:9100' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [action, ...rest] = positionals;
  if (values.help) {
    output.log(HELP);
    return 0;
  }
  const url = values.url.replace(/\/$/, '');
  const change = (path: string, body: unknown) =>
    post({ url: `${url}${path}`, body, token: env.OPERATIONS_TOKEN, output });
  if (action === 'purge' && rest.length > 0) return change('/ops/purge', { tags: rest });
  if (action === 'log-level' && rest.length === 1) return change('/ops/log-level', { level: rest[0] });
  if (action !== undefined) {
    output.error(HELP);
    return 2;
  }
  const response = await fetch(`${url}/ops.json`);
  if (!response.ok) throw new Error(`${url} responded ${response.status}: is it the operations listener?`);
  const snapshot = (await response.json()) as Snapshot;
  output.log(values.json ? JSON.stringify(snapshot, null, 2) : textOf(snapshot));
  return 0;
}

interface Change {
  url: string;
  body: unknown;
  token: string | undefined;
  output: CommandContext['output'];
}

async function post({ url, body, token = '', output }: Change): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-operations-token': token };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (response.ok) output.log(text);
  else output.error(`${response.status} ${text}`);
  return response.ok ? 0 : 1;
}

function textOf(snapshot: Snapshot): string {
  const { build, commit, uptime, notReady, logLevel, residentMb, requestsInProgress } = snapshot;
  const { upstreams, outboxes, caches, missing, redirects, clients } = snapshot;
  const ready = notReady.length === 0 ? 'ready' : `not ready: ${notReady.join(', ')}`;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    `build ${build}${commit && `, commit ${commit}`}, ${uptime} s, ${ready}, log level ${logLevel}`,
    `${residentMb} MB, ${requestsInProgress} requests in progress`,
    ...list(
      'upstreams',
      upstreams,
      ({ name, breaker, calls, failed }) => `${name}: ${breaker}, ${calls} calls, ${failed} failed`,
    ),
    ...list(
      'outboxes',
      outboxes,
      ({ upstream, entries, oldestSeconds, delivered, lost }) =>
        `${upstream}: ${entries} forms, oldest ${oldestSeconds} s, ${delivered} delivered, ${lost} lost`,
    ),
    ...list(
      'caches',
      caches,
      ({ name, requests, hits }) => `${name}: ${requests} look-ups, ${percent(hits / (requests || 1))} hits`,
    ),
    ...list(
      'missing URLs',
      missing,
      ({ site, path, requests, proposal }) => `${requests} × ${site} ${path}${proposal ? `   rule: ${proposal}` : ''}`,
    ),
    ...list('redirects', redirects, ({ site, from, rule, requests }) => `${requests} × ${site} ${rule} (${from})`),
    ...list(
      'clients of five minutes',
      clients,
      ({ client, requests, share }) => `${client}: ${requests}, ${percent(share)}`,
    ),
  ].join('\n');
}

const list = <T>(title: string, entries: readonly T[], lineOf: (entry: T) => string): string[] =>
  entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  ${lineOf(entry)}`)];
