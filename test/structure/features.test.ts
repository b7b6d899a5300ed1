import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
/** Ids of features and rules, sections of the specifications, and decision records. */
const REFERENCE =
  /\b(?:F\d{3}|[QUD]\d{1,2})\b(?!\d)|\bS[123] §\d+(?:\.\d+)?|\b[Dd]ecisions? (?:§ ?)?\d+|\bdecisions\/\d{4}/g;
/** Texts and data of editors and dealers, where a car is called `Q3`. */
const DATA = /^(?:sandbox\/(?:content|data)\/|docs\/features\.md$)/;
const SOURCE = /\.(?:tsx?|mjs|md|redirects)$/;

function listedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  return listed
    .toString()
    .split('\n')
    .filter((file) => SOURCE.test(file) && !DATA.test(file));
}

/** Returns comments, test titles and prose. Ids inside other strings have other meanings. */
function referencesIn(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.md') || file.endsWith('.redirects')) return text.match(REFERENCE) ?? [];
  const read = text.match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|\b(?:test|describe)(?:\.each[^\n]*)?\(\s*[`'][^\n]*/g) ?? [];
  return read.flatMap((each) => each.match(REFERENCE) ?? []);
}

describe('docs/features.md', () => {
  const lines = [...readFileSync(join(ROOT, 'docs/features.md'), 'utf8').matchAll(/^- \*\*(.+?)\*\* (.+)$/gm)];
  const ids = lines.map(([, id = '']) => id);

  test('has one line for each id', () => {
    expect(ids.length).toBeGreaterThan(200);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(lines.filter(([, , text = '']) => !text.endsWith('.'))).toEqual([]);
  });

  test('and the decision records resolve every reference of the tree', () => {
    const numbers = readdirSync(join(ROOT, 'docs/decisions')).map((name) => name.slice(0, 4));
    const definedIds = new Set([...ids, ...numbers.flatMap((number) => [`decision ${number}`, `decisions/${number}`])]);
    const references = listedFiles().flatMap((file) => referencesIn(file).map((id) => ({ file, id })));
    expect(references.length).toBeGreaterThan(1_000);
    expect(references.filter(({ id }) => !definedIds.has(id))).toEqual([]);
  });
});
