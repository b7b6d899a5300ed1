import { execFileSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';

/** The built script. The bundler does not run inside of Jest. */
const BUILD =
  "import { bundleScript } from './bundledScripts.ts'; process.stdout.write((await bundleScript('entry.firstPaint.ts')).code);";
const FIRST_PAINT_SCRIPT = execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], {
  cwd: import.meta.dirname,
  encoding: 'utf8',
});

/** Runs the script in a new document. Returns the CSS rules, style sheets and attributes that it has added. */
function run({
  cookie = '',
  filters = null as string | null,
  storage = true,
  sheets = true,
  navigation = 'navigate',
} = {}) {
  const rules: string[] = [];
  const document = { cookie, documentElement: { dataset: {} as Record<string, string> }, adoptedStyleSheets: [] };
  const sessionStorage = {
    getItem() {
      if (!storage) throw new Error('forbidden');
      return filters;
    },
  };
  class Sheet {
    replaceSync(css: string) {
      rules.push(css);
    }
  }
  const names = ['document', 'sessionStorage', 'CSSStyleSheet', 'performance'];
  const performance = { getEntriesByType: () => [{ type: navigation }] };
  new Function(...names, FIRST_PAINT_SCRIPT)(document, sessionStorage, sheets ? Sheet : undefined, performance);
  return { rules, marks: document.documentElement.dataset, sheets: document.adoptedStyleSheets };
}

describe('F017 before the first paint', () => {
  test('hides the message that the cookie names, and no other', () => {
    const { rules, sheets } = run({ cookie: 'a=1; hideAlert=k3y; b=2' });
    expect(rules).toEqual(['[data-alert="k3y"]{display:none}html[data-message="k3y"]{--above-hero:0px!important}']);
    expect(sheets).toHaveLength(1);
  });

  test.each(['', 'nohideAlert=k3y', 'hideAlert=', 'hideAlert="]{}*{display:none}'])(
    'cookies %j hide nothing',
    (cookie) => {
      expect(run({ cookie }).rules).toEqual([]);
    },
  );

  test('goes on where storage is forbidden, and is silent where style sheets cannot be made', () => {
    expect(run({ cookie: 'hideAlert=k3y', storage: false }).rules).toHaveLength(1);
    expect(run({ cookie: 'hideAlert=k3y', sheets: false }).rules).toEqual([]);
  });
});

test('F044 a closed filter column sets an attribute', () => {
  expect(run({ filters: 'hidden' }).marks.carFilters).toBe('hidden');
  expect(run().marks).not.toHaveProperty('carFilters');
});

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
])('a document loaded by %s has data-returns: %s', (navigation, returns) => {
  expect('returns' in run({ navigation }).marks).toBe(returns);
});

test('F044 filter groups are restored before the first paint, and an invalid entry is ignored', () => {
  const groups: Record<string, { open: boolean }> = { car_brand: { open: true } };
  const observers: ((records: []) => void)[] = [];
  const parsed = () => {
    for (const observe of observers) observe([]);
  };
  let watched = true;
  const document = {
    cookie: '',
    documentElement: { dataset: {} },
    querySelector: (selector: string) => groups[/"(.*)"/.exec(selector)?.[1] ?? ''] ?? null,
    addEventListener: (_: string, done: () => void) => done(),
  };
  class Observer {
    constructor(callback: (records: []) => void) {
      observers.push(callback);
    }
    observe() {}
    disconnect() {
      watched = false;
    }
  }
  const run = (storedText: string) =>
    new Function('document', 'sessionStorage', 'MutationObserver', 'setTimeout', FIRST_PAINT_SCRIPT)(
      document,
      { getItem: (key: string) => (key === 'carFilterGroups' ? storedText : null) },
      Observer,
      () => 0,
    );
  run('{"car_brand":false,"car_year":true}');
  parsed();
  expect(groups.car_brand).toEqual({ open: false });
  // The next piece of the document.
  groups.car_brand = { open: true };
  groups.car_year = { open: false };
  parsed();
  expect(groups).toEqual({ car_brand: { open: true }, car_year: { open: true } });
  expect(watched).toBe(false);
  expect(() => run('{')).not.toThrow();
});

test('the script is small: every page has it inline', () => {
  expect(FIRST_PAINT_SCRIPT.length).toBeLessThan(3_700);
});
