import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runRedirects } from '../../../bin/redirects/run.ts';
import { SITES } from '../../../config/sites.ts';
import { createMetrics } from '../../../server/operations/metrics.ts';
import { openTables, QueryView } from '../../../server/redirects/rules.ts';
import { runCommand, runProcess } from '../../support/commands.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const TIMEOUT_MS = 120_000;

let sandbox: LeasedSandbox;
let folder: string;
const servers: Server[] = [];

beforeAll(async () => {
  sandbox = await leaseSandbox(300);
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
}, TIMEOUT_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  for (const server of servers) server.close();
  await sandbox.close();
});

/** Runs the command in this process, with tables of our own and a running sandbox. */
const run = (...args: string[]) =>
  runCommand(runRedirects, [...args, '--folder', folder], { SANDBOX_URL: sandbox.url });
const table = (text: string, site = 'norrvag-se') => writeFileSync(join(folder, `${site}.redirects`), text);
async function serve(body: string): Promise<string> {
  const server = createServer((_req, res) => res.end(body)).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((done) => server.once('listening', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('D11 check: errors of the tables', () => {
  test(
    'Q14, F042: reports every error by line and column, with a hint and exit code 1',
    async () => {
      table(`# Errors
/1 -> /salj-bli
/2 -> /anlaggningar/norrvag-falum
/3 -> /kop-bil/999999999/volvo
/4 -> /kop-bil/alla-bilar-i-lager?car_fuel=Ell
/5 -> /kop-bil/alla-bilar-i-lager/b/volov
/6 -> /-/media/nirgends.pdf
/7/:slug -> /anlaggningarna/:slug
/salj-bil -> /kop-bil
/kop-bil/bilmarken/* -> /kop-bil
/10 -> rullande-se:/nirgends
/11 -> b
`);
      const { code, stdout } = await run('check', '--site', 'norrvag-se', '--errors');
      const prefix = 'error  redirects/norrvag-se.redirects';
      expect(stdout.trimEnd().split('\n')).toEqual([
        `${prefix}:2:7  There is no page at /salj-bli. Did you mean /salj-bil?`,
        expect.stringMatching(/:3:7 {2}There is no dealer norrvag-falum\. Did you mean \/anlaggningar\/norrvag-falun/),
        `${prefix}:4:7  There is no car 999999999. Redirect to the list of cars: /kop-bil/alla-bilar-i-lager.`,
        `${prefix}:5:7  The filter car_fuel has no value Ell. Did you mean El?`,
        `${prefix}:6:7  There is no make volov in stock. Did you mean volvo?`,
        `${prefix}:7:7  There is no file at /-/media/nirgends.pdf: the media edge responds with 404. Choose a file that exists.`,
        `${prefix}:8:13  No page has a URL like /anlaggningarna/:slug. Choose a target where pages exist; /sitemap.xml lists them.`,
        expect.stringMatching(/:9:1 {2}Hides pages that exist: \/salj-bil\. /),
        expect.stringMatching(/:10:1 {2}Hides pages that exist: \/kop-bil\/bilmarken\/\S+, \S+, \S+ and \d+ more\. /),
        expect.stringMatching(/:11:8 {2}There is no page at \/nirgends\. /),
        `${prefix}:12:8  The slash at the start is missing. Write /b.`,
        expect.stringMatching(/^11 errors, \d+ notes?; rules: norrvag-se 10$/),
      ]);
      expect(code).toBe(1);
    },
    TIMEOUT_MS,
  );

  test(
    'notes are not errors: chains, empty lists, ids alone, redirects of the platform',
    async () => {
      table(`/1 -> /2
/2 -> /salj-bil
/3 -> /kop-bil/alla-bilar-i-lager?car_price=1-2
/4/:id(\\d+) -> /kop-bil/:id
/kampanj -> /kop-bil
/6?x=1 -> /anlaggningar?site_region=Stockholm
/salj-bil?gammal=* -> /kop-bil
`);
      const { code, stdout } = await run('check', '--site', 'norrvag-se', '--json');
      const { ok, errors, findings } = JSON.parse(stdout) as {
        ok: boolean;
        errors: number;
        findings: { file: string; line: number; message: string }[];
      };
      expect([code, ok, errors]).toEqual([0, true, 0]);
      const messages = findings.map(({ file, line, message }) => `${file}:${line} ${message}`);
      expect(messages).toEqual(
        expect.arrayContaining([
          'redirects/norrvag-se.redirects:1 The target is itself redirected by line 2 (/2)',
          'redirects/norrvag-se.redirects:3 The list is empty today',
          "redirects/norrvag-se.redirects:4 Visitors are redirected a second time, from the car's id to its canonical URL",
          expect.stringMatching(
            /^platform\/norrvag-se:\d+ \/kampanj: The platform's redirect never applies: line 5 of the table \(\/kampanj\)/,
          ),
        ]),
      );
    },
    TIMEOUT_MS,
  );

  test(
    'D16: the first redirect of docs/redirects.md passes the check',
    async () => {
      const document = readFileSync(join(ROOT, 'docs', 'redirects.md'), 'utf8');
      table(/```redirects\n\s*(.*)\n/.exec(document)?.[1] ?? '');
      const { stdout } = await run('check', '--site', 'norrvag-se', '--errors');
      expect(stdout).toMatch(/^0 errors, \d+ notes?; rules: norrvag-se 1\n$/);
      const matcher = openTables(join(ROOT, 'customers/sample/redirects'), SITES).tableOf('norrvag-se').matcher;
      expect(matcher.match({ path: '/radio-oktober', marked: false }, new QueryView(''))).toBeNull();
      const explained = await run('explain', 'http://norrvag-se.localhost:3000/radio-oktober');
      expect(explained.stdout).toContain('Rule      redirects/norrvag-se.redirects:1\n');
      expect(explained.stdout).toContain('Response  301 to /kop-bil/kampanjer/bilkampanjer\n');
    },
    TIMEOUT_MS,
  );

  test(
    'one sentence reports an unavailable upstream; --static calls none',
    async () => {
      table('/1 -> /nirgends');
      const args = ['check', '--site', 'norrvag-dk', '--folder', folder];
      const { stderr: unreachable } = await runCommand(runRedirects, args, { SANDBOX_URL: 'http://127.0.0.1:9' });
      expect(unreachable).toMatch(/^An upstream request failed: .*\. --static calls no upstream\.\n$/);
      const { code, stdout } = await run('check', '--static', '--site', 'norrvag-se');
      expect([code, stdout]).toEqual([0, '0 errors, 0 notes; rules: norrvag-se 1\n']);
    },
    TIMEOUT_MS,
  );

  test(
    'the tables of the project have no errors',
    async () => {
      // The command as a process, on the sandbox that it starts itself.
      const { stdout: report } = await runProcess('bin/redirects.ts', ['check', '--errors']);
      expect(report).toMatch(/^0 errors, /);
    },
    TIMEOUT_MS,
  );
});

describe('D11 the other commands', () => {
  test(
    'explain follows a URL, and compares it with a running server',
    async () => {
      table('/gammal -> /salj-bil\n/trasig');
      const { code, stdout } = await run('explain', 'norrvag-se.localhost:3000/Gammal');
      expect(code).toBe(0);
      expect(stdout).toContain('Response  301 to /salj-bil\n');
      expect(stdout).toContain(
        'This table has an error. Servers keep the previous table until it is fixed.\nredirects/norrvag-se.redirects:2:1  The arrow is missing.',
      );
      const url = await serve('hello');
      expect((await run('explain', '/gammal', '--live', url)).stdout).toContain('Live      200 /gammal\n');
    },
    TIMEOUT_MS,
  );

  test(
    'import prints or appends, lists refused rows, and leaves no error',
    async () => {
      table('/fanns -> /kop-bil\n');
      const csv = join(folder, 'list.csv');
      writeFileSync(
        csv,
        '\uFEFFGammal;Status;Ny\n/Gammal/Två;301;salj-bil\n/x;301;/nirgends\nhttps://www.marlow-uk.example/old;;https://marlow-uk.example/sell-car\n',
      );
      const printed = await run('import', csv, '--site', 'norrvag-se');
      expect(printed.stdout).toMatch(
        /^# norrvag-se\n\[Imported \d{4}-\d\d-\d\d\]\n\/gammal\/två -> \/salj-bil\n\n# marlow-uk\n\[Imported \d{4}-\d\d-\d\d\]\n\/old -> \/sell-car\n/,
      );
      expect([printed.code, printed.stderr]).toEqual([
        1,
        'row 3: There is no page at /nirgends. Choose a page; /sitemap.xml lists them.\n3 rows: 2 imported, 1 refused.\n',
      ]);
      const appended = await run('import', csv, '--site', 'norrvag-se', '--append', '--static');
      expect(appended.stdout).toBe(
        '2 rules added to redirects/norrvag-se.redirects\n1 rules added to redirects/marlow-uk.redirects\n',
      );
      const text = readFileSync(join(folder, 'norrvag-se.redirects'), 'utf8');
      expect(text).toMatch(
        /^\/fanns -> \/kop-bil\n\n\[Imported \d{4}-\d\d-\d\d\]\n\/gammal\/två -> \/salj-bil\n\/x -> \/nirgends\n$/,
      );
      expect((await run('check', '--static')).code).toBe(0);
      expect((await run('import', csv, '--site', 'norrvag-se', '--static')).stderr).toContain(
        'row 2: redirects/norrvag-se.redirects:4 already redirects there',
      );
      rmSync(join(folder, 'marlow-uk.redirects'));
    },
    TIMEOUT_MS,
  );

  test(
    'export gives every rule with its place',
    async () => {
      table('[Branches]\n/a,b -> /c drop-query\n');
      expect((await run('export', '--site', 'norrvag-se')).stdout).toBe(
        'site,line,section,source,target,query,when\nnorrvag-se,2,Branches,"/a,b",/c,dropped,always\n',
      );
      expect(JSON.parse((await run('export', '--json')).stdout)).toEqual([
        {
          site: 'norrvag-se',
          line: 2,
          section: 'Branches',
          source: '/a,b',
          target: '/c',
          query: 'dropped',
          when: 'always',
        },
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'stats counts the redirects of a running server',
    async () => {
      table('/a -> /kop-bil\n/b -> /kop-bil\n');
      const { redirects, registry } = createMetrics();
      redirects.labels('norrvag-se', 'file', '/b').inc(5);
      redirects.labels('norrvag-se', 'platform', '/p').inc(2);
      redirects.labels('norrvag-se', 'file', '/weg').inc();
      redirects.labels('marlow-uk', 'file', '/m').inc(9);
      const url = await serve(await registry.metrics());
      const { code, stdout } = await run('stats', '--url', url, '--site', 'norrvag-se', '--unused');
      expect(code).toBe(0);
      expect(stdout).toBe(`Followed since the server started:
        5  redirects/norrvag-se.redirects:2  /b
        2  platform/norrvag-se  /p
        1  norrvag-se, not in the table  /weg
Not used: 1 of 2 rules:
  redirects/norrvag-se.redirects:1  /a
`);
    },
    TIMEOUT_MS,
  );

  test(
    'fuzz finds nothing in valid tables, and prints its seed',
    async () => {
      table('/malmö/:id(\\d+)?re=skåne -> /kop-bil/:id\n/hitta/* -> /kop-bil\n/(a|b)/c,-w-, -> /d\n');
      const { code, stdout } = await run('fuzz', '--seed', 'x', '--count', '3000');
      expect([code, stdout]).toEqual([
        0,
        '3000 URLs of 4 rules redirect to the same target as their plain form (--seed x).\n',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'fuzz finds a server that reads only plain forms',
    async () => {
      table('/hitta-oss -> /kop-bil');
      const server = createServer((req, res) => {
        const plain = req.url?.split('?')[0] === '/hitta-oss';
        res.writeHead(plain ? 301 : 404, plain ? { location: '/kop-bil' } : {}).end();
      }).listen(0, '127.0.0.1');
      servers.push(server);
      await new Promise((done) => server.once('listening', done));
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { code, stdout } = await run('fuzz', '--seed', 'x', '--url', url);
      expect(code).toBe(1);
      expect(stdout).toMatch(
        /^Failed after \d+ URLs \(--seed x --count 2000\):\n {2}rule {5}redirects\/norrvag-se\.redirects:1 {2}\/hitta-oss\n {2}plain {4}\/hitta-oss {2}redirects to {2}\/kop-bil\n {2}variant {2}\S+ {2}redirects to {2}nothing\n$/,
      );
    },
    TIMEOUT_MS,
  );

  test('errors of the environment are reported without a stack, with exit code 1', async () => {
    table('');
    const { code, stdout, stderr } = await runCommand(runRedirects, ['check', '--folder', folder], { PORT: 'many' });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/PORT/);
    expect(stderr).not.toContain(' at ');
  });

  test(
    '--help lists all of them',
    async () => {
      const { code, stdout } = await run('--help');
      expect(code).toBe(0);
      for (const name of ['check', 'explain', 'import', 'export', 'stats', 'fuzz'])
        expect(stdout).toMatch(new RegExp(`^ {2}${name} `, 'm'));
    },
    TIMEOUT_MS,
  );

  test.each([
    [['chekc'], 'There is no command chekc; the commands are check, explain, import, export, stats, fuzz.'],
    [['check', '--site', 'nobody'], 'There is no site nobody; the sites are norrvag-se,'],
    [['check', '--statik'], "Unknown option '--statik'."],
    [['check', 'more'], '"more" is an unexpected argument.'],
    [['check', '--site'], "Option '--site <value>' argument missing."],
    [['explain'], 'explain needs a URL, as in /gammal or https://host/gammal.'],
    [['explain', '/a', '--method', 'PUT'], '--method is one of GET, HEAD, POST, OPTIONS, not "PUT".'],
    [
      ['explain', '/a', '--live', 'http://127.0.0.1:9'],
      'No server responds at http://127.0.0.1:9 (ECONNREFUSED); npm start runs one.',
    ],
    [['import'], 'import needs a spreadsheet, saved as CSV.'],
    [['import', 'nowhere.csv'], 'There is no file nowhere.csv.'],
    [['import', 'package.json'], 'The spreadsheet needs two columns of URLs: one for the old, one for the new.'],
    [['export', '--csv', '--json'], '--csv and --json exclude each other.'],
    [['stats', '--url', 'metrics'], '--url needs a URL, as in http://localhost:3000, not "metrics".'],
    [['stats', '--url', 'http://127.0.0.1:9/'], 'No server responds at http://127.0.0.1:9/ ('],
    [['fuzz', '--count', 'many'], '--count is a whole number from 1 to 10000000, not "many".'],
  ])(
    '%j: one sentence, and exit code 2',
    async (args, sentence) => {
      const { code, stdout, stderr } = await run(...args);
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
      expect(stderr).toContain(sentence);
    },
    TIMEOUT_MS,
  );
});
