import { SITES } from '../../config/sites.ts';
import { issueText, openTables, tableFile } from '../../server/redirects/tables.ts';
import { type GivenAddress, readAddress } from './addressGiven.ts';
import { explainAddress, explanationText, type Said } from './explanation.ts';
import { hopsOf } from './live.ts';
import { optionalValue, readArguments, serverNamed, UsageError } from './usage.ts';

const OPTIONS = {
  site: { type: 'string' },
  method: { type: 'string', default: 'GET' },
  live: { type: 'string' },
} as const;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** `explain`: what becomes of an address, and why. */
export async function explain(args: readonly string[], folder: string): Promise<number> {
  const { values, positionals } = readArguments(optionalValue(args, '--live', 'http://localhost:3000'), OPTIONS, 1);
  const [written] = positionals;
  if (written === undefined)
    throw new UsageError('explain is followed by an address, as in /gammal or https://host/gammal.');
  const method = values.method.toUpperCase();
  if (!METHODS.includes(method))
    throw new UsageError(`--method is one of ${METHODS.join(', ')}, not "${values.method}".`);
  const given = readAddress(written, values.site);
  const { tableOf, issues } = openTables(folder, SITES);
  const { said } = explainAddress(tableOf, SITES, given, method);
  const lines: Said[] = [['Address', written], ...said];
  if (values.live !== undefined) lines.push(...(await liveSaid(serverNamed('live', values.live), given, method)));
  console.log(explanationText(lines));
  for (const fault of issues.filter(({ file }) => file === tableFile(given.resolved.site.id))) {
    console.log(`\nThis table has a fault; until it is mended, no server takes it over.\n${issueText(fault)}`);
  }
  return 0;
}

async function liveSaid(server: string, { resolved, url }: GivenAddress, method: string): Promise<Said[]> {
  const { port } = new URL(server);
  const host = `${resolved.brand ? `${resolved.brand.theme}.` : ''}${resolved.site.id}.localhost${port ? `:${port}` : ''}`;
  const hops = await hopsOf(server, host, url, method);
  return hops.map(({ status, address, location }, index) => [
    index === 0 ? 'Live' : '',
    `${status} ${address}${location === null ? '' : ` to ${location}`}`,
  ]);
}
