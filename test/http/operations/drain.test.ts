import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { leaseSandbox } from '../../support/leases.ts';
import { processEnvironment } from '../../support/processEnvironment.ts';
import { rawSocket, requestText } from '../../support/rawSocket.ts';

const SERVER = fileURLToPath(new URL('../../../server.ts', import.meta.url));
const SCRIPT = fileURLToPath(new URL('../../../server/testing/drainServer.ts', import.meta.url));

let child: ChildProcess;
let output = '';
let agent: Agent;
let exited: Promise<number | string>;

afterEach(() => {
  agent.destroy();
  child.kill('SIGKILL');
});

/** Starts a script whose output has its port in the first group of `listening`. Resolves with the port. */
async function start(
  variables: Record<string, string> = {},
  { script = SCRIPT, listening = /listening (\d+)/, LOG_LEVEL = 'warn' } = {},
): Promise<number> {
  const env = processEnvironment({ LOG_FORMAT: 'json', LOG_LEVEL, DRAIN_DELAY: '2000', ...variables });
  child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  agent = new Agent({ keepAlive: true, maxSockets: 20 });
  exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  output = '';
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = listening.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

interface Outcome {
  status: number;
  connection: string;
  retryAfter?: string;
  error?: string;
}

function fetchFrom(port: number, path = '/', newConnection = false, localAddress = '127.0.0.1'): Promise<Outcome> {
  return new Promise((resolve) => {
    const options = { port, host: '127.0.0.1', path, localAddress, agent: newConnection ? false : agent };
    const request = get(options, (response) => {
      response.resume();
      const { connection = '', 'retry-after': retryAfter } = response.headers;
      const outcome = { status: response.statusCode ?? 0, connection, ...(retryAfter && { retryAfter }) };
      response.on('end', () => resolve(outcome));
      response.on('error', (error) => resolve({ status: 0, connection: '', error: error.message }));
    });
    request.on('error', (error) => resolve({ status: 0, connection: '', error: error.message }));
  });
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Q1: drain', () => {
  test('no request is lost across SIGTERM under keep-alive load', async () => {
    // Long, so that this process sees the drain on a busy machine, too.
    const port = await start({ DRAIN_DELAY: '8000' });
    const outcomes: Outcome[] = [];
    let stop = false;
    const client = async () => {
      while (!stop) outcomes.push(await fetchFrom(port));
    };
    const clients = Array.from({ length: 20 }, client);
    while (outcomes.length < 100) await sleep(20);
    child.kill('SIGTERM');
    while ((await fetchFrom(port, '/readyz', true)).status !== 503) await sleep(20);
    expect((await fetchFrom(port, '/healthz', true)).status).toBe(200);
    // Its response ends after the listener has closed.
    const lateRequest = fetchFrom(port, '/late', true);
    // The response asks for a new connection, and the clients stop, as behind a load balancer that has seen the 503.
    while (outcomes.at(-1)?.connection !== 'close') await sleep(20);
    stop = true;
    await Promise.all(clients);
    expect((await lateRequest).status).toBe(200);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(outcomes.at(-1)?.connection).toBe('close');
    expect(outcomes[0]?.connection).toBe('keep-alive');
    expect(await exited).toBe(0);
  }, 60_000);

  test('idle connections do not delay the exit', async () => {
    const port = await start({ DRAIN_DELAY: '100', DRAIN_TIMEOUT: '60000' });
    await fetchFrom(port);
    child.kill('SIGTERM');
    // If they did, the process would end after a minute, and this test would time out.
    expect(await exited).toBe(0);
  });

  test('a request that does not end is cut at the time limit', async () => {
    const port = await start({ DRAIN_DELAY: '0', DRAIN_TIMEOUT: '200' });
    const hanging = fetchFrom(port, '/hanging');
    while (!output.includes('hanging')) await sleep(20);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect((await hanging).error).toBe('socket hang up');
  });

  test('without a delay a request still has the whole time limit', async () => {
    const port = await start({ DRAIN_DELAY: '0', DRAIN_TIMEOUT: '60000' });
    const slow = fetchFrom(port, '/slow');
    while (!output.includes('slow')) await sleep(20);
    child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await exited).toBe(0);
  });

  test('a signal that arrives twice at once is one signal', async () => {
    await start({ DRAIN_DELAY: '200' }, { LOG_LEVEL: 'info' });
    // Of two equal signals that wait the kernel delivers one.
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    expect(output).toContain('server.drained');
  });

  test('a second signal ends the process at once', async () => {
    const port = await start({ DRAIN_DELAY: '10000' });
    child.kill('SIGTERM');
    while ((await fetchFrom(port, '/readyz', true)).status !== 503) await sleep(20);
    // A signal right after the first one counts as the first one.
    while (child.exitCode === null && child.kill('SIGTERM')) await sleep(20);
    expect(await exited).toBe(1);
  });

  test('D18: Ctrl-C of a developer does not wait', async () => {
    await start({ NODE_ENV: 'development', DRAIN_DELAY: '60000' });
    child.kill('SIGINT');
    expect(await exited).toBe(0);
  });

  test('Q44: an uncaught error is logged, drains the process and exits with 1', async () => {
    const port = await start({ DRAIN_DELAY: '200' });
    expect((await fetchFrom(port, '/reject')).status).toBe(200);
    expect(await exited).toBe(1);
    expect(output).toContain('"event":"server.crashed"');
    expect(output).toContain('"message":"unhandled"');
  });

  test('the operations listener responds until the public one has closed', async () => {
    const operations = await freePort();
    const port = await start({ DRAIN_DELAY: '100', DRAIN_TIMEOUT: '60000', OPERATIONS_PORT: String(operations) });
    const lateRequest = fetchFrom(port, '/late', true);
    const hanging = rawSocket(port, requestText('GET', '/hanging'));
    while (!output.includes('hanging')) await sleep(20);
    expect((await fetchFrom(operations, '/readyz', true)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await lateRequest).status).toBe(200);
    // The public listener is closed, and one of its requests is still running.
    expect((await fetchFrom(port, '/', true)).error).toMatch(/ECONNREFUSED/);
    expect(await fetchFrom(operations, '/readyz', true)).toMatchObject({ status: 503, connection: 'close' });
    expect((await fetchFrom(operations, '/metrics', true)).status).toBe(200);
    hanging.close();
    expect(await exited).toBe(0);
    expect((await fetchFrom(operations, '/healthz', true)).error).toMatch(/ECONNREFUSED/);
  });

  test('queued pages are rendered or refused, and none is cut', async () => {
    const sandbox = await leaseSandbox(20);
    const port = await start(
      {
        PORT: '0',
        SANDBOX: 'on',
        SANDBOX_URL: sandbox.url,
        DRAIN_DELAY: '200',
        DRAIN_TIMEOUT: '8000',
        PAGE_DEADLINE: '30000',
        MAX_RENDERS: '1',
        RENDER_QUEUE: '120',
        RENDER_QUEUE_TIMEOUT: '60000',
        // A slow machine refuses pages before the drain.
        MAX_LOOP_DELAY: '60000',
        METRICS: 'on',
        UPSTREAM_HEADERS_TIMEOUT: '60000',
        UPSTREAM_TOTAL_TIMEOUT: '60000',
      },
      { script: SERVER, listening: /"event":"server.started","port":(\d+)/, LOG_LEVEL: 'info' },
    );
    await fetch(`${sandbox.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ upstream: 'search', kind: 'delay', delayMs: 1_000 }),
    });
    const requests = Array.from({ length: 48 }, (_, index) =>
      fetchFrom(port, `/kop-bil/alla-bilar-i-lager?car_price=${index}-900000`, false, `127.0.0.${1 + (index % 16)}`),
    );
    while ((await waitingIn(port)) < 10) await sleep(20);
    child.kill('SIGTERM');
    const outcomes = await Promise.all(requests);
    expect(await exited).toBe(0);
    expect(outcomes.filter(({ error }) => error)).toEqual([]);
    const refused = outcomes.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused).toEqual(refused.map(() => ({ status: 503, connection: 'close', retryAfter: '2' })));
    expect(output).toMatch(/"event":"http.overload","reason":"draining"/);
    await sandbox.close();
  }, 60_000);
});

/** Returns the number of pages in the render queue. */
async function waitingIn(port: number): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^page_renders_waiting (\d+)/m.exec(metrics)?.[1]);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
