import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { customerPath, DIST_DIR } from '../../config/customer.ts';
import { withoutUpstreams } from '../../config/siteConfig.ts';
import { SITE_IDS, SITES } from '../../config/sites.ts';
import { createRedirects } from '../../server/redirects/redirects.ts';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { type CommandContext, withErrorsAsText } from '../lib/command.ts';
import { withPorts } from '../lib/withPorts.ts';
import { examine } from './examine.ts';
import { runLaw } from './law/runLaw.ts';
import { createFindPageRedirect } from './pageRedirect.ts';
import { isHealthy, jsonReport, textReport } from './report.ts';

const HELP = `npm run doctor -- [--site ID]… [--json] [--concurrency N]
npm run doctor -- --law [--sample] [--url URL | --live] [--date DAY] [--site ID]… [--json] [--concurrency N]

  --site ID          checks only this site; may be given several times
  --json             prints the report as JSON, with every finding
  --concurrency N    calls to upstreams at a time, 1 to 16 (4); with --law pages at a time, 1 to 4 (4)
  --law              reads the pages, and reports what the law requires and they lack (docs/law.md)
  --sample           reads only a few pages of each kind, as npm run check does
  --url URL          reads them from this running process, by the local names of the sites: http://localhost:3000
  --live             reads them on the hosts of the sites, by https
  --date DAY         judges by the law of this day: 2026-11-20

Without --url and --live, --law starts the product on a free port. Exit codes: 0 without findings, 1 with findings.`;
const MAX_CONCURRENCY = 16;
const MAX_LAW_CONCURRENCY = 4;

/** `npm run doctor`: calls the upstreams of the environment, or the sandbox, and lists what editors should fix. */
export const runDoctor = (context: CommandContext): Promise<number> => withErrorsAsText(runChecked, context);

async function runChecked({ argv, env, output }: CommandContext): Promise<number> {
  const { sites, json, help, concurrency, law, sample, url, live, date } = readArguments(argv);
  if (help) {
    output.log(HELP);
    return 0;
  }
  if (law) return runLaw({ sites, json, concurrency, url, live, date, sample }, { env, output });
  return withPorts(env, async ({ content, search, media, off, log }) => {
    const entry = pathToFileURL(join(DIST_DIR, 'server', 'entry.server.js')).href;
    const { componentNames } = (await import(entry)) as EntryServer;
    const redirects = createRedirects({ folder: customerPath('redirects'), sites: SITES, log });
    await redirects.refreshPlatform((site) => content.redirects({ site }));
    const findPageRedirect = createFindPageRedirect(redirects, SITES);
    const examined = await examine({
      sites: withoutUpstreams(sites, off),
      content,
      search,
      media,
      findPageRedirect,
      componentNames,
      concurrency,
    });
    output.log(json ? jsonReport(examined) : textReport(examined));
    return isHealthy(examined) ? 0 : 1;
  });
}

function readArguments(argv: readonly string[]) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      site: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '4' },
      law: { type: 'boolean', default: false },
      sample: { type: 'boolean', default: false },
      url: { type: 'string' },
      live: { type: 'boolean', default: false },
      date: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = values.site.filter((id) => !SITES.some((site) => site.id === id));
  if (unknown.length > 0) throw new Error(`No site ${unknown.join(', ')}; the sites are ${SITE_IDS.join(', ')}`);
  const concurrency = Number(values.concurrency);
  const most = values.law ? MAX_LAW_CONCURRENCY : MAX_CONCURRENCY;
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > most) {
    throw new Error(`--concurrency is a number from 1 to ${most}, not "${values.concurrency}"`);
  }
  const sites = values.site.length > 0 ? SITES.filter(({ id }) => values.site.includes(id)) : SITES;
  return { ...values, sites, concurrency };
}
