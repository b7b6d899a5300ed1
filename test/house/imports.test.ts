import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const ROOMS = ['config', 'server', 'src', 'sandbox', 'studio'];

const filesIn = (room: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules/'))
    .map((name) => join(room, name));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const sources = ROOMS.flatMap(filesIn).filter((file) => !isTest(file));

interface Edge {
  file: string;
  target: string;
  /** Erased before it runs. */
  typeOnly: boolean;
}

/** Files of ours that a source imports, as paths from the root. */
function importsOf(file: string): Edge[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const statements = code.matchAll(/(?:^(import|export)( type)?[^;]*?from\s*|\bimport\s*\(?\s*)'(\.[^']+)'/gm);
  return [...statements].map(([, , type, specifier = '']) => ({
    file,
    target: relative(ROOT, resolve(ROOT, dirname(file), specifier)),
    typeOnly: type !== undefined,
  }));
}

const edges = sources.flatMap(importsOf);

interface Rule {
  room: string;
  /** Beside the room itself. */
  may: RegExp;
}

const RULES: readonly Rule[] = [
  { room: 'config/', may: /^config\// },
  { room: 'src/contracts/', may: /^src\/contracts\// },
  { room: 'src/', may: /^src\// },
  { room: 'sandbox/', may: /^(?:sandbox|src\/contracts)\// },
  { room: 'studio/', may: /^(?:studio|sandbox\/media)\// },
  {
    room: 'server/page/loaders.ts',
    may: /^(?:src\/(?:components|features)\/.*\.data\.ts|server\/page\/sections\.ts)$/,
  },
  { room: 'server/', may: /^(?:server|config|redirects|src\/contracts)\// },
];

describe('who may import whom', () => {
  test.each(RULES)('$room keeps to its neighbours', ({ room, may }) => {
    const own = edges.filter(
      ({ file }) => file.startsWith(room) && (room !== 'server/' || file !== 'server/page/loaders.ts'),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter(({ target }) => !may.test(target))).toEqual([]);
  });

  test('tests of a workspace keep to the workspace and the contracts', () => {
    const own = ['sandbox', 'studio'].flatMap(filesIn).filter(isTest).flatMap(importsOf);
    expect(own.filter(({ target }) => !/^(?:sandbox|studio|src\/contracts)\//.test(target))).toEqual([]);
  });

  test('the commands of the product start the sandbox, and import nothing of it', () => {
    const breaches = [...filesIn('bin'), ...filesIn('build'), 'server.ts', 'vite.config.ts']
      .flatMap(importsOf)
      .filter(({ file, target }) => !isTest(file) && /^(?:sandbox|studio)\//.test(target));
    expect(breaches).toEqual([]);
  });

  test('data loaders never reach the browser: only the server, and other loaders, import them', () => {
    const breaches = edges.filter(
      ({ file, target, typeOnly }) =>
        target.endsWith('.data.ts') && !typeOnly && file !== 'server/page/loaders.ts' && !file.endsWith('.data.ts'),
    );
    expect(breaches).toEqual([]);
  });

  test('data loaders run on Node as they are: they import no views and no styles', () => {
    const breaches = edges.filter(
      ({ file, target, typeOnly }) => file.endsWith('.data.ts') && !typeOnly && /\.tsx$|\.styles\.ts$/.test(target),
    );
    expect(breaches).toEqual([]);
  });

  test('texts are written into URLs by functions that do not throw for half of a surrogate pair', () => {
    const own = /\b(?:encodeURI|encodeURIComponent|btoa)\b/;
    const breaches = sources.filter(
      (file) => !file.startsWith('sandbox') && own.test(readFileSync(join(ROOT, file), 'utf8')),
    );
    // The first is where it is done, the second writes a constant.
    expect(breaches).toEqual(['src/contracts/urlText.ts', 'src/editing/editorMarks.tsx']);
  });

  test('the Emotion instance is imported by styles only', () => {
    const breaches = edges.filter(({ file, target }) => target === 'src/theme/css.ts' && !file.endsWith('.styles.ts'));
    expect(breaches).toEqual([]);
  });

  test('there are no index files and no default exports', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
    expect(sources.filter((file) => /^export default/m.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });
});

describe('packages', () => {
  /** Packages that sources name, without Node's own. */
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
  const ofRoom = (...rooms: string[]): string[] =>
    sources.filter((file) => rooms.includes(file.split('/')[0] ?? '') && !/\.fixture\./.test(file));

  /** Sources that a file loads when it runs, itself among them. */
  const loadedBy = (file: string, loaded = new Set<string>()): Set<string> => {
    if (loaded.has(file)) return loaded;
    loaded.add(file);
    for (const { target, typeOnly } of importsOf(file)) if (!typeOnly) loadedBy(target, loaded);
    return loaded;
  };

  test('what the server loads is a dependency of the product, and nothing of a workspace', () => {
    const loaded = [...loadedBy('server.ts')];
    expect(loaded.length).toBeGreaterThan(200);
    expect(loaded.filter((file) => /^(?:sandbox|studio)\//.test(file))).toEqual([]);
    expect(packagesOf(loaded).filter((name) => !dependenciesOf('.').includes(name))).toEqual([]);
  });

  test.each(['sandbox', 'studio'])('%s names what it imports, and nothing else', (workspace) => {
    expect(dependenciesOf(workspace)).toEqual(packagesOf(ofRoom(workspace)));
  });
});

describe('sizes', () => {
  /** Tables of data and words may be longer. */
  const DATA = /^sandbox\/(?:content|data)\/|^studio\/specs\.ts$|^config\/variables\.ts$/;

  test('no source file is over 400 lines', () => {
    const long = sources
      .filter((file) => !DATA.test(file))
      .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 400);
    expect(long).toEqual([]);
  });

  test.each(['server.ts', 'server/app.ts'])('%s fits 80 lines', (file) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split('\n').length).toBeLessThanOrEqual(81);
  });
});
