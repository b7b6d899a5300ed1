import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Browser } from 'puppeteer';
import { launchBrowser } from '../browser/browser.ts';
import type { HostReply, HostRequest } from '../sandboxHost.ts';

/**
 * The services that test files share: for each Jest worker one process with sandboxes and one Chromium. They start when
 * a file first requests one. This code runs in Jest's parent process, and files call it over HTTP (`leases.ts`),
 * because Jest isolates the modules of each file.
 */
export interface Services {
  url: string;
  stop: () => Promise<void>;
}

/** Browser leases until Chromium is restarted, because it never frees all of its memory. */
const MAX_BROWSER_LEASES = 12;

type ServiceRequest =
  | { kind: 'lease'; worker: string; file: string; cars: number }
  | { kind: 'release'; worker: string; url: string }
  | { kind: 'browser'; worker: string };

export async function startServices(): Promise<Services> {
  const workers = new Map<string, Worker>();
  const workerOf = (name: string): Worker => {
    const worker = workers.get(name) ?? createWorker();
    workers.set(name, worker);
    return worker;
  };
  const serve = (request: ServiceRequest): Promise<string> => {
    const worker = workerOf(request.worker);
    if (request.kind === 'lease') return worker.lease(request.file, request.cars);
    if (request.kind === 'release') return worker.release(request.url);
    return worker.browser();
  };
  const server = createServer(async (req, res) => {
    try {
      res.end(JSON.stringify({ url: await serve((await json(req)) as ServiceRequest) }));
    } catch (error) {
      res.writeHead(500).end(JSON.stringify({ error: String(error) }));
    }
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },
  };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Worker = ReturnType<typeof createWorker>;

/** Creates the processes of one Jest worker. */
function createWorker() {
  const sandboxes = createSandboxes();
  const chromium = createChromium();
  return {
    lease: sandboxes.lease,
    release: sandboxes.release,
    browser: chromium.lease,
    stop: async () => {
      await Promise.all([sandboxes.stop(), chromium.stop()]);
    },
  };
}

function createSandboxes() {
  let host: ChildProcess | null = null;
  let lastId = 0;
  /** The test file by the URL of the sandbox that it uses. */
  const files = new Map<string, string>();

  async function send(action: HostRequest['action']): Promise<string> {
    host ??= startHost();
    lastId += 1;
    const id = lastId;
    const child = host;
    return new Promise((done, reject) => {
      const settle = (reply: HostReply): void => {
        if (reply.id !== id) return;
        child.off('message', settle);
        if (reply.url === undefined) reject(new Error(reply.error));
        else done(reply.url);
      };
      child.on('message', settle);
      child.once('exit', () => reject(new Error('The process of the sandboxes has ended')));
      child.send({ id, action } satisfies HostRequest);
    });
  }

  function startHost(): ChildProcess {
    const child = fork(join(import.meta.dirname, '../sandboxHost.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.setMaxListeners(0);
    child.once('exit', () => {
      host = null;
    });
    return child;
  }

  async function release(url: string): Promise<string> {
    files.delete(url);
    return send({ kind: 'release', url });
  }

  return {
    /**
     * Leases a sandbox. A worker runs one file at a time, so a sandbox that another file has not released (because it
     * failed) is free.
     */
    async lease(file: string, cars: number): Promise<string> {
      for (const [url, owner] of files) if (owner !== file) await release(url);
      const url = await send({ kind: 'lease', cars });
      files.set(url, file);
      return url;
    },
    release,
    stop: async () => {
      if (!host) return;
      const exited = once(host, 'exit');
      host.kill('SIGKILL');
      await exited;
    },
  };
}

function createChromium() {
  let browser: Browser | null = null;
  let leases = 0;
  const stop = async () => {
    await browser?.close();
    browser = null;
  };
  return {
    /** Returns the WebSocket URL of a Chromium with nothing but its empty default profile. */
    async lease(): Promise<string> {
      if (leases === MAX_BROWSER_LEASES || browser?.connected === false) await stop();
      if (!browser) leases = 0;
      leases += 1;
      browser ??= await launchBrowser();
      for (const context of browser.browserContexts()) if (context.id) await context.close();
      return browser.wsEndpoint();
    },
    stop,
  };
}
