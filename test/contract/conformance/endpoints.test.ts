import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CaseResult } from '../../../bin/conformance/runCases.ts';
import { runCases } from '../../../bin/conformance/runCases.ts';
import { SUITES } from '../../../bin/conformance/suites.ts';
import { UPSTREAM_NAMES, UPSTREAMS } from '../../../config/upstreams.ts';
import {
  KEY as LEADS_KEY,
  type MailServer,
  startLeadsProcess,
  startMailServer,
} from '../../../services/leads/test/leads.ts';
import type { ServiceProcess } from '../../../services/lib/test/serviceProcess.ts';
import { carWith } from '../../../services/search/test/cars.ts';
import { KEY } from '../../../services/search/test/service.ts';
import { conformanceOptions } from '../../support/conformance/conformanceOptions.ts';
import { sandboxSettings } from '../../support/conformance/sandboxSettings.ts';
import { eventually } from '../../support/eventually.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { fillIndex, type StockedSearch, startStockedSearch } from '../../support/stockedSearch.ts';

/** The endpoints of our own keep every contract, with no case left out. */

const CARS = 400;
let sandbox: LeasedSandbox;
let stocked: StockedSearch;
let mails: MailServer;
let leads: ServiceProcess;
let settings: Awaited<ReturnType<typeof sandboxSettings>>;

beforeAll(async () => {
  [sandbox, stocked] = await Promise.all([leaseSandbox(CARS), startStockedSearch(CARS)]);
  settings = await sandboxSettings(sandbox.url, CARS);
  mails = await startMailServer();
  leads = await startLeadsProcess(stocked.postgres.url, { SMTP_URL: mails.url, FALLBACK_MAIL: 'office@acme.example' });
});
afterAll(async () => {
  await leads?.stop();
  await mails?.close();
  await stocked?.close();
  await sandbox?.close();
});

const notPassed = (results: readonly CaseResult[]) =>
  results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ id, reason, failure }) => `${id}: ${reason ?? failure?.message}`);

describe.each(UPSTREAM_NAMES)('the sandbox keeps the contract', (name) => {
  test(name, async () => {
    const url = `${sandbox.url}${UPSTREAMS[name].sandboxPath}`;
    const results = await runCases(SUITES[name], conformanceOptions(name, url, { settings: settings[name] }));
    expect(results.length).toBe(SUITES[name].cases.length);
    expect(notPassed(results)).toEqual([]);
  });
});

test('the leads service keeps the contract', async () => {
  const options = conformanceOptions('leads', leads.url, { settings: settings.leads, key: LEADS_KEY });
  const results = await runCases(SUITES.leads, options);
  expect(results.length).toBe(SUITES.leads.cases.length);
  expect(notPassed(results)).toEqual([]);
});

test('F053: the search service keeps the contract', async () => {
  const options = conformanceOptions('search', stocked.service.url, { settings: settings.search, key: KEY });
  const results = await runCases(SUITES.search, options);
  expect(results.length).toBe(SUITES.search.cases.length);
  expect(notPassed(results)).toEqual([]);
});

test('F053: so does a stock whose makes share a model, with dealers that have no region', async () => {
  const index = { cars: 'vehicles_small', dealers: 'sites_small' };
  const cars = ['Kia', 'KIA'].flatMap((car_brand, at) =>
    Array.from({ length: 40 }, (_, number) => ({
      ...carWith(`${at}${number}`, { car_brand, car_model: 'EV6', car_price: 1_000 * (number + 1) }),
      car_year: 2_000 + (number % 20),
    })),
  );
  const dealers = ['HEL', 'OUL'].map((site_id) => ({ site_id, slug: site_id.toLowerCase(), site_city: site_id }));
  await fillIndex(stocked.postgres.url, { kind: 'vehicles', index: index.cars, records: cars });
  await fillIndex(stocked.postgres.url, { kind: 'dealers', index: index.dealers, records: dealers });
  const options = conformanceOptions('search', stocked.service.url, { settings: index, key: KEY });
  const only = SUITES.search.cases.map(({ id }) => id).filter((id) => /facets|parents|counts/.test(id));
  await eventually(async () => notPassed(await runCases(SUITES.search, { ...options, only })), []);
});
