import { createContext, runInContext, SyntheticModule } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import { compileOnce, ModuleCompiledOnce } from './compileOnce.ts';

const refuse = () => {
  throw new Error('compiled without a file');
};
const compileFunction = compileOnce(refuse);
const inContext = (source: string, filename: string, more = {}) => {
  const parsingContext = createContext();
  const compiled = compileFunction(source, ['module'], { filename, parsingContext, ...more });
  return { run: compiled as (module: object) => unknown, parsingContext };
};

describe('a module in CommonJS', () => {
  test('is evaluated in the context of each test file, with state of its own', () => {
    const source = 'globalThis.count = (globalThis.count ?? 0) + 1; module.exports = []; return globalThis.count;';
    const [one, two] = [inContext(source, '/a.js'), inContext(source, '/a.js')];
    const module: { exports?: unknown } = {};
    expect([one.run(module), one.run(module), two.run(module)]).toEqual([1, 2, 1]);
    expect(runInContext('Array', two.parsingContext)).toBe((module.exports as unknown[]).constructor);
  });

  test('that has changed is compiled anew', () => {
    expect(inContext('return 1', '/b.js').run({})).toBe(1);
    expect(inContext('return 2', '/b.js').run({})).toBe(2);
  });

  test('has its own lines and columns in errors', () => {
    const { run } = inContext('throw new Error("x");\nthrow new Error("y");', '/c.js');
    expect(() => run({})).toThrow(expect.objectContaining({ stack: expect.stringContaining('/c.js:1:7') }));
  });

  test('imports by the test file that runs', async () => {
    const importing = (name: string) => ({
      importModuleDynamically: async () => {
        const module = new SyntheticModule(['name'], () => module.setExport('name', name));
        await module.link(refuse);
        await module.evaluate();
        return module;
      },
    });
    for (const name of ['one', 'two']) {
      const { run } = inContext('return import("x").then((module) => module.name)', '/d.js', importing(name));
      expect(await run({})).toBe(name);
    }
  });
});

describe('an ES module', () => {
  const evaluated = async (source: string) => {
    const module = new ModuleCompiledOnce(source, { context: createContext(), identifier: '/e.mjs' });
    await module.link(refuse);
    await module.evaluate();
    return (module.namespace as { value: unknown }).value;
  };

  test('is evaluated for each test file, and compiled anew when it has changed', async () => {
    for (const value of [1, 1, 1, 2, 2, 2]) expect(await evaluated(`export const value = ${value};`)).toBe(value);
  });
});
