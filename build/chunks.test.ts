import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { ChunkModules } from './chunkModules.ts';
import { CHUNK_GROUPS, pathOfModule } from './chunks.ts';

const ROOT = resolve(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist', 'client');
const read = (name: string): unknown => JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8'));

const manifest = read('manifest.json') as Record<string, { file: string; css?: string[]; imports?: string[] }>;
const builtModules = read('chunks.json') as ChunkModules;
const ENTRY = 'src/entry.client.tsx';

const nameOf = (file: string): string => file.replace(/^assets\/(.*)-[\w-]{8}\.\w+$/, '$1');
const isStyle = (module: string): boolean => module.endsWith('.css');
const files = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]);
const viewOf = (component: string) => `src/components/${component}/${component}.tsx`;

/** Returns the modules of the script file with the name. */
function modulesOf(name: string): string[] {
  const found = Object.entries(builtModules).find(([file]) => nameOf(file) === name);
  return (found?.[1] ?? []).filter((module) => !isStyle(module));
}

/** Returns the files that modules load, with those that these import. */
function filesOf(modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const add = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  modules.forEach(add);
  return [...seen].map((key) => manifest[key]?.file ?? key);
}

const sizeOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(CLIENT, file)), { level: 9 }).length, 0);

describe('the files of the browser build', () => {
  test.each(CHUNK_GROUPS)('$name is built', ({ name }) => {
    expect(files.map(nameOf)).toContain(name);
  });

  test('a page loads four files of scripts before the first touch', () => {
    expect(filesOf([ENTRY]).map(nameOf).toSorted()).toEqual(['client', 'libraries', 'rolldown-runtime', 'shell']);
  });

  // Measured, and 2 % more: a rule that loads what a page does not need shows here.
  test.each([
    ['start page', ['HeroBanner', 'CarsByQuery', 'StoriesTeaser'], 31, 127_100],
    ['list of cars', ['CarList'], 40, 154_450],
    ['car', ['CarDetail'], 53, 148_700],
    ['booking', ['ServiceBooking'], 41, 140_000],
    ['dealers', ['DealerList'], 34, 130_250],
    ['form for selling a car', ['SellCarForm'], 27, 129_050],
  ])('a %s has few files after the first touch, with what it needs', (_name, components, maxFiles, maxBytes) => {
    const scripts = filesOf([ENTRY, ...components.map(viewOf), 'src/app/navigation/Navigator.tsx']);
    expect(scripts.length).toBeLessThanOrEqual(maxFiles);
    expect(sizeOf(scripts)).toBeLessThanOrEqual(maxBytes);
  });

  test.each(['shell', 'common', 'cars', 'forms', 'dealers'])('%s has no view of a component but the header', (name) => {
    const views = modulesOf(name).filter((module) => /^src\/components\/(\w+)\/\1\.tsx$/.test(module));
    expect(views.filter((view) => view !== viewOf('Header'))).toEqual([]);
  });

  test('the editor loads with editors only', () => {
    const pages = Object.keys(manifest).filter((key) => key === ENTRY || key.startsWith('src/components/'));
    const editing = filesOf(pages).flatMap((file) => builtModules[file] ?? []);
    expect(editing.filter((module) => module.startsWith('src/editing/'))).toEqual(['src/editing/loadPreview.ts']);
  });

  test('no script has what descriptors declare for the server', () => {
    const modules = Object.values(builtModules).flat();
    expect(modules).toContain('src/components/CarList/CarList.component.ts');
    expect(modules.filter((module) => /\/labels\.ts$|\/dictionary\/(?:areas|labelNeeds)\.ts$/.test(module))).toEqual(
      [],
    );
  });

  test('no file imports the entry, which would wait for a file that waits for it', () => {
    const importers = Object.values(manifest).filter(({ imports = [] }) => imports.includes(ENTRY));
    expect(importers).toEqual([]);
    expect(modulesOf('client')).toContain(ENTRY);
  });

  test('the calculation of a loan loads with the opened loan', () => {
    expect(modulesOf('LoanDetails')).toContain('src/features/car/money/loanRows.ts');
  });

  test('one style sheet for all pages, one for large kinds of page; others belong to rarely opened parts', () => {
    const rarelyOpened = [
      ...[
        'CarCompare',
        'CarMap',
        'CompareBar',
        'CompareDialog',
        'CompareView',
        'ConsentSettings',
        'OfflineCars',
        'RecentRow',
        'SavedCars',
      ],
      ...['editor', 'leafletMap'],
    ];
    const sheets = ['bookingStyles', 'carStyles', 'dealerStyles', 'listStyles', 'styles'];
    expect([...new Set(files.filter(isStyle).map(nameOf))].sort()).toEqual([...rarelyOpened, ...sheets].sort());
  });
});

/** Returns the groups that take a file, without regard to who imports it. */
const groupsOf = (path: string): string[] =>
  CHUNK_GROUPS.filter((group) => group.test(join(ROOT, path))).map(({ name }) => name);

test.each([
  ['src/app/Shell.tsx', ['shell', 'common']],
  ['src/app/Shell.styles.css', ['styles']],
  ['src/features/carDetail/CarDetail.styles.css', ['carStyles', 'styles']],
  ['src/features/carList/filters/RangeSlider.styles.css', ['listStyles', 'styles']],
  ['src/features/compare/CompareView.styles.css', []],
  ['src/editing/editor.ts', ['common']],
  ['src/entry.client.tsx', ['common']],
  ['src/features/car/card.ts', ['shell', 'common', 'cars']],
  ['src/features/carDetail/pageCard.ts', ['shell', 'common']],
  ['src/ui/form/TextField.tsx', ['shell', 'common', 'forms']],
  ['node_modules/react/index.js', ['libraries']],
  ['node_modules/react-like/lib/index.js', []],
  ['node_modules/leaflet/dist/leaflet.css', []],
])('groups for %s', (path, groups) => {
  expect(groupsOf(path)).toEqual(groups);
  expect(pathOfModule(join(ROOT, path))).toBe(path);
});
