import type { ComponentType } from 'react';
import type { ComponentRendering, Fields } from '../contracts/content/layout.ts';

/** Props of every component that editors can place. `data` is its loader's value, `undefined` without a loader. */
export interface ComponentProps<Data = undefined> {
  rendering: ComponentRendering;
  /** `{}` when the component has no data source. */
  fields: Fields;
  params: Readonly<Record<string, string>>;
  data: Data;
}

export interface ComponentModule {
  // biome-ignore lint/suspicious/noExplicitAny: each view knows the type of its own loader's data
  View: ComponentType<ComponentProps<any>>;
  /** Shown while a deferred section is loading, in the same size. Its texts are available already. */
  Skeleton?: ComponentType<Pick<ComponentProps, 'fields' | 'params'>>;
}

/**
 * How the browser takes over the server's markup of a section (docs/decisions/0070):
 *
 * - `static`: never. Its view, data and labels are not part of the first load. It has no state and no event handler.
 * - `visible`: when it is near the window.
 * - `idle`: when the browser has nothing else to do.
 * - `touch`: when the visitor points at it or puts the focus into it, presses a key or a button anywhere, or scrolls the page. At once when the browser has
 *   stored one of its `stored` states. Its server's markup can be filled in before.
 * - `load`: at once.
 *
 * A section that the visitor touches is hydrated at once.
 */
export type Hydration = 'static' | 'visible' | 'idle' | 'touch' | 'load';

export type InteractiveHydration = Exclude<Hydration, 'static'>;

/** Something that the browser may have stored. */
export interface StoredState {
  /** Null when nothing is stored. */
  read: () => string | null;
  /** Calls back when another tab, or this document, may have changed it. */
  watch?: (onChange: () => void) => void;
}

/** The file of a component's view. Both names begin with that of the component. */
export type ViewFile<Name extends string> = {
  readonly [View in Name]: ComponentModule['View'];
} & {
  readonly [Skeleton in `${Name}Skeleton`]?: NonNullable<ComponentModule['Skeleton']>;
};

/** What server and browser read of a component's descriptor, `{Name}.component.ts`. */
export interface Component<Name extends string> extends RegistryEntry {
  load: () => Promise<ViewFile<Name>>;
}

export interface RegistryEntry {
  /** A function for components that only some parameters or data make interactive. */
  hydration: Hydration | ((section: SectionContent) => Hydration);
  /**
   * Whether components that are placed in it are sections of their own, each with its hydration. It must not read them. Static components
   * always place sections.
   */
  placesSections?: true;
  /** What the browser may have stored that the section shows or needs, such as what the visitor has begun. With one of them it hydrates at once. */
  stored?: readonly StoredState[];
  /** Loads the file of the view. */
  load: () => Promise<object>;
}

/** What editors and the loader have given to a section. */
export interface SectionContent extends Pick<ComponentProps, 'params'> {
  data: unknown;
}

export type Registry = Readonly<Record<string, RegistryEntry>>;
