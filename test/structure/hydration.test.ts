import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { namesByHydration } from '../../build/componentRegistry.ts';
import { registry, serverParts } from '../../src/components/registry.ts';
import { importsOf } from '../support/source/importGraph.ts';

/** Static sections are never rendered in the browser (docs/decisions/0070): state and handlers in them would do nothing. */

const ROOT = resolve(import.meta.dirname, '../..');

/** Hooks with state or effects, handlers, and components that the browser loads later. */
const INTERACTIVE =
  /\buse(?:State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|BrowserStore|Transition|DeferredValue|ActionState|Optimistic|EffectEvent|Navigate|Location|NavigationType|PageLocation|NextLocation)\(|\son[A-Z]\w*=\{|\b(?:clientOnlyPart|serverRenderedPart)\(/g;

/** The frame of a page. What a component places in it decides for itself. */
const FRAME = ['src/sections/Placeholder.tsx', 'src/delivery/Prerendered.tsx', 'src/sections/SectionBoundary.tsx'];

/** A component that reads the page's own fields. */
const PAGE_FIELDS = /\broute\b[^;\n]*= usePage\(\)/g;

/** Returns the interactive parts, or other parts, of a component and of everything that it imports, by file. */
function interactiveParts(component: string, pattern = INTERACTIVE): string[] {
  const visited = new Set(FRAME);
  const waiting = [component];
  const found: string[] = [];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (visited.has(file) || !/^src\/.*\.tsx?$/.test(file) || !existsSync(join(ROOT, file))) continue;
    visited.add(file);
    const code = readFileSync(join(ROOT, file), 'utf8');
    found.push(...[...code.matchAll(pattern)].map(([text]) => `${file}: ${text.trim()}`));
    waiting.push(...importsOf(file, code).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])));
  }
  return found;
}

const sourceOf = (name: string) => `src/components/${name}/${name}.tsx`;
const namesWith = (isMeant: (hydration: unknown) => boolean) =>
  Object.entries(registry).flatMap(([name, { hydration }]) => (isMeant(hydration) ? [name] : []));

test('the browser’s build knows the static components by the text of their descriptors', () => {
  expect(namesByHydration().static).toEqual(namesWith((hydration) => hydration === 'static'));
});

describe('a static component has no state and no event handler, nor has what it imports', () => {
  test.each(namesWith((hydration) => hydration === 'static'))('%s', (name) => {
    expect(interactiveParts(sourceOf(name))).toEqual([]);
  });
});

/** Whether the data of a component stream after the shell: the browser takes over the boundary that they come in. */
function hasDeferredData(name: string): boolean {
  const loader = join(ROOT, `src/components/${name}/${name}.data.ts`);
  return existsSync(loader) && /\bwhen: 'deferred'/.test(readFileSync(loader, 'utf8'));
}

describe('a component that hydrates has a reason to', () => {
  test.each(namesWith((hydration) => hydration !== 'static'))('%s', (name) => {
    expect(interactiveParts(sourceOf(name)).length > 0 || hasDeferredData(name)).toBe(true);
  });
});

test('no static component has deferred data: its view would be loaded with the page', () => {
  expect(namesWith((hydration) => hydration === 'static').filter(hasDeferredData)).toEqual([]);
});

test('the components that read the fields of the page declare it', () => {
  const readers = Object.keys(registry).filter((name) => interactiveParts(sourceOf(name), PAGE_FIELDS).length > 0);
  expect(readers).toEqual(Object.keys(serverParts).filter((name) => serverParts[name]?.readsPageFields));
});
