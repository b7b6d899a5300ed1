/** The little of Google's library that is used here. */
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap;
  LatLngBounds: new () => { extend: (point: LatLng) => void };
  marker: { AdvancedMarkerElement: new (options: object) => GoogleMark };
}
export interface GoogleMap {
  fitBounds: (bounds: object, padding: number) => void;
  setCenter: (point: LatLng) => void;
  setZoom: (zoom: number) => void;
  panTo: (point: LatLng) => void;
}
export interface GoogleMark {
  map: GoogleMap | null;
  addListener: (event: string, listener: () => void) => void;
}
interface LatLng {
  lat: number;
  lng: number;
}

/** Literally as the specification has it (F085). */
export const GOOGLE_MAPS_FAILED = 'Failed to load Google Maps API';

/** For so long the library may take, in milliseconds. */
const PATIENCE = 10_000;
const CALLBACK = 'forecourtMapsReady';

/** What the document has loaded, and for which key and language. */
let loaded: { query: string; library: Promise<GoogleMaps> } | undefined;

/**
 * Google's library, fetched once. After a failure it is tried again the next time. A document can load it in one language
 * only: for another the page is loaded anew.
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
  const { promise, resolve, reject } = Promise.withResolvers<GoogleMaps>();
  const failed = () => reject(new Error(GOOGLE_MAPS_FAILED));
  const timer = setTimeout(failed, PATIENCE);
  const names = window as unknown as Record<string, unknown>;
  names[CALLBACK] = () => resolve((names.google as { maps: GoogleMaps }).maps);
  // What the library calls when the key is not for this host: it has come, but shows nothing.
  names.gm_authFailure = () => window.dispatchEvent(new Event(GOOGLE_MAPS_FAILED));
  const script = document.createElement('script');
  const fixed = new URLSearchParams({ callback: CALLBACK, loading: 'async', libraries: 'marker', v: 'weekly' });
  script.src = `https://maps.googleapis.com/maps/api/js?${query}&${fixed}`;
  script.async = true;
  script.onerror = failed;
  document.head.append(script);
  return promise.finally(() => clearTimeout(timer));
}
