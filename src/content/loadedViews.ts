import { registry } from '../components/registry.ts';
import type { ComponentModule, Registry } from './views.ts';

const loaded = new Map<string, ComponentModule>();
const known: Registry = registry;

/** Names of all registered components. */
export const componentNames: readonly string[] = Object.keys(known);

/** The view of a loaded component; undefined for a name that is unknown or not loaded. */
export function viewOf(name: string): ComponentModule | undefined {
  return loaded.get(name);
}

/** Loads the views of the named components; unknown names are passed over. */
export async function loadViews(names: Iterable<string>): Promise<void> {
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const load = Object.hasOwn(known, name) && !loaded.has(name) ? known[name] : undefined;
      if (load) loaded.set(name, await load());
    }),
  );
}
