import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

test('Q52: only src/lib/formats.ts creates formatters, and only labels plural rules', () => {
  const files = ['src', 'server'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const makers = files.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /new Intl\.|\.toLocale(?:Date|Time)String\(/.test(readFileSync(join(ROOT, file), 'utf8')),
  );
  expect(makers.sort()).toEqual(['src/contracts/page/fillIn.ts', 'src/lib/formats.ts']);
});
