import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

/** Configurations of `deploy/` that no test runs, checked by the program that reads them. */

const DEPLOY = resolve(import.meta.dirname, '../../deploy');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program, and returns what it writes. Fails with it when the program does. */
function run(variable: string, fallback: string, ...args: readonly string[]): string {
  try {
    return execFileSync(process.env[variable] ?? fallback, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${stdout}\n${stderr}`);
  }
}

test('nginx accepts its configuration', () => {
  const certificates = join(folder, 'certificates');
  mkdirSync(certificates);
  const [certificate, key] = [join(certificates, 'site.pem'), join(certificates, 'site.key')];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=test',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  run('OPENSSL_PATH', '/usr/bin/openssl', ...made);
  // nginx looks for included files beside its main file.
  copyFileSync(join(DEPLOY, 'nginx/forecourt_proxy.conf'), join(folder, 'forecourt_proxy.conf'));
  const site = readFileSync(join(DEPLOY, 'nginx/forecourt.conf'), 'utf8');
  const moved = site.replaceAll('/etc/nginx/', `${folder}/`).replaceAll('/var/log/nginx/', `${folder}/`);
  writeFileSync(join(folder, 'site.conf'), moved);
  const main = `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp { include ${folder}/site.conf; }\n`;
  writeFileSync(join(folder, 'nginx.conf'), main);
  run('NGINX_PATH', '/usr/sbin/nginx', '-t', '-q', '-c', join(folder, 'nginx.conf'));
});

test('systemd accepts the unit', () => {
  const unit = readFileSync(join(DEPLOY, 'systemd/forecourt@.service'), 'utf8');
  // The only things that a machine without the product lacks: its Node, user and folder.
  const here = unit.replace('/usr/local/bin/node', process.execPath).replace('User=forecourt', 'User=root');
  const path = join(folder, 'forecourt@.service');
  writeFileSync(path, here);
  expect(run('SYSTEMD_ANALYZE_PATH', '/usr/bin/systemd-analyze', 'verify', path)).toBe('');
});

test('Prometheus accepts the rules, and each alert fires in its incident and on no ordinary day', () => {
  const promtool = (...args: string[]) => run('PROMTOOL_PATH', '/usr/bin/promtool', ...args);
  expect(promtool('check', 'rules', join(DEPLOY, 'prometheus/alerts.yaml'))).toContain('SUCCESS');
  expect(promtool('test', 'rules', join(DEPLOY, 'prometheus/alerts.test.yaml'))).toContain('SUCCESS');
});
