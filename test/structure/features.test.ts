import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { serverParts } from '../../src/components/registry.ts';

/** A component that an upstream is needed for names its feature, so that it goes with that upstream. */

const COMPONENTS = resolve(import.meta.dirname, '../../src/components');

/** Calls of a loader to upstreams that can be off, with results that it cannot do without. */
const CALLS =
  /\bports\.(?:searchCars|searchDealers|searchAllMakes|embeddedForm|financeQuotes)\b|\bsearchCars\b.*\bports\b/;

/** Components that show something else without the index. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  HeroBanner: 'text and image, without the car or the dealers of its composition',
};

/** Returns the texts of a loader and of everything that it loads data by. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export) (?!type).* from '(\.[^']+\.data\.ts)';$/gm)];
  return [text, ...imports.flatMap(([, path = '']) => sourcesOf(resolve(dirname(file), path), seen))];
}

/** Returns whether the loader of a component, by itself, calls such an upstream. */
const calls = (name: string): boolean => {
  const [own = '', ...others] = sourcesOf(join(COMPONENTS, name, `${name}.data.ts`));
  return CALLS.test(own) || others.some((text) => text.includes(`/${name}/`) && CALLS.test(text));
};

describe('features of components', () => {
  const names = readdirSync(COMPONENTS).filter((name) => existsSync(join(COMPONENTS, name, `${name}.data.ts`)));

  test.each(names.filter(calls))('%s names its feature', (name) => {
    const isKnown = serverParts[name]?.feature !== undefined || name in WITHOUT_INDEX;
    expect([name, isKnown]).toEqual([name, true]);
  });
});
