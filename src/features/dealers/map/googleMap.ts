import { trustedHtml } from '../../../lib/trustedHtml.ts';
import { type GoogleMark, googleMaps } from './googleLibrary.ts';
import { MAP_CENTER, MAP_ZOOM, type MapHandle, type MapOptions, type MapPlace, PIN_DRAWING } from './mapHandle.ts';

/** Pixels around the marks. */
const PADDING = 48;

/**
 * A map of Google's (decisions §5), with marks of ours.
 *
 * @throws Error `Failed to load Google Maps API` (F085)
 */
export async function createGoogleMap(
  options: MapOptions,
  { key, mapId, language }: { key: string; mapId: string; language: string },
): Promise<MapHandle> {
  const { element, words } = options;
  const library = await googleMaps(key, language);
  const map = new library.Map(element, {
    ...{ mapId, center: MAP_CENTER, zoom: MAP_ZOOM, streetViewControl: false, mapTypeControl: false },
    ...{ fullscreenControl: false, gestureHandling: options.oneFinger ? 'greedy' : 'cooperative' },
  });
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.name);
  const marks = new Map<string, { mark: GoogleMark; button: HTMLElement }>();
  let places: readonly MapPlace[] = [];

  function add(place: MapPlace): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = options.looks.pin;
    button.setAttribute('aria-label', place.name);
    button.innerHTML = trustedHtml(PIN_DRAWING);
    button.addEventListener('click', () => options.onSelect(place.id));
    const mark = new library.marker.AdvancedMarkerElement({ map, position: place, content: button, title: place.name });
    marks.set(place.id, { mark, button });
  }

  return {
    show(next, here) {
      for (const { mark } of marks.values()) mark.map = null;
      marks.clear();
      places = next;
      for (const place of next) add(place);
      const points = [...next, ...(here ? [here] : [])];
      if (points.length < 2) {
        map.setCenter(points[0] ?? MAP_CENTER);
        map.setZoom(MAP_ZOOM);
        return;
      }
      const bounds = new library.LatLngBounds();
      for (const { lat, lng } of points) bounds.extend({ lat, lng });
      map.fitBounds(bounds, PADDING);
    },
    select(id) {
      for (const [own, { button }] of marks) button.toggleAttribute('data-selected', own === id);
      const place = places.find((each) => each.id === id);
      if (place) map.panTo(place);
    },
    focus: (id) => marks.get(id)?.button.focus({ preventScroll: true }),
    close() {
      for (const { mark } of marks.values()) mark.map = null;
      element.replaceChildren();
    },
  };
}
