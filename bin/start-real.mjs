/**
 * `npm run start:real`: the product with the search service of `services/search/` on PostgreSQL, filled with the sample stock; the sandbox
 * replaces the other upstreams. `DATABASE_URL` names a database; without it PostgreSQL runs with its files in `var/real/`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  checkNodeVersion,
  ensureBuilt,
  ensureInstalled,
  ensurePrograms,
  fail,
  NODE,
  onShellExit,
  ROOT,
  run,
} from './lib/setup.mjs';

checkNodeVersion();
ensureInstalled();
ensureBuilt();
const programs = process.env.DATABASE_URL ? {} : await ensurePrograms('POSTGRES_PATH');
const folder = join(ROOT, 'var', 'real');
const feeds = join(folder, 'feeds');
const { PORT: port = '3000', SANDBOX_CARS: cars = '2400' } = process.env;
const [key, secret] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')];

console.log('Reading the sample stock into PostgreSQL …');
run(NODE, ['sandbox/exportStock.ts', '--folder', feeds, '--cars', cars]);
const sites = join(folder, 'sites.json');
writeFileSync(
  sites,
  execFileSync(NODE, ['bin/feed-sites.ts', '--origin', `http://{id}.localhost:${port}`], { cwd: ROOT }),
);
const search = spawn(NODE, ['services/search/standalone.ts', '--feeds', feeds, '--data', join(folder, 'postgres')], {
  cwd: ROOT,
  // Detached: Ctrl-C signals the whole process group, and the service must outlive the product's last request.
  detached: true,
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  env: {
    ...process.env,
    ...programs,
    HOST: '127.0.0.1',
    PORT: '0',
    SEARCH_KEYS: key,
    WEBHOOK_SECRETS: process.env.WEBHOOK_SECRETS || secret,
    REVALIDATE_URLS: `http://127.0.0.1:${port}/api/revalidate`,
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secret,
    SITES_FILE: sites,
    FEED_KEYS: key,
    LOG_LEVEL: process.env.SEARCH_LOG_LEVEL || 'warn',
  },
});
search.on('exit', (code, signal) => fail(`The search service ended: ${code ?? signal}`));
const url = await new Promise((done) => {
  createInterface(search.stdout).once('line', (line) => done(JSON.parse(line).search));
});
console.log(`Search service: ${url}`);
console.log(`A feed of it: ${url}/feeds/google-vehicles.xml?site=…&key=${key}`);

const product = spawn(NODE, ['server.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    SEARCH_URL: url,
    SEARCH_KEY: key,
    SANDBOX: process.env.SANDBOX || 'fill',
    REVALIDATE_SECRET: process.env.REVALIDATE_SECRET || secret,
  },
});
// The terminal sends SIGINT to the whole group. SIGTERM may reach this process alone, so it is passed on.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => product.kill('SIGTERM'));
onShellExit(() => product.kill('SIGTERM'));
product.on('exit', (code, signal) => {
  search.removeAllListeners('exit');
  search.on('exit', () => process.exit(code ?? (signal ? 1 : 0)));
  search.kill('SIGTERM');
});
