import { RequestError } from '../../lib/http/requestError.ts';
import type { Store } from './store.ts';

/** Checks that an index has a field; of a dotted path, the first part. @throws RequestError 400 with `path` */
export function checkField({ definition }: Store, field: string, path: string): void {
  if (!definition.fields.has(field.split('.')[0] ?? '')) throw new RequestError(400, `unknown field ${field}`, path);
}
