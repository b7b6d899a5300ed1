import { trustedHtml } from '../../../lib/browser/trustedHtml.ts';
import { type GoogleMarker, googleMaps } from './googleLibrary.ts';
import {
  COUNT_HEIGHT,
  countWidth,
  MAP_CENTER,
  type MapHandle,
  type MapOptions,
  type MapPlace,
  PIN_SVG,
} from './mapHandle.ts';

/** Padding around the markers in pixels. */
const PADDING = 48;

/**
 * Creates a Google map with our own markers.
 *
 * @throws Error `Failed to load Google Maps API` (F085)
 */
export async function createGoogleMap(
  options: MapOptions,
  { key, mapId, language }: { key: string; mapId: string; language: string },
): Promise<MapHandle> {
  const library = await googleMaps(key, language);
  const map = new library.Map(options.element, {
    mapId,
    center: MAP_CENTER,
    zoom: options.zoom,
    streetViewControl: false,
    mapTypeControl: false,
    fullscreenControl: false,
    gestureHandling: options.oneFinger ? 'greedy' : 'cooperative',
  });
  const markers = new Map<string, { marker: GoogleMarker; button: HTMLElement }>();
  let places: readonly MapPlace[] = [];

  function addMarker(place: MapPlace): void {
    const button = createPin(place, options);
    const marker = new library.marker.AdvancedMarkerElement({
      map,
      position: place,
      content: button,
      title: place.name,
    });
    markers.set(place.id, { marker, button });
  }

  /** Fits the bounds into view, no closer than places are shown. Afterwards visitors may zoom in further. */
  function fitTo(bounds: object): void {
    map.setOptions({ maxZoom: options.zoom });
    const listener = map.addListener('idle', () => {
      listener.remove();
      map.setOptions({ maxZoom: null });
    });
    map.fitBounds(bounds, PADDING);
  }

  return {
    show(next, visitor) {
      for (const { marker } of markers.values()) marker.map = null;
      markers.clear();
      places = next;
      for (const place of next) addMarker(place);
      const points = [...next, ...(visitor ? [visitor] : [])];
      if (points.length < 2) {
        map.setCenter(points[0] ?? MAP_CENTER);
        map.setZoom(options.zoom);
        return;
      }
      const bounds = new library.LatLngBounds();
      for (const { lat, lng } of points) bounds.extend({ lat, lng });
      fitTo(bounds);
    },
    select(id) {
      for (const [placeId, { button }] of markers) button.toggleAttribute('data-selected', placeId === id);
      const place = places.find((each) => each.id === id);
      if (place) map.panTo(place);
    },
    focus: (id) => markers.get(id)?.button.focus({ preventScroll: true }),
    close() {
      for (const { marker } of markers.values()) marker.map = null;
      options.element.replaceChildren();
    },
  };
}

function createPin({ id, name, count }: MapPlace, { classNames, format, onSelect }: MapOptions): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = count === undefined ? classNames.pin : classNames.group;
  button.setAttribute('aria-label', name);
  button.innerHTML = trustedHtml(count === undefined ? PIN_SVG : format(count));
  if (count !== undefined) {
    button.style.width = `${countWidth(format(count))}px`;
    button.style.height = `${COUNT_HEIGHT}px`;
  }
  button.addEventListener('click', () => onSelect(id));
  return button;
}
