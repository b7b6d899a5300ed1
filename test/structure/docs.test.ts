import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { UPSTREAM_NAMES, UPSTREAMS } from '../../config/upstreams.ts';
import { VARIABLES } from '../../config/variables.ts';
import { POLICY_REPORTS_PATH } from '../../server/api/policyReports.ts';
import { CACHE_POLICIES } from '../../server/cache/policies.ts';
import { LOG_EVENTS } from '../../server/operations/log/events.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { DEALER_FACETS, DEALER_SORTS } from '../../src/contracts/dealers/dealerSearch.ts';
import { CAR_FACETS, CAR_SORTS } from '../../src/contracts/search/carSearch.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Removes the padding of table columns. */
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8').replace(/(\S) {2,}\|/g, '$1 |');

const DOCUMENTS = [
  'README.md',
  'AGENTS.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'services/leads/README.md',
  'services/search/README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Names of folders and files at the top of the tree. A text that begins with one of them is a path. */
const TOP = readdirSync(ROOT);
/** Created by commands, so they may be missing. */
const MADE = /^(?:dist|var|node_modules)\/|^docs\/benchmarks\.md$/;
/** `docs/x.md`, `server/page/`, `server.ts`, `customers/sample/sites/{id}.ts` between backticks. */
const PATH = /^(?:[\w.@{}-]+\/)*[\w.@{}-]+(?:\/|\.(?:tsx?|mjs|json|md|png|css|svg|csv|yaml|redirects))$/;

/**
 * Returns the paths between backticks that name a file or folder of the tree: from the top, or in the folder that the
 * text is about.
 */
function pathsIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);
  return quoted.filter((inner) => PATH.test(inner) && !inner.startsWith('.') && !MADE.test(inner));
}

/** Every file and folder of the tree, with a slash before its path and, for folders, after it. */
const TREE = TOP.filter((name) => !/^(?:node_modules|dist|var|\.git)$/.test(name)).flatMap((name) => {
  const path = join(ROOT, name);
  if (!statSync(path).isDirectory()) return [`/${name}`];
  const below = readdirSync(path, { recursive: true, withFileTypes: true });
  return [
    `/${name}/`,
    ...below.map((entry) => `/${relative(ROOT, join(entry.parentPath, entry.name))}${entry.isDirectory() ? '/' : ''}`),
  ];
});

/** Whether a path exists: from the top when it begins with a name at the top, else in any folder. `{id}` stands for a part of a name. */
function isInTree(path: string): boolean {
  if (path.includes('{')) {
    const [start, end] = [TOP.includes(path.split('/')[0] ?? '') ? '^/' : '/', path.replaceAll('.', '\\.')];
    const pattern = new RegExp(`${start}${end.replace(/\{\w+\}/g, '[^/]+')}$`);
    return TREE.some((file) => pattern.test(file));
  }
  if (TOP.includes(path.split('/')[0] ?? '')) return existsSync(join(ROOT, path));
  return TREE.some((file) => file.endsWith(`/${path}`));
}

/** Returns the relative targets of links and images, with the fragment. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((to) => !/^[a-z]+:/.test(to));
}

/** Returns the fragments of a document's headings. */
function fragmentsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}

function isAlive(document: string, link: string): boolean {
  const [path = '', fragment] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(join(ROOT, target))) return false;
  return fragment === undefined || fragmentsOf(read(target)).includes(fragment);
}

describe('D16: documents name existing files', () => {
  test('there are documents to check', () => {
    expect(DOCUMENTS).toContain('docs/operations.md');
    expect(DOCUMENTS.flatMap((file) => pathsIn(read(file))).length).toBeGreaterThan(80);
    expect(DOCUMENTS.flatMap((file) => linksIn(read(file))).length).toBeGreaterThan(30);
  });

  test.each(DOCUMENTS)('%s: every path between backticks is in the tree', (file) => {
    expect(pathsIn(read(file)).filter((path) => !isInTree(path))).toEqual([]);
  });

  test.each(DOCUMENTS)('%s: every relative link has a target', (file) => {
    expect(linksIn(read(file)).filter((link) => !isAlive(file, link))).toEqual([]);
  });

  test('a missing path and a broken link are found', () => {
    const missing = ['server/nowhere.ts', 'nowhere.ts', 'places/{country}.yaml', 'config/{id}.csv'];
    const texts = [
      ...missing,
      'npm start',
      '/api/search',
      'page/',
      'app.ts',
      'customers/sample/sites/{id}.ts',
      '{country}.csv',
    ];
    const named = pathsIn(texts.map((text) => `\`${text}\``).join(', '));
    expect(named.filter((path) => !isInTree(path))).toEqual(missing);
    expect(isAlive('README.md', 'docs/nowhere.md')).toBe(false);
    expect(isAlive('README.md', 'docs/operations.md#nowhere')).toBe(false);
  });
});

