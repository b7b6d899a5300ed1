import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { FAILURE_LABELS } from '../../server/page/failureLabels.ts';
import { registry } from '../../src/components/registry.ts';
import { areasOf, keysBeyond } from '../../src/contracts/dictionaryAreas.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const known = new Map<string, { imports: string[]; words: Set<string> }>();

/**
 * What a source imports of ours, and the literals in it that may be keys of labels: those that are translated, and all in a
 * file that speaks of keys. Contracts hold all labels, and show none.
 */
function read(file: string) {
  const found = known.get(file);
  if (found) return found;
  const code = readFileSync(join(ROOT, file), 'utf8');
  // Types show nothing.
  const values = code.replace(/^import type [^;]*;/gm, '');
  const specifiers = [...values.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) => path);
  const imports = specifiers
    .map((path) => relative(ROOT, resolve(ROOT, dirname(file), path)))
    .filter((path) => !path.startsWith('src/contracts/') && path !== 'src/components/registry.ts');
  const translated = [...code.matchAll(/\btranslate\(([^()]*)/g)].map(([, given]) => given).join('\n');
  const where = code.includes('DictionaryKey') ? code : translated;
  const words = new Set([...where.matchAll(/'(\w+)'|^\s*(\w+):/gm)].map(([, text, key]) => text ?? key ?? ''));
  const entry = { imports, words };
  known.set(file, entry);
  return entry;
}

/** The literals of a component and of everything that it imports. */
function wordsBehind(name: string): Set<string> {
  const seen = new Set<string>();
  const waiting = [`src/components/${name}/${name}.tsx`];
  const words = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports, words: own } = read(file);
    for (const word of own) words.add(word);
    waiting.push(...imports);
  }
  return words;
}

describe('labels that a component may show are on every page that it stands on', () => {
  test.each(Object.keys(registry))('%s', (name) => {
    const missing = keysBeyond(areasOf(new Set([name])));
    const used = [...wordsBehind(name)].filter((word) => missing.has(word));
    expect(used).toEqual([]);
  });
});

test('F010 the labels known without a dictionary are worded as the dictionary words them', async () => {
  const library = await loadLibrary();
  const spoken = library.sites.map(({ site, language }) => ({ language, phrases: library.phrases(site, language) }));
  const differing = Object.entries(FAILURE_LABELS).flatMap(([language, labels]) => {
    const phrases = spoken.find((one) => one.language === language)?.phrases ?? {};
    return Object.entries(labels).filter(([key, label]) => phrases[key] !== label);
  });
  expect(differing).toEqual([]);
});
