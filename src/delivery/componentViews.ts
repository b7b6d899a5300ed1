import { createContext } from 'react';
import { paramsOf } from '../content/params.ts';
import type { ComponentModule, Hydration, Registry, StoredState } from '../content/views.ts';
import type { ComponentRendering } from '../contracts/content/layout.ts';
import type { PageData } from '../contracts/page/page.ts';

/** Views of the components that editors can place. They are loaded before they are rendered. */
export interface ComponentViews {
  /** Names of all registered components. */
  names: readonly string[];
  /** Returns the view of a loaded component; undefined when it is unknown or not loaded. */
  viewOf: (name: string) => ComponentModule | undefined;
  /** Returns how a component of a page hydrates; `static` for an unknown name, which renders nothing. */
  hydrationOf: (rendering: ComponentRendering, page: HydratedPage) => Hydration;
  /** Whether what is placed in a component are sections of their own, because the component does not read them. */
  placesSections: (rendering: ComponentRendering, page: HydratedPage) => boolean;
  /** Returns what the browser may have stored that the named components show. */
  storedStatesOf: (names: Iterable<string>) => readonly StoredState[];
  /** Loads the views of the named components; skips unknown names. */
  load: (names: Iterable<string>) => Promise<void>;
}

/** The part of a page that decides how its sections hydrate. */
export type HydratedPage = Pick<PageData, 'mode' | 'sections' | 'deferred'>;

/** Creates the views of a registry. The entry modules pass `components/registry.ts`, which no lower layer imports. */
export function createComponentViews(registry: Registry): ComponentViews {
  const loaded = new Map<string, ComponentModule>();
  const entryOf = (name: string) => (Object.hasOwn(registry, name) ? registry[name] : undefined);
  const hydrationOf: ComponentViews['hydrationOf'] = (rendering, page) => {
    const hydration = entryOf(rendering.componentName ?? '')?.hydration ?? 'static';
    if (typeof hydration === 'string') return hydration;
    const outcome = page.sections[rendering.uid ?? ''];
    const data = outcome?.status === 'ok' ? outcome.value : undefined;
    return hydration({ params: paramsOf(rendering), data });
  };
  return {
    names: Object.keys(registry),
    viewOf: (name) => loaded.get(name),
    hydrationOf,
    placesSections: (rendering, page) =>
      hydrationOf(rendering, page) === 'static' || entryOf(rendering.componentName ?? '')?.placesSections === true,
    storedStatesOf: (names) => [...names].flatMap((name) => entryOf(name)?.stored ?? []),
    async load(names) {
      await Promise.all(
        [...new Set(names)].map(async (name) => {
          const entry = loaded.has(name) ? undefined : entryOf(name);
          if (entry) loaded.set(name, moduleOf(name, await entry.load()));
        }),
      );
    },
  };
}

/** Returns the view and the skeleton of a file. @throws when it has no view with the component's name */
function moduleOf(name: string, file: object): ComponentModule {
  const { [name]: View, [`${name}Skeleton`]: Skeleton } = file as Record<string, unknown>;
  if (!View) throw new Error(`The view of the component ${name} has another name`);
  return { View, ...(Skeleton ? { Skeleton } : {}) } as ComponentModule;
}

/** Provided by `App`. Has no components by default. */
export const ComponentViewsContext = createContext<ComponentViews>(createComponentViews({}));
