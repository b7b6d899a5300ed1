import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { FIRST, type RawSocket, rawSocket, requestText, SECOND } from '../../support/rawSocket.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/** Q57: what clients do not read, in a process of its own. */

const LIST = '/kop-bil/alla-bilar-i-lager';
/** The largest page of the sandbox: all cars of eight pages. */
const LARGEST = `${LIST}?page=8`;
const READERS = 60;
const PIPELINED = 5;
/** Megabytes that they may add. */
const ADDED_MB = 64;

let sandbox: LeasedSandbox;
let server: ServerProcess;
let readers: RawSocket[] = [];
beforeAll(async () => {
  sandbox = await leaseSandbox(400);
  server = await startServerProcess([], {
    SANDBOX: 'on',
    SANDBOX_URL: sandbox.url,
    LOG_FORMAT: 'json',
    READ_TIMEOUT: '300000',
    MAX_IN_FLIGHT: '40',
  });
}, 180_000);
afterAll(async () => {
  for (const reader of readers) reader.close();
  await server.stop();
  await sandbox.close();
});

const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
async function sizeOf(path: string, encoding: string): Promise<number> {
  const response = await fetch(url(path), { headers: { 'accept-encoding': encoding } });
  expect(response.status).toBe(200);
  return (await response.text()).length;
}
async function metric(pattern: RegExp): Promise<number> {
  return Number(pattern.exec(await (await fetch(url('/metrics'))).text())?.[1] ?? 0);
}

test(`${READERS} readers that stop, each with ${PIPELINED} requests for the largest page without an encoding, take little memory and no capacity`, async () => {
  // What any load adds: code that is compiled, young objects, arenas of the allocator.
  for (let count = 0; count < 40; count += 1) await Promise.all([sizeOf(LARGEST, 'identity'), sizeOf(LIST, 'gzip')]);
  const size = await sizeOf(LARGEST, 'identity');
  const before = server.residentMb();
  // Otherwise the test would show nothing: all copies are several times as large as what may be added.
  expect((size * READERS * PIPELINED) / 1_048_576).toBeGreaterThan(3 * ADDED_MB);
  const text = requestText('GET', LARGEST).repeat(PIPELINED);
  readers = Array.from({ length: READERS }, (_, index) =>
    rawSocket(server.port, text, { from: index % 2 === 0 ? FIRST : SECOND, reads: false }),
  );
  await eventually(() => metric(/^http_requests_in_flight (\d+)/m), READERS + 1);
  for (let visits = 0; visits < 40; visits += 1) await sizeOf(LIST, 'gzip');
  // What nobody holds any more goes with a collection, which more visits bring about.
  await eventually(
    async () => {
      await sizeOf(LIST, 'gzip');
      return server.residentMb() - before;
    },
    (added) => expect(added).toBeLessThan(ADDED_MB),
  );
  expect(await metric(/^http_overload_total\{reason="(?:client|requests)"\} (\d+)/m)).toBe(0);
}, 180_000);
