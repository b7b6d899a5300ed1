import type { UpstreamRecord } from './upstreamRecord.ts';
import { UPSTREAMS } from './upstreams.ts';

/** Returns the variable with the key of an upstream; null for one that takes no key. */
export const keyVariableOf = (upstream: string): string | null =>
  (UPSTREAMS as Readonly<Record<string, UpstreamRecord>>)[upstream]?.key?.variable ?? null;
