import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runCases } from '../../../bin/conformance/runCases.ts';
import { SUITES } from '../../../bin/conformance/suites.ts';
import { UPSTREAM_NAMES, UPSTREAMS } from '../../../config/upstreams.ts';
import { conformanceOptions } from '../../support/conformance/conformanceOptions.ts';
import { hang } from '../../support/conformance/faults.ts';
import { FAULTS } from '../../support/conformance/faultTables.ts';
import { type FaultyProxy, startFaultyProxy } from '../../support/conformance/faultyProxy.ts';
import { sandboxSettings } from '../../support/conformance/sandboxSettings.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';

/** An endpoint that breaks one thing fails the case about it, and the message names what is broken. So no case is empty. */

const CARS = 400;
let sandbox: LeasedSandbox;
let proxy: FaultyProxy;
let settings: Awaited<ReturnType<typeof sandboxSettings>>;

beforeAll(async () => {
  sandbox = await leaseSandbox(CARS);
  proxy = await startFaultyProxy();
  settings = await sandboxSettings(sandbox.url, CARS);
});
afterAll(async () => {
  await proxy?.close();
  await sandbox?.close();
});

test('every case of every upstream has its fault', () => {
  for (const name of UPSTREAM_NAMES) {
    expect([name, Object.keys(FAULTS[name]).sort()]).toEqual([name, SUITES[name].cases.map(({ id }) => id).sort()]);
  }
});

describe.each(UPSTREAM_NAMES)('%s', (name) => {
  test.each(Object.entries(FAULTS[name]))('%s fails with its fault', async (id, [fault, says]) => {
    proxy.setTarget(`${sandbox.url}${UPSTREAMS[name].sandboxPath}`);
    proxy.setFault(fault);
    const options = conformanceOptions(name, proxy.url, { settings: settings[name] });
    // What sends no response at all takes as long as the limit.
    const limits = { ...options.limits, ...(fault === hang && { start: 500 }) };
    const [result] = await runCases(SUITES[name], { ...options, limits, only: [id] });
    expect([result?.outcome, result?.reason]).toEqual(['failed', undefined]);
    expect(result?.failure?.message).toMatch(says);
    expect(result?.failure?.exchange?.sent).toMatch(/^[A-Z]+ \//);
  });
});
