import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { createLiveSettings } from '../operations/liveSettings.ts';
import { createLog } from '../operations/log/log.ts';
import { createReloadSettings, readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'settings-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'settings.env');
const source = { SETTINGS_FILE: file, QUERY_RATE: '50', OPERATIONS_TOKEN: 'from the environment' };
beforeEach(() => writeFileSync(file, 'SEARCH_RATE=30\nREVALIDATE_SECRET=old\n'));

/** Starts a process with the file, and returns what reads it again. */
function start() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const live = createLiveSettings(readSettings(source, []));
  return { live, lines, reload: createReloadSettings({ source, knownSites: [], live, log }) };
}

test('the file is before the environment, and the environment before the defaults', () => {
  const { live } = start();
  expect([live.get('SEARCH_RATE'), live.get('QUERY_RATE'), live.get('SECRET_GUESSES')]).toEqual([30, 50, 10]);
});

test('what has changed is used and logged; a line that is gone gives the value of the environment back', () => {
  const { live, lines, reload } = start();
  writeFileSync(file, 'QUERY_RATE=60\nREVALIDATE_SECRET=new,old\n');
  reload();
  expect([live.get('SEARCH_RATE'), live.get('QUERY_RATE'), live.get('REVALIDATE_SECRET')]).toEqual([20, 60, 'new,old']);
  expect(lines).toMatchObject([
    {
      level: 'info',
      event: 'settings.loaded',
      changed: {
        SEARCH_RATE: { from: 30, to: 20 },
        QUERY_RATE: { from: 50, to: 60 },
        REVALIDATE_SECRET: 'changed',
      },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain('new,old');
});

test.each([
  [
    'QUERY_RATE=60\nSEARCH_RATE=many\nREVALIDATE_SECRET=old',
    'SEARCH_RATE: expected a whole number from 1 to 100000, got "many"',
  ],
  ['QUERY_RATE=60\nREVALIDATE_SECRET=', 'REVALIDATE_SECRET: expected another secret, got nothing'],
  [
    'QUERY_RATE=60\nREVALIDATE_SECRET=old\nSITECORE_EDITING_SECRET=x',
    'SITECORE_EDITING_SECRET: expected nothing, got a secret',
  ],
  ['QUERY_RATE=60\nREVALIDATE_SECRET=old\nREDIS_URL=redis://x', 'SETTINGS_FILE, line 3: expected one of SEARCH_RATE'],
  [null, 'SETTINGS_FILE: ENOENT'],
])('%j changes nothing, and the log says why', (text, issue) => {
  const { live, lines, reload } = start();
  if (text === null) rmSync(file);
  else writeFileSync(file, text);
  reload();
  expect([live.get('SEARCH_RATE'), live.get('QUERY_RATE'), live.get('REVALIDATE_SECRET')]).toEqual([30, 50, 'old']);
  expect(lines).toMatchObject([
    { level: 'error', event: 'settings.refused', issues: [expect.stringContaining(issue)] },
  ]);
});

test('without a file nothing is read and nothing logged', () => {
  const { live, lines } = start();
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  createReloadSettings({ source: {}, knownSites: [], live, log })();
  expect(lines).toEqual([]);
});
