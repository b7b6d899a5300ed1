import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { ChunkModules } from './chunkModules.ts';
import { CHUNKS, chunkOf, pathOfModule } from './chunks.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist', 'client');
const read = (name: string): unknown => JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8'));

const manifest = read('manifest.json') as Record<string, { file: string; css?: string[]; isDynamicEntry?: boolean }>;
const builtModules = read('chunks.json') as ChunkModules;

const nameOf = (file: string): string => file.replace(/^assets\/(.*)-[\w-]{8}\.\w+$/, '$1');
/** Modules of scripts by the name of their chunk. */
const modulesByChunk = new Map(Object.entries(builtModules).map(([file, modules]) => [nameOf(file), modules]));
const isStyle = (module: string): boolean => module.endsWith('.css');
const modulesOf = (chunk: string): string[] => (modulesByChunk.get(chunk) ?? []).filter((module) => !isStyle(module));

const SHEETS = ['bookingStyles', 'carStyles', 'dealerStyles', 'listStyles', 'styles'];
const SCRIPTS = CHUNKS.map(({ name }) => name).filter((name) => !SHEETS.includes(name));

describe('the named chunks of the browser build', () => {
  test.each(CHUNKS)('$name refers to existing modules', ({ holds, except = [] }) => {
    const missing = [...holds, ...except].filter((entry) => {
      if (entry.startsWith('*')) return false;
      const [folder = '', ending] = entry.split('*');
      if (ending !== undefined) return !existsSync(join(ROOT, folder));
      return entry.endsWith('/') ? !existsSync(join(ROOT, entry)) : globSync(`${entry}.*`, { cwd: ROOT }).length === 0;
    });
    expect(missing).toEqual([]);
  });

  test.each(CHUNKS)('$name is built', ({ name }) => {
    const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
    expect(files.map(nameOf)).toContain(name);
  });

  test('modules are in the chunk of their row', () => {
    const misplaced = [...modulesByChunk].flatMap(([chunk, modules]) =>
      modules.filter((module) => !isStyle(module) && ![null, chunk].includes(chunkOf(module))),
    );
    expect(misplaced).toEqual([]);
  });

  test.each(SCRIPTS)('%s holds modules of its row', (name) => {
    expect(modulesOf(name).filter((module) => chunkOf(module) === name).length).toBeGreaterThan(0);
  });

  test.each(['shell', 'blocks', 'libraries', 'router', 'icons'])(
    '%s has no component and no feature beyond its row',
    (name) => {
      const others = modulesOf(name).filter(
        (module) => /^src\/(?:components|features|editing)\//.test(module) && chunkOf(module) !== name,
      );
      expect(others).toEqual([]);
    },
  );

  test('the router has no error boundary, which no page uses', () => {
    const { file } = Object.values(manifest).find((chunk) => nameOf(chunk.file) === 'router') ?? { file: '' };
    // What the router's error boundary writes to the console.
    expect(readFileSync(join(CLIENT, file), 'utf8')).not.toContain('React Router caught');
  });

  test('the files with the loan of a car have at most 11.7 kB as gzip, without its calculation and the hashes of other files', () => {
    // The hashes are others in each build, and so are the 325 to 330 bytes that they take.
    const withoutHashes = (script: string) => script.replaceAll(/-[\w-]{8}\.js/g, '.js');
    const sizes = Object.values(manifest)
      .filter(({ file }) => ['CarDetail', 'loans'].includes(nameOf(file)) && file.endsWith('.js'))
      .map(({ file }) => gzipSync(withoutHashes(readFileSync(join(CLIENT, file), 'utf8')), { level: 9 }).length);
    expect(sizes).toHaveLength(2);
    // With 11,372 bytes, hashes included, the loan added 6,211; its limit is 6,144 (docs/decisions/0070): 11,305.
    // Amounts as people write them, limits that are named, and the lender's quote in place of the example took 606 bytes more, files of
    // delivery on their own 18.
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(11_700);
    expect(modulesOf('LoanDetails')).toContain('src/features/car/money/loanRows.ts');
  });

  test('one style sheet for all pages, one for large kinds of page; others belong to rarely opened parts', () => {
    const sheets = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
    const names = new Set(sheets.filter(isStyle).map(nameOf));
    const localModules = [
      'CarCompare',
      'CompareBar',
      'CompareDialog',
      'CompareView',
      'ConsentSettings',
      'RecentRow',
      'SavedCars',
    ];
    expect([...names].sort()).toEqual([...localModules, 'editor', 'leafletMap', ...SHEETS].sort());
  });
});

describe('which chunk holds a file', () => {
  test.each([
    ['src/app/Shell.tsx', 'shell'],
    ['src/app/Shell.styles.css', 'styles'],
    ['src/components/Header/Header.tsx', 'shell'],
    ['src/components/Header/SiteHeader.tsx', null],
    ['src/components/Header/behaviour/keys.ts', null],
    ['src/components/HeroBanner/HeroBanner.tsx', null],
    ['src/ui/carousel/Strip.styles.ts', null],
    ['src/ui/StripOfSomethingElse.tsx', 'shell'],
    ['src/ui/icon/NamedIcon.tsx', 'icons'],
    ['src/features/car/card.ts', 'cars'],
    ['src/features/car/cardboard.ts', null],
    ['src/features/compare/CompareView.styles.css', null],
    ['src/features/carList/filters/RangeSlider.styles.css', 'listStyles'],
    ['src/features/carCard/CarCard.styles.css', 'styles'],
    ['node_modules/react/index.js', 'libraries'],
    ['node_modules/react-like/index.js', null],
    ['node_modules/leaflet/dist/leaflet.css', null],
  ])('%s: %s', (path, chunk) => {
    expect(chunkOf(path)).toBe(chunk);
    expect(pathOfModule(join(ROOT, path))).toBe(path);
  });
});
