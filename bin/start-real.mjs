/**
 * `npm run start:real`: the product with the search service of `services/search/` on PostgreSQL, filled with the sample stock; the sandbox
 * replaces the other upstreams. `DATABASE_URL` names a database; without it PostgreSQL runs with its files in `var/real/`.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
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
    LOG_LEVEL: process.env.SEARCH_LOG_LEVEL || 'warn',
  },
});
search.on('exit', (code, signal) => fail(`The search service ended: ${code ?? signal}`));
const url = await new Promise((done) => {
  createInterface(search.stdout).once('line', (line) => done(JSON.parse(line).search));
});
console.log(`Search service: ${url}`);

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
