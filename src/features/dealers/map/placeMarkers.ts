import type * as L from 'leaflet';
import { trustedHtml } from '../../../lib/browser/trustedHtml.ts';
import { groupPlaces, placeAfter } from './groupPlaces.ts';
import { marker as createMarker, divIcon, latLngBounds, layerGroup, point } from './leaflet.ts';
import { COUNT_HEIGHT, countWidth, type MapOptions, type MapPlace, PIN, PIN_SVG, sumOf } from './mapHandle.ts';

/** Below the minimum towns are too small to find; above the maximum there are no further details. */
export const ZOOM_LIMITS = { minZoom: 4, maxZoom: 18 } as const;
/** Padding around the markers in pixels, so that none is behind the zoom buttons. */
export const PADDING: L.PointTuple = [64, 48];
/** Pixels within which a marker would cover the other one, or the name that maps have below a place. */
const GROUP_DISTANCE = 56;
/** Pixels between a marker with a number and its place, so that neither the place nor the name below it is covered. */
const GROUP_LIFT = 6;

/** The markers of places on a Leaflet map: a pin for each, and one marker for places that would overlap at the current zoom. */
export class PlaceMarkers {
  readonly #map: L.Map;
  readonly #options: MapOptions;
  readonly #animated: boolean;
  readonly #layer: L.LayerGroup;
  /** By the ids of places. Grouped places share a marker. */
  readonly #markers = new Map<string, L.Marker>();
  #selected: string | null = null;

  /** @param animated whether the map may move by itself */
  constructor(map: L.Map, options: MapOptions, animated: boolean) {
    this.#map = map;
    this.#options = options;
    this.#animated = animated;
    this.#layer = layerGroup().addTo(map);
  }

  /** Draws the markers for the current zoom. */
  draw(places: readonly MapPlace[]): void {
    const focused = [...this.#markers].find(([, marker]) => marker.getElement() === document.activeElement)?.[0];
    this.#layer.clearLayers();
    this.#markers.clear();
    for (const group of this.#groupsAt(this.#map.getZoom(), places)) {
      const [first] = group;
      if (!first) continue;
      if (group.length > 1) this.#addGroup(group, first);
      else this.#addPin(first);
    }
    this.select(this.#selected);
    if (focused) this.focus(focused);
  }

  /** Highlights the marker of a place. */
  select(id: string | null): void {
    this.#selected = id;
    const chosen = id === null ? undefined : this.#markers.get(id);
    for (const marker of this.#markers.values())
      marker.getElement()?.toggleAttribute('data-selected', marker === chosen);
    chosen?.setZIndexOffset(1000);
  }

  focus(id: string): void {
    this.#markers.get(id)?.getElement()?.focus({ preventScroll: true });
  }

  /** Whether a place has a pin of its own. */
  hasPin({ id, name }: MapPlace): boolean {
    return this.#markers.get(id)?.options.title === name;
  }

  #groupsAt(zoom: number, places: readonly MapPlace[]) {
    return groupPlaces(places, (place) => this.#map.project(place, zoom), GROUP_DISTANCE);
  }

  #addPin(place: MapPlace): void {
    const pin: L.DivIconOptions = {
      className: this.#options.classNames.pin,
      html: trustedHtml(PIN_SVG),
      iconSize: [PIN.width, PIN.height],
      iconAnchor: [PIN.width / 2, PIN.height],
    };
    const icon = place.count === undefined ? pin : this.#numberIcon(place.count);
    this.#markers.set(
      place.id,
      this.#addMarker(place, icon, place.name, () => this.#options.onSelect(place.id)),
    );
  }

  #addGroup(places: readonly MapPlace[], position: L.LatLngExpression): void {
    const { labels, describe } = this.#options;
    const count = String(places.length);
    const sum = sumOf(places);
    const isSeparable = this.#groupsAt(ZOOM_LIMITS.maxZoom, places).length > 1;
    const title = isSeparable ? labels.several.replace('{count}', count) : `${count}: ${namesOf(places)}`;
    // The name has the number that the marker shows (WCAG 2.5.3).
    const name = sum === undefined ? title : `${describe(sum)}, ${title}`;
    const icon = this.#numberIcon(sum ?? places.length);
    const marker = this.#addMarker(position, icon, name, () => {
      if (isSeparable) this.#zoomTo(places);
      else this.#selectNext(places);
    });
    for (const { id } of places) this.#markers.set(id, marker);
  }

  /** A marker with a number, above the place like a pin. */
  #numberIcon(count: number): L.DivIconOptions {
    const text = this.#options.format(count);
    const width = countWidth(text);
    return {
      className: this.#options.classNames.group,
      html: trustedHtml(text),
      iconSize: [width, COUNT_HEIGHT],
      iconAnchor: [width / 2, COUNT_HEIGHT + GROUP_LIFT],
    };
  }

  #addMarker(position: L.LatLngExpression, icon: L.DivIconOptions, name: string, onPress: () => void): L.Marker {
    const marker = createMarker(position, { icon: divIcon(icon), title: name, riseOnHover: true }).on('click', onPress);
    // A button reacts to Enter and Space.
    marker.on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
    this.#layer.addLayer(marker);
    marker.getElement()?.setAttribute('aria-label', name);
    return marker;
  }

  /** Selects one place after another: no zoom separates their markers. */
  #selectNext(places: readonly MapPlace[]): void {
    const next = placeAfter(this.#selected, places);
    if (next) this.#options.onSelect(next.id);
  }

  /** Zooms in until the places have separate markers. */
  #zoomTo(places: readonly MapPlace[]): void {
    const bounds = latLngBounds(places.map(({ lat, lng }) => [lat, lng]));
    const zoom = Math.max(this.#map.getBoundsZoom(bounds, false, point(PADDING)), this.#map.getZoom() + 1);
    this.#map.setView(bounds.getCenter(), Math.min(zoom, ZOOM_LIMITS.maxZoom), { animate: this.#animated });
  }
}

/** Returns the names of places, each once. */
const namesOf = (places: readonly MapPlace[]): string => [...new Set(places.map(({ name }) => name))].join(', ');
