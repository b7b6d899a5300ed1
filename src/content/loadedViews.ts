import { registry } from '../components/registry.ts';
import type { ComponentRendering, Placeholders } from '../contracts/layout.ts';
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

/** Every component name in a layout, nested placeholders included. */
export function componentNamesIn(placeholders: Placeholders | undefined): Set<string> {
  const names = new Set<string>();
  const pending = [placeholders];
  while (pending.length > 0) {
    for (const rendering of Object.values(pending.pop() ?? {}).flat() as ComponentRendering[]) {
      if (typeof rendering?.componentName === 'string') names.add(rendering.componentName);
      if (rendering?.placeholders) pending.push(rendering.placeholders);
    }
  }
  return names;
}
