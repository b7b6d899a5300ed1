import { UpstreamError } from './upstreamError.ts';
import { parseWellFormed } from './wellFormedJson.ts';

/** Returns the JSON of a body. @throws UpstreamError of kind `invalid` */
export function parseBody(body: Buffer, source: { upstream: string; operation: string }): unknown {
  try {
    return parseWellFormed(body.toString('utf8'));
  } catch (cause) {
    throw new UpstreamError({ ...source, kind: 'invalid', detail: 'no JSON', cause });
  }
}
