import { RequestError } from './requestError.ts';
import type { Store } from './store.ts';

/** Throws a 400 that names `path` when an index has no such field; of a dotted one the first part is looked at. */
export function checkField({ definition }: Store, field: string, path: string): void {
  if (!definition.fields.has(field.split('.')[0] ?? '')) throw new RequestError(400, `unknown field ${field}`, path);
}