test('docs/upstreams.md names every facet and sort that the product requests', () => {
  const text = read('docs/upstreams.md');
  const names = [
    ...CAR_FACETS.flatMap((facet) => [facet.name, ...('childName' in facet ? [facet.childName] : [])]),
    ...DEALER_FACETS.map(({ name }) => name),
    ...CAR_SORTS,
    ...DEALER_SORTS,
  ];
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('README.md', () => {
  const text = read('README.md');

  test('is under 100 lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThan(100);
  });

  test('names every site of the sample customer and every script but the test runner’s own', () => {
    const sites = readdirSync(join(ROOT, 'customers/sample/sandbox/content/sites')).map((name) =>
      name.replace('.yaml', ''),
    );
    expect(sites.filter((site) => !text.includes(`http://${site}.localhost:3000/`))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = (script: string) => new RegExp(`npm (?:run )?${script}\\b`).test(text);
    expect(Object.keys(scripts).filter((script) => script !== 'jest' && !named(script))).toEqual([]);
  });

  test('names only existing scripts in commands, as do all documents', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = DOCUMENTS.flatMap((file) => [...read(file).matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)]);
    const unknown = named.map(([, script, short]) => script ?? short ?? '').filter((script) => !(script in scripts));
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('has an image of at most 400 kB', () => {
    expect(readFileSync(join(ROOT, 'docs', 'screenshot.png')).length).toBeLessThanOrEqual(400_000);
  });
});

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');

  test('has every metric of ours', async () => {
    const names = (await createMetrics().registry.getMetricsAsJSON()).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(Object.values(LOG_EVENTS))('has the event %s', (event) => {
    expect(text).toContain(`\`${event}\``);
  });
});

test('docs/operations.md has every issue of content', () => {
  const union = /type ContentIssue =([\s\S]*?);/.exec(read('src/contracts/page/loader.ts'))?.[1] ?? '';
  const issues = [...union.matchAll(/'(\w+)'/g)].map(([, issue = '']) => issue);
  expect(issues.length).toBeGreaterThan(8);
  const text = read('docs/operations.md');
  expect(issues.filter((issue) => !text.includes(`\`${issue}\``))).toEqual([]);
});

test.each(UPSTREAM_NAMES)(
  'docs/upstreams.md has the row of %s, with its variables and its path on the sandbox',
  (name) => {
    const { title, url, key, variables, sandboxPath } = UPSTREAMS[name];
    const row = read('docs/upstreams.md')
      .split('\n')
      .find((line) => line.startsWith(`| ${title} |`));
    expect(row).toContain(`\`${url}\``);
    expect(row).toContain(`at \`${sandboxPath}\``);
    if (key === null) expect(row).toContain('no key');
    else if (key.variable in variables) expect(row).toContain(`\`${key.variable}\``);
  },
);

describe('docs/architecture.md', () => {
  const text = read('docs/architecture.md');

  /** Returns the names in the order in which `createApp` runs them; a constant stands for the call that made it. */
  function orderInCode(): string[] {
    const code = read('server/app.ts').replace(/^\s*\/\/.*$/gm, '');
    const preExpress = /chain\(([\s\S]*?)^ {2}\);/m.exec(code)?.[1] ?? '';
    const first = [...preExpress.matchAll(/^ {4}(\w+)/gm)].map(([, name = '']) => name);
    const then = [...code.matchAll(/app\.use\((\w+)/g)].map(([, name = '']) => name);
    const madeBy = (name: string) => new RegExp(`const ${name} = (\\w+)\\(`).exec(code)?.[1] ?? name;
    return [...first, ...then].map(madeBy);
  }

  test('has the order of middleware of server/app.ts', () => {
    const section = /### The order of middleware([\s\S]*?)\n### /.exec(text)?.[1] ?? '';
    const listed = [...section.matchAll(/^\d+\. `(\w+)`/gm)].map(([, name = '']) => name);
    expect(listed.length).toBeGreaterThan(10);
    expect(listed).toEqual(orderInCode());
  });

  test('has the paths of API_ROUTERS in the middleware `api`', () => {
    const code = /const API_ROUTERS\b[\s\S]*?\n};/.exec(read('server/api/apiRouters.ts'))?.[0] ?? '';
    const paths = [...code.matchAll(/^ {2}'(\/api\/[^']+)'/gm)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(10);
    const item = /^\d+\. `api`:[\s\S]*?\n(?=\d)/m.exec(text)?.[0] ?? '';
    const listed = [...item.matchAll(/`(\/api\/[^`]+)`/g)].map(([, path = '']) => path);
    const isListed = (path: string) => listed.some((each) => each === path || each.startsWith(`${path}/`));
    expect([...paths, POLICY_REPORTS_PATH].filter((path) => !isListed(path))).toEqual([]);
  });

  test('has the caches of server/cache/policies.ts', () => {
    const section = /## Caches([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    const rows = Object.entries(CACHE_POLICIES).map(
      ([name, { store, fresh, stale, onError, negative }]) =>
        `| \`${name}\` | ${store} | ${fresh} | ${stale} | ${onError} | ${negative} |`,
    );
    expect([...section.matchAll(/^\| `.*$/gm)].map(([row]) => row)).toEqual(rows);
  });
});

test('defaults that documents name beside a variable are its defaults', () => {
  const UNITS: Readonly<Record<string, number>> = { '': 1, ' ms': 1, ' s': 1_000 };
  const defaults = DOCUMENTS.filter((file) => file !== 'docs/environment.md').flatMap((file) =>
    [...read(file).matchAll(/`([A-Z][A-Z_]+)` \((\d+)( ms| s|)\)/g)].map(([, name = '', number, unit = '']) => ({
      name,
      value: Number(number) * (UNITS[unit] ?? Number.NaN),
    })),
  );
  expect(defaults.length).toBeGreaterThan(10);
  const variables: Readonly<Record<string, { default: string | number }>> = VARIABLES;
  expect(defaults.filter(({ name, value }) => variables[name]?.default !== value)).toEqual([]);
});

test('docs/dependencies.md has every package with its reason', () => {
  const text = read('docs/dependencies.md');
  const names = [
    'package.json',
    'sandbox/package.json',
    'services/leads/package.json',
    'services/lib/package.json',
    'services/search/package.json',
    'studio/package.json',
  ].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Record<string, Record<string, string>>;
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const isNamed = (name: string) => text.includes(`\`${name}\``) || text.includes(`\`${name.split('/')[0]}/*\``);
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

describe('docs/decisions', () => {
  const index = join('docs', 'decisions', 'README.md');
  const records = DOCUMENTS.filter((file) => file.startsWith(join('docs', 'decisions')) && file !== index);

  test.each(records)('%s has its number, a title, a status and a date', (file) => {
    const number = /(\d{4})-/.exec(file)?.[1] ?? '';
    const [title = '', , status = '', , date = ''] = read(file).split('\n');
    expect(title).toMatch(new RegExp(`^# ${number} · \\S`));
    expect(status).toMatch(/^\*\*Status\.\*\* .+\.$/);
    expect(date).toMatch(/^\*\*Date\.\*\* \d{4}-\d\d-\d\d$/);
  });

  test('has an index with each record once, under its title', () => {
    const listed = [...read(index).matchAll(/^- (\[.+)$/gm)].map(([, line]) => line);
    const lines = records.map((file) => {
      const [, number, title] = /^# (\d{4}) · (.+)$/m.exec(read(file)) ?? [];
      return `[${number}](${basename(file)}) ${title}`;
    });
    expect(listed.toSorted()).toEqual(lines.toSorted());
  });

  test('has each number once', () => {
    const numbers = records.map((file) => /(\d{4})-/.exec(file)?.[1]);
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
