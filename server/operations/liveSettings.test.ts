import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readEnvironment } from '../../config/environment.ts';
import { RELOADABLE } from '../../config/reloadable.ts';
import { createLiveSettings } from './liveSettings.ts';

test('other values hold at once; what differs is returned, of secrets only that it does', () => {
  const live = createLiveSettings(readEnvironment({ REVALIDATE_SECRET: 'old' }, []));
  const next = readEnvironment({ SEARCH_RATE: '30', REVALIDATE_SECRET: 'new' }, []);
  expect([live.get('SEARCH_RATE'), live.get('REVALIDATE_SECRET')]).toEqual([20, 'old']);
  expect(live.replace(next)).toEqual({ SEARCH_RATE: { from: 20, to: 30 }, REVALIDATE_SECRET: 'changed' });
  expect([live.get('SEARCH_RATE'), live.get('REVALIDATE_SECRET')]).toEqual([30, 'new']);
  expect(live.replace(next)).toEqual({});
});

test('no code takes one of them from the environment, where it never changes', () => {
  const folder = resolve(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  // Whether editors have routes on the operations listener is decided at the start.
  const allowed = ['operationsApp.ts SITECORE_EDITING_SECRET'];
  const found = files.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return RELOADABLE.filter((each) => new RegExp(`[eE]nvironment\\.${each}\\b`).test(text)).map(
      (each) => `${name} ${each}`,
    );
  });
  expect(found).toEqual(allowed);
});
