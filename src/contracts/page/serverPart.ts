import type { ComponentLabels } from '../dictionary/labelNeeds.ts';
import type { FeatureName } from './features.ts';

/** What only the server reads of a component's descriptor. It is in no script. */
export interface ServerPart {
  /** The feature that it belongs to: while an upstream of that is off, pages do not have the component. */
  feature?: FeatureName;
  /** Absent for a component that shows at most labels of all pages. */
  labels?: ComponentLabels;
  /** Whether its page needs the map provider. */
  showsMap?: true;
  /** Whether it reads the fields of the page, not only its own. */
  readsPageFields?: true;
}

/** By component name. */
export type ServerParts = Readonly<Record<string, ServerPart>>;
