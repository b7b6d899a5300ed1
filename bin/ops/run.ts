import { parseArgs } from 'node:util';
import type { Snapshot } from '../../server/inspection/snapshot.ts';
import type { CommandContext } from '../lib/command.ts';

const HELP = `npm run ops -- [--url URL]                    shows the state of a process
npm run ops -- [--url URL] purge TAG|PAGE …   drops what has one of the tags, or the pages of these URLs, in all processes
npm run ops -- [--url URL] block CLIENT [S]   refuses an IP address, or a client of the state, for S seconds (3600), in all processes
npm run ops -- [--url URL] unblock CLIENT
npm run ops -- [--url URL] rule SITE RULE off|on   switches a redirect rule, in all processes
npm run ops -- [--url URL] profile cpu|heap [S]    writes a profile of S seconds (10) to a file of the process
npm run ops -- [--url URL] forget EMAIL       deletes what is stored of a person: forms that wait, saved searches
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
  if (action !== undefined) {
    const request = requestOf(action, rest);
    if (request !== null) return change(...request);
    output.error(HELP);
    return 2;
  }
  const response = await fetch(`${url}/ops.json`);
  if (!response.ok) throw new Error(`${url} responded ${response.status}: is it the operations listener?`);
  const snapshot = (await response.json()) as Snapshot;
  output.log(values.json ? JSON.stringify(snapshot, null, 2) : textOf(snapshot));
  return 0;
}

/** Returns path and body of the request that a change needs; null for a mistake in the arguments. */
function requestOf(action: string, rest: readonly string[]): [path: string, body: unknown] | null {
  const [first, second, third] = rest;
  if (first === undefined) return null;
  const isPage = (text: string) => /^https?:\/\//.test(text);
  const seconds = second === undefined ? {} : { seconds: Number(second) };
  switch (`${action} ${rest.length}`) {
    case 'block 1':
    case 'block 2':
      return ['/ops/clients', { client: first, ...seconds }];
    case 'unblock 1':
      return ['/ops/clients', { client: first, seconds: 0 }];
    case 'rule 3':
      return third === 'on' || third === 'off'
        ? ['/ops/redirects', { site: first, rule: second, on: third === 'on' }]
        : null;
    case 'profile 1':
    case 'profile 2':
      return ['/ops/profile', { kind: first, ...seconds }];
    case 'forget 1':
      return ['/ops/forget', { email: first }];
    case 'log-level 1':
      return ['/ops/log-level', { level: first }];
    default:
      if (action !== 'purge') return null;
      return ['/ops/purge', { tags: rest.filter((text) => !isPage(text)), urls: rest.filter(isPage) }];
  }
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
  const { build, commit, uptime, notReady, logLevel, residentMb, requestsInProgress, revalidations } = snapshot;
  const { upstreams, outboxes, caches, secondLevel, missing, redirects, switchedOff, clients, blocked } = snapshot;
  const ready = notReady.length === 0 ? 'ready' : `not ready: ${notReady.join(', ')}`;
  const percent = (share: number) => `${Math.round(share * 100)} %`;
  return [
    `build ${build}${commit && `, commit ${commit}`}, ${uptime} s, ${ready}, log level ${logLevel}`,
    `${residentMb} MB, ${requestsInProgress} requests in progress`,
    `calls of the webhook: ${revalidations || 'none since the start'}`,
    ...list(
      'upstreams',
      upstreams,
      ({ name, breaker, calls, failed, failures }) =>
        `${name}: ${breaker}, ${calls} calls, ${failed} failed${failures && ` (${failures})`}`,
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
      `second level of the caches, breaker ${secondLevel?.breaker}`,
      secondLevel?.caches ?? [],
      ({ name, reads, hits, failed, stored }) =>
        `${name}: ${reads} look-ups, ${percent(hits / (reads || 1))} hits, ${failed} failed, ${stored} stored`,
    ),
    ...list(
      'missing URLs',
      missing,
      ({ site, path, requests, proposal }) => `${requests} × ${site} ${path}${proposal ? `   rule: ${proposal}` : ''}`,
    ),
    ...list('redirects', redirects, ({ site, from, rule, requests }) => `${requests} × ${site} ${rule} (${from})`),
    ...list('redirects that are switched off', switchedOff, ({ site, rule }) => `${site} ${rule}`),
    ...list(
      'clients of five minutes',
      clients,
      ({ client, requests, share }) => `${client}: ${requests}, ${percent(share)}`,
    ),
    ...list('blocked clients', blocked, ({ client, seconds }) => `${client}: ${seconds} s`),
  ].join('\n');
}

const list = <T>(title: string, entries: readonly T[], lineOf: (entry: T) => string): string[] =>
  entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  ${lineOf(entry)}`)];
