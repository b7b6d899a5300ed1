import { clientOnlyPart } from '../../../delivery/lazyParts.tsx';

/** Loads in a chunk of its own when a visitor uses the fields of a place. */
export const LazyPlaceRuntime = clientOnlyPart(async () => (await import('./PlaceRuntime.tsx')).PlaceRuntime);
