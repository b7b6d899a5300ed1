import type { ComponentType } from 'react';
import type { ComponentRendering, Fields } from '../contracts/layout.ts';

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
  Skeleton?: ComponentType<Pick<ComponentProps, 'fields'>>;
}

export type Registry = Readonly<Record<string, () => Promise<ComponentModule>>>;
