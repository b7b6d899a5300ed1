import { encodeUrlPart } from '../../lib/urlText.ts';
import { type CarMedia, carMediaSchema } from '../../src/contracts/car/carMedia.ts';
import type { CacheFor } from '../cache/caches.ts';
import { checked } from './upstream/checked.ts';
import type { Upstream } from './upstream/upstream.ts';
import { UpstreamError } from './upstream/upstreamError.ts';

/** Videos and 360° images of cars, by number plate. Responses are cached and shared, so they are read-only. */
export interface CarMediaPort {
  readonly upstream: Upstream;
  /**
   * Returns the media of a car; null when the provider does not have the plate (S2 §7).
   *
   * @param car a provider of the list, and a plate without spaces, in upper case
   * @throws UpstreamError
   */
  fetchCarMedia: (car: { provider: string; regNo: string }, signal?: AbortSignal) => Promise<CarMedia | null>;
}

export function createCarMediaPort(options: {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** Prepares a response for the cache; see `createPorts`. */
  prepare: <T>(value: T) => T;
}): CarMediaPort {
  const { upstream, prepare } = options;
  const cache = options.cacheFor<'carMedia', CarMedia | null>('carMedia');
  const operation = 'car media';

  async function load({ provider, regNo }: { provider: string; regNo: string }, signal: AbortSignal) {
    const path = `/${encodeUrlPart(provider)}/${encodeUrlPart(regNo)}`;
    try {
      const source = { upstream: upstream.name, operation };
      return prepare(await upstream.json({ operation, path, signal }, (body) => checked(carMediaSchema, body, source)));
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  return {
    upstream,
    fetchCarMedia: async (car, signal) => {
      const isNegative = (media: CarMedia | null) => media === null;
      const found = await cache.get(car, (loadSignal) => load(car, loadSignal), {
        isNegative,
        ...(signal && { signal }),
      });
      return found.value;
    },
  };
}
