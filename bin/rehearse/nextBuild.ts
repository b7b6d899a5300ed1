import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds a next release, whose scripts and style sheets have other names: that of a copy of the customer with slightly other colours.
 * Returns the value of `CUSTOMER_DIR` for its processes.
 *
 * @throws Error with the output of the build
 */
export function buildNextRelease(root: string): string {
  const customer = 'var/next-release';
  const folder = join(root, customer);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, process.env.CUSTOMER_DIR?.trim() || 'customers/sample'), folder, { recursive: true });
  const themes = join(folder, 'themes');
  for (const name of readdirSync(themes)) {
    const text = readFileSync(join(themes, name), 'utf8');
    writeFileSync(join(themes, name), text.replace(/(accent: '#[0-9a-f]{5})[0-9a-f]'/, "$17'"));
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/build.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', CUSTOMER_DIR: customer },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The build of the next release failed:\n${stdout}\n${stderr}`);
  return customer;
}
