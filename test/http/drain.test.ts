import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('../../server/testing/drainServer.ts', import.meta.url));

let child: ChildProcess;
let output = '';
let agent: Agent;
let exited: Promise<number | string>;

afterEach(() => {
  agent.destroy();
  child.kill('SIGKILL');
});

async function start(variables: Record<string, string> = {}): Promise<number> {
  const env = {
    PATH: process.env.PATH ?? '',
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'warn',
    DRAIN_DELAY: '3000',
    ...variables,
  };
  child = spawn(process.execPath, [SCRIPT], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  agent = new Agent({ keepAlive: true, maxSockets: 20 });
  exited = once(child, 'exit').then(([code, signal]) => code ?? signal);
  output = '';
  return new Promise((resolve) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const port = /listening (\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
  });
}

interface Outcome {
  status: number;
  connection: string;
  error?: string;
}

function ask(port: number, path = '/', ownConnection = false): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent: ownConnection ? false : agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection ?? '' }));
      answer.on('error', (error) => resolve({ status: 0, connection: '', error: error.message }));
    });
    request.on('error', (error) => resolve({ status: 0, connection: '', error: error.message }));
  });
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('Q1: drain', () => {
  test('no request is lost across SIGTERM under keep-alive load', async () => {
    const port = await start();
    const outcomes: Outcome[] = [];
    let stop = false;
    const client = async () => {
      while (!stop) outcomes.push(await ask(port));
    };
    const clients = Array.from({ length: 20 }, client);
    while (outcomes.length < 100) await sleep(20);
    child.kill('SIGTERM');
    while ((await ask(port, '/readyz', true)).status !== 503) await sleep(20);
    expect((await ask(port, '/healthz', true)).status).toBe(200);
    // Its response comes after the listener has closed.
    const late = ask(port, '/late', true);
    // Told to come by another connection, the clients stop, as behind a balancer that has seen the 503.
    while (outcomes.at(-1)?.connection !== 'close') await sleep(20);
    stop = true;
    await Promise.all(clients);
    expect((await late).status).toBe(200);
    expect(outcomes.filter(({ status }) => status !== 200)).toEqual([]);
    expect(outcomes.at(-1)?.connection).toBe('close');
    expect(outcomes[0]?.connection).toBe('keep-alive');
    expect(await exited).toBe(0);
  }, 60_000);

  test('idle connections do not hold the process', async () => {
    const port = await start({ DRAIN_DELAY: '100', DRAIN_TIMEOUT: '60000' });
    await ask(port);
    child.kill('SIGTERM');
    // Held by them it would end after the minute, and this test before.
    expect(await exited).toBe(0);
  });

  test('what does not end is cut at the time limit', async () => {
    const port = await start({ DRAIN_DELAY: '0', DRAIN_TIMEOUT: '200' });
    const hanging = ask(port, '/hanging');
    while (!output.includes('hanging')) await sleep(20);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect((await hanging).error).toBe('socket hang up');
  });

  test('a second signal ends it at once', async () => {
    const port = await start({ DRAIN_DELAY: '10000' });
    child.kill('SIGTERM');
    while ((await ask(port, '/readyz', true)).status !== 503) await sleep(20);
    child.kill('SIGTERM');
    expect(await exited).toBe(1);
  });

  test('D18: Ctrl-C of a developer does not wait', async () => {
    await start({ NODE_ENV: 'development', DRAIN_DELAY: '60000' });
    child.kill('SIGINT');
    expect(await exited).toBe(0);
  });

  test('Q44: what nobody caught is logged, drained and ends with 1', async () => {
    const port = await start({ DRAIN_DELAY: '200' });
    expect((await ask(port, '/reject')).status).toBe(200);
    expect(await exited).toBe(1);
    expect(output).toContain('"event":"server.crashed"');
    expect(output).toContain('nobody caught this');
  });
});
