import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cyclesIn, type Edge, importsOf, type Layers, violationsOf } from '../support/source/importGraph.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDERS = ['lib', 'config', 'customers', 'dev', 'server', 'src', 'sandbox', 'services', 'studio'];

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/'))
    .map((name) => join(folder, name));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const sources = FOLDERS.flatMap(filesIn).filter((file) => !isTest(file));

/** Returns the imports of an existing file. */
const readImports = (file: string): Edge[] => importsOf(file, readFileSync(join(ROOT, file), 'utf8'));

const edges = sources.flatMap(readImports);

interface Rule {
  folder: string;
  /** In addition to the folder itself. */
  allowed: RegExp;
}

const RULES: readonly Rule[] = [
  { folder: 'lib/', allowed: /^lib\// },
  { folder: 'config/', allowed: /^(?:config|lib)\// },
  { folder: 'src/contracts/', allowed: /^(?:lib|src\/contracts)\// },
  { folder: 'src/', allowed: /^(?:lib|src)\// },
  {
    folder: 'sandbox/',
    allowed:
      /^(?:(?:lib|sandbox|services\/(?:leads\/mail|lib\/http|search\/engine)|src\/contracts)\/|config\/customer\.ts$)/,
  },
  { folder: 'services/', allowed: /^(?:lib|services|src\/contracts)\// },
  { folder: 'dev/', allowed: /^(?:dev|build|config|lib|server|src)\// },
  { folder: 'studio/', allowed: /^(?:studio|sandbox\/media|lib)\// },
  {
    folder: 'server/page/loaders.ts',
    allowed: /^(?:src\/features\/.*\.data\.ts|src\/contracts\/page\/loader\.ts|server\/page\/sections\.ts)$/,
  },
  { folder: 'server/', allowed: /^(?:server|config|lib|src\/contracts)\// },
];

describe('imports between folders', () => {
  test.each(RULES)('$folder imports only what it may', ({ folder, allowed }) => {
    const violations = edges.filter(
      ({ file }) => file.startsWith(folder) && (folder !== 'server/' || file !== 'server/page/loaders.ts'),
    );
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(({ target }) => !allowed.test(target))).toEqual([]);
  });

  // Its folder may be anywhere below the product, or be mounted there.
  test('customers import nothing but types from the product', () => {
    const violations = edges.filter(
      ({ file, target, typeOnly }) => file.startsWith('customers/') && !target.startsWith('customers/') && !typeOnly,
    );
    expect(violations).toEqual([]);
  });

  test('tests of a workspace import only the workspace and the contracts', () => {
    const edgesOfTests = ['sandbox', 'services', 'studio'].flatMap(filesIn).filter(isTest).flatMap(readImports);
    expect(
      edgesOfTests.filter(({ target }) => !/^(?:lib|sandbox|services|studio|src\/contracts)\//.test(target)),
    ).toEqual([]);
  });

  test('the commands of the product start the sandbox, and import nothing of it', () => {
    const violations = [...filesIn('bin'), ...filesIn('build'), 'server.ts', 'vite.config.ts']
      .flatMap(readImports)
      .filter(({ file, target }) => !isTest(file) && /^(?:sandbox|services|studio)\//.test(target));
    expect(violations).toEqual([]);
  });

  test('data loaders never reach the browser: only the server and other loaders import them', () => {
    const violations = edges.filter(
      ({ file, target, typeOnly }) =>
        target.endsWith('.data.ts') && !typeOnly && file !== 'server/page/loaders.ts' && !file.endsWith('.data.ts'),
    );
    expect(violations).toEqual([]);
  });

  test('data loaders run in Node without a build: they import no views and no styles', () => {
    const violations = edges.filter(
      ({ file, target, typeOnly }) => file.endsWith('.data.ts') && !typeOnly && /\.tsx$|\.styles\.ts$/.test(target),
    );
    expect(violations).toEqual([]);
  });

  test('descriptors load with every page: they import no views but their own, no styles and no loaders', () => {
    const violations = edges.filter(
      ({ file, target }) =>
        file.endsWith('.component.ts') &&
        /\.tsx$|\.styles\.ts$|\.data\.ts$/.test(target) &&
        target !== file.replace('.component.ts', '.tsx'),
    );
    expect(violations).toEqual([]);
  });

  test('texts are encoded into URLs by functions that do not throw on half of a surrogate pair', () => {
    const unsafe = /\b(?:encodeURI|encodeURIComponent|btoa)\b/;
    const violations = sources.filter(
      (file) => !file.startsWith('sandbox') && unsafe.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    // The first file contains these functions, the second encodes a constant, the third bytes.
    expect(violations).toEqual(['lib/urlText.ts', 'src/editing/editingChrome.tsx', 'src/lib/sealedJson.ts']);
  });

  test('only styles import the Emotion instance', () => {
    const violations = edges.filter(
      ({ file, target }) => target === 'src/theme/css.ts' && !file.endsWith('.styles.ts'),
    );
    expect(violations).toEqual([]);
  });

  test('forms have one way to Formik, the adapter of their fields', () => {
    const importers = sources.filter((file) => /from 'formik'/.test(readFileSync(join(ROOT, file), 'utf8')));
    expect(importers).toEqual(['src/ui/form/useFieldsForm.ts']);
  });

  test('there are no index files and no default exports', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(sources.filter((file) => /^export default/m.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });
});

describe('packages', () => {
  /** Returns the packages that sources import, without Node's own. */
  const packagesOf = (files: readonly string[]): string[] => {
    const names = files.flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      return [
        ...code.matchAll(/(?:^(?:import|export)(?! type)[^;]*?from\s*|\bimport\s*\(?\s*)'([@\w][\w./:@-]*)'/gm),
      ].map(([, name = '']) => name);
    });
    const packages = names.filter((name) => !name.startsWith('node:')).map(packageName);
    return [...new Set(packages)].sort();
  };
  const packageName = (specifier: string): string =>
    specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/');
  const dependenciesOf = (folder: string): string[] => {
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
    return Object.keys(dependencies as Record<string, string>);
  };
  const filesIn = (...folders: string[]): string[] =>
    sources.filter((file) => folders.includes(file.split('/')[0] ?? '') && !/\.fixture\./.test(file));

  /** Returns the sources that a file loads at run time, including itself. */
  const loadedBy = (file: string, loaded = new Set<string>()): Set<string> => {
    if (loaded.has(file)) return loaded;
    loaded.add(file);
    for (const { target, typeOnly } of readImports(file)) if (!typeOnly) loadedBy(target, loaded);
    return loaded;
  };

  test('the server loads only dependencies of the product, and nothing of a workspace', () => {
    // It reads the folders of components for their loaders.
    const loaded = new Set(
      ['server.ts', ...sources.filter((file) => file.endsWith('.data.ts'))].flatMap((file) => [...loadedBy(file)]),
    );
    expect(loaded.size).toBeGreaterThan(200);
    expect([...loaded].filter((file) => /^(?:sandbox|services|studio)\//.test(file))).toEqual([]);
    expect(packagesOf([...loaded]).filter((name) => !dependenciesOf('.').includes(name))).toEqual([]);
  });

  test.each(['sandbox', 'services/leads', 'services/lib', 'services/search', 'studio'])(
    '%s names exactly the packages that it imports',
    (workspace) => {
      expect(dependenciesOf(workspace)).toEqual(
        packagesOf(
          filesIn(workspace.split('/')[0] ?? '').filter(
            // Its tests have packages of the product's development.
            (file) => file.startsWith(`${workspace}/`) && !file.includes('/test/'),
          ),
        ),
      );
    },
  );
});

/** The layers of `src`, lowest first; those of one line are siblings. */
const LAYERS: Layers = [
  ['src/contracts/'],
  ['src/lib/'],
  ['src/theme/'],
  ['src/ui/'],
  ['src/content/'],
  ['src/page/'],
  ['src/delivery/'],
  ['src/sections/'],
  ...[
    ['car', 'carMedia', 'cards', 'company', 'consent', 'stories'],
    ['analytics', 'dealers', 'media'],
    ['flow'],
    ['carSearch', 'leads'],
    ['booking'],
    ['tireHotel'],
    ['carMap', 'compare', 'saved', 'savedSearches'],
    ['carCard'],
    ['recentlyViewed'],
    ['offline'],
    ['carDetail', 'carList'],
    ['assistants'],
  ].map((areas) => areas.map((area) => `src/features/${area}/`)),
  ['src/components/'],
  ['src/app/'],
  ['src/editing/'],
  ['src/entry.'],
];
/** Helpers that unit tests of views share. The build does not contain them. */
const TESTING = 'src/testing/';

/** Modules behind a wall, what is around them, and the files by which all others use them. */
const WALLS = [
  {
    // What features and components use is directly in the folder; the frame of a page uses what is below.
    folder: 'src/delivery/',
    around: /^(?:dev|src\/(?:sections|app|editing|testing))\/|^src\/entry\./,
    isEntry: (file: string) => /^src\/delivery\/\w+\.tsx?$/.test(file),
  },
  {
    folder: 'server/delivery/',
    around: /^(?:dev\/|server\/(?:compose|editing\/))/,
    isEntry: (file: string) => file === 'server/delivery/errorHandler.ts',
  },
  {
    // The commands of the redirects and the tests use `rules.ts`.
    folder: 'server/redirects/',
    around: /^server\/testing\//,
    isEntry: (file: string) => file === 'server/redirects/redirects.ts',
  },
  {
    folder: 'server/proxy/',
    around: /^$/,
    isEntry: (file: string) => file === 'server/proxy/proxy.ts',
  },
];

describe('a module behind a wall', () => {
  test.each(WALLS)('$folder is used by its entries', ({ folder, around, isEntry }) => {
    const inwards = edges.filter(({ file, target }) => target.startsWith(folder) && !file.startsWith(folder));
    expect(inwards.length).toBeGreaterThan(2);
    expect(inwards.filter(({ file, target }) => !around.test(file) && !isEntry(target))).toEqual([]);
  });
});

describe('layers of src', () => {
  const edgesOfSrc = edges.filter(({ file, target }) => [file, target].every((path) => path.startsWith('src/')));

  test('a file imports its own layer and lower ones only', () => {
    expect(edgesOfSrc.length).toBeGreaterThan(1_000);
    expect(
      violationsOf(
        LAYERS,
        edgesOfSrc.filter(({ file }) => !file.startsWith(TESTING)),
      ),
    ).toEqual([]);
  });

  test('every layer and every area of the features exists', () => {
    const areas = readdirSync(join(ROOT, 'src/features')).map((area) => `src/features/${area}/`);
    expect(
      LAYERS.flat()
        .filter((folder) => folder.startsWith('src/features/'))
        .sort(),
    ).toEqual(areas.sort());
    expect(LAYERS.flat().filter((folder) => !sources.some((file) => file.startsWith(folder)))).toEqual([]);
  });

  test('no files import each other in a cycle, by value or by type', () => {
    expect(cyclesIn(edges)).toEqual([]);
  });
});

test('no modules of the server import each other in a cycle', () => {
  const moduleOf = (file: string) => /^server\/(\w+)\//.exec(file)?.[1];
  const between = edges.flatMap(({ file, target, typeOnly }) => {
    const [from, to] = [moduleOf(file), moduleOf(target)];
    // Tests share what is in `testing`.
    return from && to && from !== to && from !== 'testing' ? [{ file: from, target: to, typeOnly }] : [];
  });
  expect(between.length).toBeGreaterThan(100);
  expect(cyclesIn(between)).toEqual([]);
});

describe('what the checks above find', () => {
  const graph = (files: Readonly<Record<string, string>>): Edge[] =>
    Object.entries(files).flatMap(([file, code]) => importsOf(file, code));

  test.each([
    ['by value', "import { b } from './b.ts';\n", "import { c } from './c.ts';\n", "import { a } from './a.ts';\n"],
    [
      'by a type',
      "import type { B } from './b.ts';\n",
      "import type { C } from './c.ts';\n",
      "import type { A } from './a.ts';\n",
    ],
    [
      'over several lines',
      "import {\n  b,\n  c,\n} from './b.ts';\n",
      "export * from './c.ts';\n",
      "import './a.ts';\n",
    ],
    [
      'when it is needed',
      "const b = () => import('./b.ts');\n",
      "import { c } from './c.ts';\n",
      "type A = import('./a.ts').A;\n",
    ],
  ])('a cycle %s', (_how, a, b, c) => {
    const files = { 'src/ui/a.ts': a, 'src/ui/b.ts': b, 'src/ui/c.ts': c, 'src/ui/d.ts': "import './a.ts';\n" };
    expect(cyclesIn(graph(files))).toEqual([['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/c.ts']]);
    expect(cyclesIn(graph({ ...files, 'src/ui/c.ts': '' }))).toEqual([]);
  });

  test('a file that imports itself', () => {
    expect(cyclesIn(graph({ 'src/ui/a.ts': "import './a.ts';\n" }))).toEqual([['src/ui/a.ts']]);
  });

  test.each([
    ['a higher layer', 'src/lib/a.ts', "import { Button } from '../ui/Button.tsx';\n", 'src/ui/Button.tsx'],
    ['a type of a higher layer', 'src/ui/a.ts', "import type { P } from '../page/P.ts';\n", 'src/page/P.ts'],
    [
      'the registry from below',
      'src/page/a.ts',
      "const r = import('../components/registry.ts');\n",
      'src/components/registry.ts',
    ],
    [
      'a sibling',
      'src/features/carList/a.ts',
      "import { b } from '../carDetail/b.ts';\n",
      'src/features/carDetail/b.ts',
    ],
    ['what only tests use', 'src/app/a.ts', "import { b } from '../testing/b.ts';\n", 'src/testing/b.ts'],
  ])('an import of %s', (_what, file, code, target) => {
    expect(violationsOf(LAYERS, graph({ [file]: code }))).toEqual([`${file} imports ${target}`]);
  });

  test('a file outside of all layers', () => {
    const found = violationsOf(LAYERS, graph({ 'src/other/a.ts': "import { b } from '../lib/b.ts';\n" }));
    expect(found).toEqual(['src/other/a.ts is in no layer']);
  });

  test('not imports of the own layer and of lower ones', () => {
    const code =
      "import { b } from './b.ts';\nimport { c } from '../../car/c.ts';\nimport { d } from '../../../lib/d.ts';\n";
    expect(violationsOf(LAYERS, graph({ 'src/features/carList/filters/a.ts': code }))).toEqual([]);
  });
});

describe('sizes', () => {
  /** Tables of data and words may be longer. */
  const DATA = /^sandbox\/(?:content|data)\/|^studio\/specs\.ts$|^config\/variables\.ts$/;

  test('no source file and no file of tests is over 400 lines', () => {
    const long = [...new Set([...FOLDERS, 'bin', 'build', 'test'].flatMap(filesIn))]
      .filter((file) => !DATA.test(file))
      .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  test.each(['server.ts', 'server/app.ts'])('%s is at most 80 lines', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n').length).toBeLessThanOrEqual(81);
  });
});
