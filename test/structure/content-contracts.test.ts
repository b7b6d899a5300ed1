import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readContents } from '../../bin/items/contents.ts';
import { type FieldContracts, valuesOf } from '../../src/contracts/content/componentContent.ts';
import { importsOf } from '../support/source/importGraph.ts';

/** What views and loaders read of an editor's content, and what `{Name}.content.ts` declares (docs/decisions/0196). */

const ROOT = resolve(import.meta.dirname, '../..');
const contents = (await readContents()).filter(({ content }) => !content.ofPlatform);

const sourceOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

function filesOf(name: string): string[] {
  const folder = join(ROOT, 'src/components', name);
  return readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|styles|content)\.tsx?$/.test(file))
    .map((file) => relative(ROOT, join(folder, file)));
}

/** Returns the files and everything of `src/` that they import. */
function withImports(files: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !file.startsWith('src/')) return;
    seen.add(file);
    for (const { target } of importsOf(file, sourceOf(file))) visit(target);
  };
  for (const file of files) visit(file);
  return seen;
}

/** Ways to read a field by its name. Destructured names are a list. */
const FIELD_READS = [
  /\b\w*[fF]ields\??\.([A-Z]\w*)/g,
  /\b(?:fieldText|storyField)\((?:[^(),]|\([^()]*\))+, '(\w+)'\)/g,
  /\{ ([A-Z][^{}]*) \} = (?:recordOf\([^()]*[fF]ields\)|fields)\b/g,
  /\bfields: \{ ([A-Z][^{}]*) \}/g,
];
const PARAM_READS = [/\bparams\??\.([A-Z]\w*)/g, /\bparamsOf\(\w+\)\.([A-Z]\w*)/g, /\{ ([A-Z]\w*) \} = \(params/g];
/** Parameters that the platform sends for every component. */
const OF_PLATFORM: ReadonlySet<string> = new Set(['DynamicPlaceholderId', 'EnabledPlaceholders']);

/** What a component reads of others: fields of the pages above it, and whether the first component is a full-screen hero. */
const OF_OTHERS: ReadonlySet<string> = new Set(['Breadcrumb.NavigationTitle', 'Breadcrumb.Title', 'Header.Variant']);

function namesIn(text: string, patterns: readonly RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, names = '']) => names));
  return found.flatMap((names) => names.split(',').map((name) => name.split(':')[0]?.trim() ?? ''));
}

function fieldNames(fields: FieldContracts = {}): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    name,
    ...('fields' in field ? fieldNames(field.fields) : []),
  ]);
}

test('every field and parameter that a component reads is in its contract', () => {
  const missing = contents.flatMap(({ name, content }) => {
    const declared = { field: fieldNames(content.fields), parameter: Object.keys(content.params ?? {}) };
    return filesOf(name).flatMap((file) => {
      const text = sourceOf(file);
      const reads = { field: namesIn(text, FIELD_READS), parameter: namesIn(text, PARAM_READS) };
      return (['field', 'parameter'] as const).flatMap((noun) =>
        [...new Set(reads[noun])]
          .filter(
            (read) => !declared[noun].includes(read) && !OF_PLATFORM.has(read) && !OF_OTHERS.has(`${name}.${read}`),
          )
          .map((read) => `${name}: ${noun} ${read} is read in ${basename(file)}, and not in ${name}.content.ts`),
      );
    });
  });
  expect(missing).toEqual([]);
});

test('every field and parameter of a contract is read by the component or what it imports', () => {
  const unread = contents.flatMap(({ name, content }) => {
    const text = [...withImports(filesOf(name))].map(sourceOf).join('\n');
    const names = [...fieldNames(content.fields), ...Object.keys(content.params ?? {})];
    return names
      .filter((each) => !new RegExp(`\\b${each}\\b`).test(text))
      .map((each) => `${name}: nothing reads ${each}`);
  });
  expect(unread).toEqual([]);
});

test('values that a component compares a parameter with are values of its contract', () => {
  const unknown = contents.flatMap(({ name, content }) =>
    filesOf(name).flatMap((file) =>
      [...sourceOf(file).matchAll(/\bparams\.(\w+) === '([^']*)'/g)].flatMap(([, param = '', value = '']) => {
        const contract = content.params?.[param];
        const values = contract?.type === 'choice' ? valuesOf(contract.values) : ['1'];
        return values.includes(value) ? [] : [`${name}: ${param} is compared with ${value}`];
      }),
    ),
  );
  expect(unknown).toEqual([]);
});
