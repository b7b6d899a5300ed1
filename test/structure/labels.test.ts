import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadLibrary } from '../../sandbox/content/library.ts';
import { FAILURE_LABELS } from '../../server/page/labels/failureLabels.ts';
import { registry, serverParts } from '../../src/components/registry.ts';
import { AREA_NAMES, keysOfAreas, keysOutsideAreas } from '../../src/contracts/dictionary/areas.ts';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { createLabelNeeds } from '../../src/contracts/dictionary/labelNeeds.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { areasOf, isReadBy } = createLabelNeeds(serverParts);
const parsed = new Map<string, { imports: string[]; literals: Set<string> }>();

/** The registry has all components. The settings of consent load their labels when they are opened. */
const WITHOUT_LABELS = new Set(['src/components/registry.ts', 'src/features/consent/consentChoice.ts']);

/**
 * Returns the imports of a source, and the literals in it that may be keys of labels: translated ones, those of titles and fields, and all
 * literals in a file with `DictionaryKey`. Contracts contain all labels and show none.
 */
function read(file: string) {
  const found = parsed.get(file);
  if (found) return found;
  const code = readFileSync(join(ROOT, file), 'utf8');
  // Types show nothing.
  const values = code.replace(/^import type [^;]*;/gm, '');
  const specifiers = [...values.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)].map(([, path = '']) => path);
  const imports = specifiers
    .map((path) => relative(ROOT, resolve(ROOT, dirname(file), path)))
    .filter((path) => !path.startsWith('src/contracts/') && !WITHOUT_LABELS.has(path));
  const translated = [...code.matchAll(/\btranslate\(([^()]*)/g)].map(([, args]) => args).join('\n');
  const searched = code.includes('DictionaryKey') ? code : translated;
  const literals = new Set([...searched.matchAll(/'(\w+)'|^\s*(\w+):/gm)].map(([, text, key]) => text ?? key ?? ''));
  for (const [, key = ''] of values.matchAll(/\b(?:title|label|hint|placeholder)="(\w+)"/g)) literals.add(key);
  const entry = { imports, literals };
  parsed.set(file, entry);
  return entry;
}

const sourceOf = (name: string) => `src/components/${name}/${name}.tsx`;

/** Returns the literals of a source and of everything that it imports. */
function literalsBehind(source: string): Set<string> {
  const visitedFiles = new Set<string>();
  const waiting = [source];
  const literals = new Set<string>();
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (visitedFiles.has(file)) continue;
    visitedFiles.add(file);
    const { imports, literals: localLiterals } = read(file);
    for (const word of localLiterals) literals.add(word);
    waiting.push(...imports);
  }
  return literals;
}

describe('labels that a component may show are on every page with it', () => {
  test.each(Object.keys(registry))('%s', (name) => {
    const missing = keysOutsideAreas(areasOf(new Set([name])));
    const used = [...literalsBehind(sourceOf(name))].filter((word) => missing.has(word));
    const areaOf = (word: string) => AREA_NAMES.find((area) => keysOfAreas([area]).includes(word));
    expect(used.map((word) => `${areaOf(word)}: ${word}`)).toEqual([]);
  });
});

describe('labels that a hydrated part may read are declared as read by it', () => {
  const inFrame = literalsBehind('src/entry.client.tsx');

  test('those of the frame of every page', () => {
    const areas = keysOutsideAreas([]);
    const used = [...inFrame].filter((word) => Object.hasOwn(DICTIONARY, word) && !areas.has(word));
    expect(used.filter((word) => !isReadBy(word, new Set()))).toEqual([]);
  });

  test.each(Object.keys(registry).filter((name) => registry[name]?.hydration !== 'static'))('%s', (name) => {
    const names = new Set([name]);
    const used = [...literalsBehind(sourceOf(name))].filter((word) => Object.hasOwn(DICTIONARY, word));
    expect(used.filter((word) => !isReadBy(word, names))).toEqual([]);
  });
});

// In the countries and languages of the sample customer.
test('F010 the labels known without a dictionary have the text of the dictionary', async () => {
  const library = await loadLibrary();
  const dictionaries = library.sites.map(({ site, language }) => ({
    language,
    phrases: library.phrases(site, language),
  }));
  const differing = Object.entries(FAILURE_LABELS).flatMap(([language, labels]) => {
    const phrases = dictionaries.find((one) => one.language === language)?.phrases ?? {};
    return Object.entries(labels).filter(([key, label]) => phrases[key] !== label);
  });
  expect(differing).toEqual([]);
});
