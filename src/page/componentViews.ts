import { createContext } from 'react';
import type { ComponentModule, Registry } from '../content/views.ts';

/** Views of the components that editors can place. They are loaded before they are rendered. */
export interface ComponentViews {
  /** Names of all registered components. */
  names: readonly string[];
  /** Returns the view of a loaded component; undefined when it is unknown or not loaded. */
  viewOf: (name: string) => ComponentModule | undefined;
  /** Loads the views of the named components; skips unknown names. */
  load: (names: Iterable<string>) => Promise<void>;
}

/** Creates the views of a registry. The entry modules pass `components/registry.ts`, which no lower layer imports. */
export function createComponentViews(registry: Registry): ComponentViews {
  const loaded = new Map<string, ComponentModule>();
  return {
    names: Object.keys(registry),
    viewOf: (name) => loaded.get(name),
    async load(names) {
      await Promise.all(
        [...new Set(names)].map(async (name) => {
          const load = Object.hasOwn(registry, name) && !loaded.has(name) ? registry[name] : undefined;
          if (load) loaded.set(name, await load());
        }),
      );
    },
  };
}

/** Provided by `App`. Has no components by default. */
export const ComponentViewsContext = createContext<ComponentViews>(createComponentViews({}));
