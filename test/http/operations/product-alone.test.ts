import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { UpstreamRecord } from '../../../config/upstreamRecord.ts';
import { UPSTREAMS } from '../../../config/upstreams.ts';
import type { Variable } from '../../../config/variable.ts';
import { VARIABLES } from '../../../config/variables.ts';
import { SANDBOX_KEY } from '../../../sandbox/lib/key.ts';
import { eventually } from '../../support/eventually.ts';
import { type LeasedSandbox, leaseSandbox } from '../../support/leases.ts';
import { type ServerProcess, startServerProcess } from '../../support/serverProcess.ts';

/**
 * The product in a folder without its workspaces, with the packages that `npm ci --omit=dev --workspaces=false`
 * installs.
 */

const ROOT = resolve(import.meta.dirname, '../../..');
const LEFT_OUT = new Set(['sandbox', 'studio', 'test', 'node_modules', 'var', '.git']);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'product-'));
  cpSync(ROOT, folder, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) });
  for (const path of installed()) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface LockedPackage {
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
}

/** Returns the top-level folders of the packages that the product's own dependencies reach in the lockfile. */
function installed(): string[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = new Set<string>();
  const collect = (from: string, { dependencies, optionalDependencies, peerDependencies }: LockedPackage): void => {
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const path = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((each) => each in packages);
      const locked = path === undefined ? undefined : packages[path];
      if (path === undefined || locked === undefined || found.has(path)) continue;
      found.add(path);
      collect(path, locked);
    }
  };
  collect('', { dependencies: packages['']?.dependencies ?? {} });
  return [...found].filter((path) => path.lastIndexOf('node_modules/') === 0);
}

const variables: Readonly<Record<string, Variable>> = VARIABLES;

/** Every upstream by its own variables, as in production. */
const upstreams = (sandbox: string): Record<string, string> =>
  Object.fromEntries(
    Object.values<UpstreamRecord>(UPSTREAMS).flatMap(({ url, key, needs = [], sandboxPath }) => [
      [url, `${sandbox}${sandboxPath}`],
      ...(key ? [[key.variable, SANDBOX_KEY]] : []),
      ...needs.map((need) => [need, variables[need]?.example ?? '']),
    ]),
  );

describe('the product without sandbox/ and studio/', () => {
  let server: ServerProcess | undefined;
  let sandbox: LeasedSandbox | undefined;
  afterAll(async () => {
    await server?.stop();
    await sandbox?.close();
  });

  test('starts with upstreams from the environment and serves the start page and the car list', async () => {
    sandbox = await leaseSandbox(60);
    server = await startServerProcess([], upstreams(sandbox.url), folder);
    const url = `http://127.0.0.1:${server.port}`;
    await eventually(async () => (await fetch(`${url}/readyz`)).status, 200);
    const pages = await Promise.all(
      ['/', '/kop-bil/alla-bilar-i-lager'].map(async (path) => {
        const response = await fetch(`${url}${path}`);
        return [response.status, (await response.text()).includes('<h1')];
      }),
    );
    expect(pages).toEqual([
      [200, true],
      [200, true],
    ]);
  });

  test.each(['graphql', 'three'])('has no package %s', async (name) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', `await import('${name}')`], {
      cwd: folder,
      stdio: 'ignore',
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  test('without upstreams reports what is missing, without a stack', async () => {
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: folder,
      env: { PATH: process.env.PATH ?? '', SANDBOX: 'on', PORT: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors).toBe(
      'SANDBOX asks for the sandbox, but the folder sandbox/ is missing. Set the URLs of the upstreams, or SANDBOX_URL.\n',
    );
  });
});
