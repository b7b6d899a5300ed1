import { deferred } from '../../../lib/deferred.ts';

/** The part of Google's library that is used here. */
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap;
  LatLngBounds: new () => { extend: (point: LatLng) => void };
  marker: { AdvancedMarkerElement: new (options: object) => GoogleMarker };
}
export interface GoogleMap {
  fitBounds: (bounds: object, padding: number) => void;
  setCenter: (point: LatLng) => void;
  setZoom: (zoom: number) => void;
  panTo: (point: LatLng) => void;
  setOptions: (options: { maxZoom: number | null }) => void;
  addListener: (event: 'idle', listener: () => void) => { remove: () => void };
}
export interface GoogleMarker {
  map: GoogleMap | null;
  addListener: (event: string, listener: () => void) => void;
}
interface LatLng {
  lat: number;
  lng: number;
}

/** Literal text of the specification (F085). */
export const GOOGLE_MAPS_FAILED = 'Failed to load Google Maps API';

/** Time limit for loading the library, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;
const CALLBACK = 'forecourtMapsReady';

/** The library that the document has loaded, with its key and language. */
let loaded: { query: string; library: Promise<GoogleMaps> } | undefined;

/**
 * Loads Google's library once. After a failure the next call tries again. A document can load it in one language only:
 * for another language the page is reloaded.
 *
 * @throws Error with the text of F085
 */
export function googleMaps(key: string, language: string): Promise<GoogleMaps> {
  const query = new URLSearchParams({ key, language }).toString();
  if (loaded && loaded.query !== query) {
    window.location.reload();
    return new Promise(() => {});
  }
  if (loaded) return loaded.library;
  const library = load(query).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  loaded = { query, library };
  return library;
}

function load(query: string): Promise<GoogleMaps> {
  const { promise, resolve, reject } = deferred<GoogleMaps>();
  const onError = () => reject(new Error(GOOGLE_MAPS_FAILED));
  const timer = setTimeout(onError, LOAD_TIMEOUT_MS);
  const globals = window as unknown as Record<string, unknown>;
  globals[CALLBACK] = () => resolve((globals.google as { maps: GoogleMaps }).maps);
  // The library calls this when the key is not valid for this host: it has loaded but shows nothing.
  globals.gm_authFailure = () => window.dispatchEvent(new Event(GOOGLE_MAPS_FAILED));
  const script = document.createElement('script');
  const fixedParameters = new URLSearchParams({
    callback: CALLBACK,
    loading: 'async',
    libraries: 'marker',
    v: 'weekly',
  });
  script.src = `https://maps.googleapis.com/maps/api/js?${query}&${fixedParameters}`;
  script.async = true;
  script.onerror = onError;
  document.head.append(script);
  return promise.finally(() => clearTimeout(timer));
}
