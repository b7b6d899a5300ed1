import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runConformance } from '../../../bin/conformance/run.ts';
import { SUITES } from '../../../bin/conformance/suites.ts';
import { UPSTREAM_NAMES, UPSTREAMS } from '../../../config/upstreams.ts';
import { runCommand, runProcess } from '../../support/commands.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';

/** The command `npm run conformance`: arguments, reports and exit codes. */

let sandbox: LeasedSandbox;
let endpoint: Server;
let url = '';
/** What the endpoint sends to everything. */
let body = '{}';
/** Whether its responses never end. */
let isOpen = false;
/** What was sent to the endpoint that accepts everything. */
const received: string[] = [];

beforeAll(async () => {
  sandbox = await leaseSandbox(400);
  endpoint = createServer(async (req, res) => {
    received.push(Buffer.concat(await req.toArray()).toString());
    res.writeHead(202, { 'content-type': 'application/json' });
    if (isOpen) res.write(': alive\n\n');
    else res.end(body);
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => endpoint?.close(done));
  await sandbox?.close();
});

const conformance = (...argv: string[]) => runCommand(runConformance, argv);

describe('npm run conformance', () => {
  test('passes on the sandbox, names what it skips, and exits with 0', async () => {
    const { code, stdout } = await conformance('leads', `${sandbox.url}/leads/`, '--key', 'sandbox');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^passed {3}leads\.key {2}\d+ ms$/m);
    expect(stdout).toMatch(/^skipped {2}leads\.once {2}\(it creates data: --write\)$/m);
    expect(stdout).toMatch(/^\d+ passed, 0 failed, \d+ skipped$/m);
  });

  test('says what was sent, what was expected and what came, never the key, and exits with 1', async () => {
    const argv = ['leads', url, '--key', 'a-secret', '--only', 'refused-field', '--only', 'leads.method'];
    const { code, stdout } = await conformance(...argv);
    expect(code).toBe(1);
    expect(stdout).toContain('FAILED   leads.refused-field');
    expect(stdout).toMatch(/sent {6}POST \/forms \{"formName":"contact"/);
    expect(stdout).toMatch(/came {6}202 \{\}/);
    expect(stdout).toMatch(/at {8}status\n.*expected {2}400\n.*got {7}202/);
    expect(stdout).toMatch(/0 passed, 2 failed, 0 skipped/);
    expect(stdout).not.toContain('a-secret');
  });

  test('never sends a valid lead without --write', async () => {
    received.length = 0;
    await conformance('leads', url, '--key', 'k');
    const valid = received.filter(
      (body) => body.includes('"email":"conformance@acme.example"') && body.includes('A test. Please ignore it.'),
    );
    expect(received.length).toBeGreaterThan(10);
    expect(
      valid.filter((body) => !/no-such-form|no-uuid|"bcc"|\\r\\n|xxxx/.test(body) && body.includes('"name"')),
    ).toEqual([]);
  });

  test('prints JSON for programs', async () => {
    const { stdout } = await conformance('leads', url, '--key', 'k', '--only', 'method', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      upstream: 'leads',
      url,
      passed: 0,
      failed: 1,
      skipped: 0,
      cases: [
        {
          id: 'leads.method',
          outcome: 'failed',
          failure: { member: 'status', expected: 'a 4xx', came: '202', exchange: { sent: 'GET /forms' } },
        },
      ],
    });
  });

  test('names a response that is larger than the product reads', async () => {
    body = `"${'x'.repeat(100 * 1024)}"`;
    const { stdout } = await conformance('leads', url, '--key', 'k', '--only', 'refused-field');
    expect(stdout).toMatch(/at {8}body\n.*expected {2}at most 102400 bytes\n.*got {7}102402 bytes/);
    body = '{}';
  });

  test.each(['', 'null', '[]', '{"data":null}', '<html>', '{"content":[null],"facet":[null],"total_items":1}'])(
    'has a report for an endpoint that sends %j to everything',
    async (text) => {
      body = text;
      for (const name of UPSTREAM_NAMES) {
        const settings = Object.entries(SUITES[name].settings).map(
          ([setting, { example }]) => `--set=${setting}=${example}`,
        );
        const key = UPSTREAMS[name].key === null ? [] : ['--key', 'k'];
        const { code, stdout } = await conformance(name, url, ...key, ...settings, '--write', '--json');
        const { failed, skipped } = JSON.parse(stdout);
        expect([name, code, failed > 0, skipped]).toEqual([name, 1, true, 0]);
      }
      body = '{}';
    },
  );

  test('names a stream that is silent for too long', async () => {
    const settings = ['plate=ABC123', 'unknown-plate=ZZZ999', 'department=1', 'codes=a', 'silence=50'];
    const argv = ['--only', 'stream-end', '--key', 'k', ...settings.map((each) => `--set=${each}`)];
    isOpen = true;
    const { stdout } = await conformance('booking', url, ...argv);
    isOpen = false;
    expect(stdout).toMatch(/at {8}stream\n.*expected {2}a byte within 50 ms\n.*got {7}nothing/);
  });

  test('ends a case that takes too long', async () => {
    const argv = ['leads', url, '--key', 'k', '--only', 'time', '--case-limit', '1'];
    expect((await conformance(...argv)).stdout).toContain('expected  an end within 1 ms');
  });

  test.each([
    [['mars', 'http://127.0.0.1'], 'UPSTREAM is one of content, search'],
    [['leads', 'ftp://a'], 'URL is http or https, not "ftp://a"'],
    [['leads', 'http://127.0.0.1'], 'leads takes a key: --key'],
    [['media', 'http://127.0.0.1', '--key', 'a'], 'media takes no key'],
    [['search', 'http://127.0.0.1', '--key', 'a'], '--set cars=vehicles_acme: Name of an index of cars'],
    [['leads', 'http://127.0.0.1', '--key', 'a', '--set', 'x=1'], '--set knows email, not "x"'],
    [['leads', 'http://127.0.0.1', '--key', 'a', '--only', 'x'], 'leads has no case x'],
    [['leads', 'http://127.0.0.1', '--key', 'a', '--case-limit', '0'], '--case-limit is a number of milliseconds'],
    [['leads', 'http://127.0.0.1', '--odd'], "Unknown option '--odd'"],
    [
      ['content', 'http://127.0.0.1', '--key', 'a', '--header', 'x'],
      '--header is one of sc_apikey, x-sitecore-contextid',
    ],
  ])('%j is a mistake of the arguments', async (argv, message) => {
    const { code, stderr } = await conformance(...argv);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  test('lists the cases of every upstream without a call, as a process', async () => {
    for (const name of UPSTREAM_NAMES) expect((await conformance(name, '--list')).stdout).toMatch(`  ${name}.`);
    expect(await runProcess('bin/conformance.ts', ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--write'),
    });
  });
});
