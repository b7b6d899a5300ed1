import { type CarMedia, carMediaSchema } from '../../src/contracts/carMedia.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import type { CacheFor } from '../cache/caches.ts';
import { checked } from './checked.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstreamError.ts';

/** Films and turning pictures of single cars, by the plate. Answers are cached and shared: read only. */
export interface CarMediaPort {
  readonly upstream: Upstream;
  /**
   * What a provider has of a car; null when it knows no such plate (S2 §7).
   *
   * @param car a provider of the list, and a plate without spaces, in upper case
   * @throws UpstreamError
   */
  ofCar: (car: { provider: string; regNo: string }, signal?: AbortSignal) => Promise<CarMedia | null>;
}

export function createCarMediaPort(options: {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** What is done with a response before it is cached; see `createPorts`. */
  hold: <T>(value: T) => T;
}): CarMediaPort {
  const { upstream, hold } = options;
  const kept = options.cacheFor<'carMedia', CarMedia | null>('carMedia');
  const operation = 'car media';

  async function load({ provider, regNo }: { provider: string; regNo: string }, signal: AbortSignal) {
    const path = `/${encodeUrlPart(provider)}/${encodeUrlPart(regNo)}`;
    try {
      const where = { upstream: upstream.name, operation };
      return hold(await upstream.json({ operation, path, signal }, (body) => checked(carMediaSchema, body, where)));
    } catch (error) {
      if (error instanceof UpstreamError && error.status === 404) return null;
      throw error;
    }
  }

  return {
    upstream,
    ofCar: async (car, signal) => {
      const isNegative = (media: CarMedia | null) => media === null;
      const found = await kept.get(car, (shared) => load(car, shared), { isNegative, ...(signal && { signal }) });
      return found.value;
    },
  };
}
