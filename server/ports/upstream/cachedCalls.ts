import { callerOf } from '../../cache/cache.ts';
import type { CacheFor } from '../../cache/caches.ts';
import type { KeyParts, PolicyName } from '../../cache/policies.ts';
import type { Codec } from '../../cache/secondLevel/codec.ts';
import { LISTS_TAG } from '../../cache/tags.ts';
import type { SiteScope } from '../content/contentPage.ts';

interface CachedCall<Policy extends PolicyName, Value> {
  /** The parts of the cache key. */
  parts: KeyParts[Policy];
  load: (signal: AbortSignal) => Promise<Value>;
  /** Tags of the entry in addition to the site's. Absent: a new or changed item may belong to it. */
  tags?: (value: Value) => readonly string[];
  /** Whether null means "not found", which is cached for a short time. */
  isNullNegative?: boolean;
}

/** Returns the value of a call: cached, or loaded and cached. @throws UpstreamError when loading fails and nothing is cached */
type Call<Policy extends PolicyName, Value> = (scope: SiteScope, call: CachedCall<Policy, Value>) => Promise<Value>;

/** Creates the calls of the content platform whose responses are cached by a policy. */
export function createCachedCalls<Policy extends PolicyName, Value>(
  cacheFor: CacheFor,
  policy: Policy,
  codec: Codec<Value>,
): Call<Policy, Value> {
  const cache = cacheFor<Policy, Value>(policy, codec);
  return async (scope, { parts, load, tags = () => [LISTS_TAG], isNullNegative = false }) => {
    const cached = await cache.get(parts, load, {
      tags: (value) => [`site:${scope.site.id}`, ...tags(value)],
      isNegative: (value) => isNullNegative && value === null,
      ...callerOf(scope),
    });
    return cached.value;
  };
}
