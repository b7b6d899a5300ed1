import { SITES } from '../../config/sites.ts';
import { issueText, openTables, tableFile } from '../../server/redirects/rules.ts';
import { type ExplanationLine, explainUrl, explanationText } from './explanation.ts';
import { type GivenUrl, readUrl } from './givenUrl.ts';
import { hopsOf } from './live.ts';
import { optionalValue, type RedirectsContext, readArguments, serverUrl, UsageError } from './usage.ts';

const OPTIONS = {
  site: { type: 'string' },
  method: { type: 'string', default: 'GET' },
  live: { type: 'string' },
} as const;
const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** `explain`: prints what happens to a URL, and why. */
export async function explain(args: readonly string[], { folder, output }: RedirectsContext): Promise<number> {
  const { values, positionals } = readArguments(optionalValue(args, '--live', 'http://localhost:3000'), OPTIONS, 1);
  const [input] = positionals;
  if (input === undefined) throw new UsageError('explain needs a URL, as in /gammal or https://host/gammal.');
  const method = values.method.toUpperCase();
  if (!METHODS.includes(method))
    throw new UsageError(`--method is one of ${METHODS.join(', ')}, not "${values.method}".`);
  const givenUrl = readUrl(input, values.site);
  const { tableOf, issues } = openTables(folder, SITES);
  const { lines: explained } = explainUrl(tableOf, SITES, givenUrl, method);
  const lines: ExplanationLine[] = [['URL', input], ...explained];
  if (values.live !== undefined) lines.push(...(await liveLines(serverUrl('live', values.live), givenUrl, method)));
  output.log(explanationText(lines));
  for (const issue of issues.filter(({ file }) => file === tableFile(givenUrl.resolved.site.id))) {
    output.log(`\nThis table has an error. Servers keep the previous table until it is fixed.\n${issueText(issue)}`);
  }
  return 0;
}

async function liveLines(server: string, { resolved, url }: GivenUrl, method: string): Promise<ExplanationLine[]> {
  const { port } = new URL(server);
  const host = `${resolved.brand ? `${resolved.brand.theme}.` : ''}${resolved.site.id}.localhost${port ? `:${port}` : ''}`;
  const hops = await hopsOf(server, host, url, method);
  return hops.map(({ status, url, location }, index) => [
    index === 0 ? 'Live' : '',
    `${status} ${url}${location === null ? '' : ` to ${location}`}`,
  ]);
}
