import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const PRODUCT = ['bin', 'build', 'config', 'dev', 'lib', 'sandbox', 'server', 'services', 'src'];

/** Lines are counted without blank ones, as Biome does. */
const LONG = 50;
/** Functions of the product above `LONG`. None may have more than 80, by a rule of the linter. */
const MAX_LONG = 30;

interface Diagnostic {
  category: string;
  message: string;
  location: { path: string; start: { line: number } };
}

interface LongFunction {
  place: string;
  lines: number;
}

/** Returns the functions above `LONG` lines by the linter's own count. */
function longFunctions(): LongFunction[] {
  const { stdout } = spawnSync(
    resolve(ROOT, 'node_modules/.bin/biome'),
    [
      'lint',
      '--config-path=test/structure/long-functions.biome.json',
      '--max-diagnostics=5000',
      '--reporter=json',
      ...PRODUCT,
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1_024 * 1_024 },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return diagnostics
    .filter(({ category, location }) => category === RULE && !/\.test\.tsx?$/.test(location.path))
    .map(({ message, location: { path, start } }) => ({
      place: `${path}:${start.line}`,
      lines: Number(/\((\d+)\)/.exec(message)?.[1]),
    }));
}

const RULE = 'lint/complexity/noExcessiveLinesPerFunction';

describe('functions of the product', () => {
  let found: LongFunction[] = [];
  beforeAll(() => {
    found = longFunctions();
  }, 60_000);

  test('the linter counts the lines of all', () => {
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ lines }) => !(lines > LONG))).toEqual([]);
  });

  test(`at most ${MAX_LONG} have more than ${LONG} lines`, () => {
    const longer = found.map(({ place, lines }) => `${place} (${lines})`);
    expect(longer.length > MAX_LONG ? longer : []).toEqual([]);
  });
});
