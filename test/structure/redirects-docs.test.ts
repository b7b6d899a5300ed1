import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { resolveSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { encodeTarget } from '../../server/operations/requestTarget.ts';
import {
  checkTable,
  locationHeader,
  Matcher,
  openTables,
  platformTable,
  readTable,
  relativeUrl,
  resolve as resolveAddress,
  targetContext,
} from '../../server/redirects/rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const TEXT = readFileSync(join(ROOT, 'docs', 'redirects.md'), 'utf8');
const WORLD = targetContext(SITES, openTables(join(ROOT, 'customers/sample/redirects'), SITES).hosts);
const SITE = 'norrvag-se';

interface Example {
  heading: string;
  rules: string;
  /** Whether the page is missing. */
  missing: boolean;
  pairs: [address: string, location: string | null][];
}

const cellsOf = (row: string) =>
  row
    .replace(/\\\|/g, '\0')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\0', '|'));
const codeIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

/** Returns the rules of each example, and the table that follows them before the next heading. */
function examples(): Example[] {
  return TEXT.split(/^(?=#{2,3} )/m).flatMap((section) => {
    const heading = /^#+ (.*)/.exec(section)?.[1] ?? '';
    const blocks = [...section.matchAll(/^ *```redirects\n([\s\S]*?)^ *```$([\s\S]*?)(?=^ *```|(?![\s\S]))/gm)];
    return blocks.map(([, rules = '', after = '']) => {
      const rows = after.match(/^\|.*$/gm) ?? [];
      const pairs = rows.slice(2).map((row): Example['pairs'][number] => {
        const [from = '', to = ''] = cellsOf(row);
        return [codeIn(from)[0] ?? '', to === 'stays' ? null : (codeIn(to)[0] ?? '')];
      });
      return { heading, rules, missing: /missing page/.test(rows[0] ?? ''), pairs };
    });
  });
}

function explained(rules: string): string[] {
  const table = readTable(SITE, rules, WORLD);
  const found = checkTable(table, { tables: new Map([[SITE, table]]), sites: SITES });
  return [...table.issues, ...found.issues].map(({ message, hint }) => `${message}. ${hint}`);
}

function locationFor({ rules, missing: notFound }: Example, url: string): string | null {
  const table = readTable(SITE, rules, WORLD);
  const platform = new Matcher();
  const rulesOf = () => ({ file: table.matcher, onNotFound: table.onNotFound, platform });
  const found = resolveAddress((id) => (id === SITE ? rulesOf() : undefined), SITE, encodeTarget(url), {
    notFound,
  });
  const resolved = resolveSite('norrvag-se.example');
  const byId = new Map<string, SiteConfig>(SITES.map((site) => [site.id, site]));
  return found && resolved && locationHeader(found.location, resolved, byId);
}

describe('D16: the examples of docs/redirects.md are true', () => {
  test('there are examples', () => {
    expect(examples().length).toBeGreaterThan(12);
    expect(examples().flatMap(({ pairs }) => pairs).length).toBeGreaterThan(50);
    expect(examples().filter(({ pairs }) => pairs.length === 0)).toHaveLength(1);
  });

  test.each(examples().map((each) => [each.heading, each] as const))(
    '%s: the lines have no issues',
    (_heading, { rules }) => {
      expect(explained(rules)).toEqual([]);
    },
  );

  const pairs = examples().flatMap((each) => each.pairs.map(([url, to]) => [each.heading, url, to, each] as const));
  test.each(pairs)('%s: %s redirects to %s', (_heading, url, location, example) => {
    expect(locationFor(example, url)).toBe(location);
  });

  const checked = TEXT.split('## Errors and notes of the checker')[1]?.split('\n## ')[0] ?? '';
  const diagnostics = (checked.match(/^\| `.*$/gm) ?? []).map(cellsOf);
  test.each(diagnostics)('the checker on %s', (line, text = '') => {
    expect(diagnostics.length).toBeGreaterThan(10);
    expect(explained(codeIn(line)[0] ?? '')[0]).toBe(text);
  });

  const platform = (TEXT.split('| in the platform')[1]?.match(/^\| [`/^].*$/gm) ?? []).map(cellsOf);
  test.each(platform)('the platform’s %s: %s redirects to %s', (url, request, to = '') => {
    const [pattern = '', target = ''] = codeIn(url);
    const kind = { redirectType: 'REDIRECT_301', isQueryStringPreserved: true, isLanguagePreserved: false } as const;
    const table = platformTable(norrvagSe, [{ ...kind, pattern, target, locale: '' }], WORLD);
    expect(table.refused).toHaveLength(to === 'refused' ? 1 : 0);
    const rulesOf = () => ({ file: new Matcher(), platform: table.matcher });
    const found = resolveAddress(rulesOf, SITE, codeIn(request)[0] ?? '');
    expect(found && relativeUrl(found.location)).toBe(codeIn(to)[0] ?? null);
  });
});
