import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { readAssets } from './assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['BDxCM_fp', 'C-NfPUcK', 'AbCdEfG-', '-bCdEfGh'])('the build of client-%s.js is its whole hash', (hash) => {
  const manifest = {
    'src/entry.client.tsx': { file: `assets/client-${hash}.js` },
    'src/editing/editor.ts': { file: 'assets/editor-BDxCM_fp.js' },
  };
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest));
  expect(readAssets(folder).build).toBe(hash);
});
