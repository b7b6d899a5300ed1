import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { SITE_IDS, SITES } from '../config/sites.ts';
import { createRedirects } from '../server/redirects/redirects.ts';
import type { EntryServer } from '../src/contracts/render.ts';
import { examine } from './doctor/examine.ts';
import { createMediaProbe } from './doctor/media.ts';
import { createFindPageRedirect } from './doctor/pageRedirect.ts';
import { isHealthy, jsonReport, textReport } from './doctor/report.ts';
import { withPorts } from './lib/withPorts.ts';

/** `npm run doctor`: asks the upstreams of the environment, or the sandbox, and says what editors should mend. */

const HELP = `npm run doctor -- [--site ID]… [--json] [--concurrency N]

  --site ID          look at this site alone; may be given several times
  --json             the report for programs
  --concurrency N    calls to upstreams at a time, 1 to 16 (4)

Ends with 0 when there is nothing to mend, with 1 when there is.`;
const MOST = 16;

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

function wishes() {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '4' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = values.site.filter((id) => !SITES.some((site) => site.id === id));
  if (unknown.length > 0) throw new Error(`No site ${unknown.join(', ')}; the sites are ${SITE_IDS.join(', ')}`);
  const concurrency = Number(values.concurrency);
  if (!Number.isInteger(concurrency) || concurrency < 1 || concurrency > MOST) {
    throw new Error(`--concurrency is a number from 1 to ${MOST}, not "${values.concurrency}"`);
  }
  const sites = values.site.length > 0 ? SITES.filter(({ id }) => values.site.includes(id)) : SITES;
  return { ...values, sites, concurrency };
}

async function main(): Promise<number> {
  const { sites, json, help, concurrency } = wishes();
  if (help) {
    console.log(HELP);
    return 0;
  }
  return withPorts(async ({ content, search }, urls, log) => {
    const entry = pathToFileURL(path('../dist/server/entry.server.js')).href;
    const { componentNames } = (await import(entry)) as EntryServer;
    const media = createMediaProbe(urls.media);
    const redirects = createRedirects({ folder: path('../redirects'), sites: SITES, log });
    await redirects.refreshPlatform((site) => content.redirects({ site }));
    const findPageRedirect = createFindPageRedirect(redirects, SITES);
    const examined = await examine({ sites, content, search, media, findPageRedirect, componentNames, concurrency });
    console.log(json ? jsonReport(examined) : textReport(examined));
    return isHealthy(examined) ? 0 : 1;
  });
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
