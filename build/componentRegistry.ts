import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../src/components', import.meta.url));
const REGISTRY = `${FOLDER}/registry.ts`;
const DESCRIPTOR = /\/src\/components\/(\w+)\/\1\.component\.ts$/;
/** Descriptors of the components that never hydrate. The browser needs them only for pages that it opens itself. */
const STATIC = 'virtual:static-components';

/** Gives `src/components/registry.ts` the imports of the descriptors of all component folders. */
export function componentRegistry(): Plugin {
  return {
    name: 'component-registry',
    resolveId: (id) => (id === STATIC ? `\0${STATIC}` : undefined),
    load: (id) => (id === `\0${STATIC}` ? exportsOf(namesByHydration().static) : undefined),
    transform(_code, id) {
      if (id !== REGISTRY) return undefined;
      if (this.environment.name !== 'client') return { code: serverRegistry(componentNames()), map: null };
      // Without a build the size does not matter, and a change of the hydration needs no further look.
      const names = this.environment.mode === 'build' ? namesByHydration() : { static: [], hydrated: componentNames() };
      return { code: browserRegistry(names), map: null };
    },
    // A component that comes or goes.
    hotUpdate({ type, file, modules }) {
      if (type === 'update' || !DESCRIPTOR.test(file)) return undefined;
      const registry = this.environment.moduleGraph.getModuleById(REGISTRY);
      return registry ? [...modules, registry] : modules;
    },
  };
}

/** Returns the names of all component folders. */
function componentNames(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

const pathOf = (name: string) => `${FOLDER}/${name}/${name}.component.ts`;

interface Names {
  static: readonly string[];
  hydrated: readonly string[];
}

/** Returns the names of the components that never hydrate, and of the others, by the text of their descriptors. */
export function namesByHydration(): Names {
  const isStatic = (name: string) => /^ {2}hydration: 'static',$/m.test(readFileSync(pathOf(name), 'utf8'));
  const all = componentNames();
  return { static: all.filter(isStatic), hydrated: all.filter((name) => !isStatic(name)) };
}

/** The descriptors as a whole. */
function serverRegistry(names: readonly string[]): string {
  return [
    ...names.map((name) => `import * as ${name} from '${pathOf(name)}';`),
    `const all = Object.entries({ ${names.join(', ')} });`,
    'export const registry = Object.fromEntries(all.map(([name, { component }]) => [name, component]));',
    'export const serverParts = Object.fromEntries(all.map(([name, { serverPart = {} }]) => [name, serverPart]));',
  ].join('\n');
}

/** Only what the browser reads of the descriptors; of static components their names alone. */
function browserRegistry(names: Names): string {
  return [
    ...names.hydrated.map((name) => `import { component as ${name} } from '${pathOf(name)}';`),
    `const load = async (name) => (await import('${STATIC}'))[name].load();`,
    `const rows = '${names.static.join(' ')}'.split(' ').map((name) => [name, { hydration: 'static', load: () => load(name) }]);`,
    `export const registry = { ...Object.fromEntries(rows), ${names.hydrated.join(', ')} };`,
  ].join('\n');
}

function exportsOf(names: readonly string[]): string {
  return names.map((name) => `export { component as ${name} } from '${pathOf(name)}';`).join('\n');
}
