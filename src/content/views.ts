import type { ComponentType } from 'react';
import type { ComponentRendering, Fields } from '../contracts/layout.ts';

/** What every component that editors can place is given. `data` is what its loader gave, `undefined` without a loader. */
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
  /** Shown while a late section's data is on its way; the same size as what comes. Its words are known already. */
  Skeleton?: ComponentType<Pick<ComponentProps, 'fields'>>;
}

export type Registry = Readonly<Record<string, () => Promise<ComponentModule>>>;
