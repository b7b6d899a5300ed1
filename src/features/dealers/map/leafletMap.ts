import type * as L from 'leaflet';
import { trustedHtml } from '../../../lib/browser/trustedHtml.ts';
import {
  Browser,
  Control,
  createElement,
  createMap,
  marker as createMarker,
  divIcon,
  latLngBounds,
  layerGroup,
  tileLayer,
  zoomControl,
} from './leaflet.ts';
import {
  MAP_CENTER,
  type MapHandle,
  type MapLabels,
  type MapOptions,
  type MapPlace,
  prefersReducedMotion,
} from './mapHandle.ts';
import { PADDING, PlaceMarkers, ZOOM_LIMITS } from './placeMarkers.ts';

const ZOOM_IN_HTML = '<span aria-hidden="true">+</span>';
const ZOOM_OUT_HTML = '<span aria-hidden="true">&#x2212;</span>';

/** A tile map. Drag, keys and buttons move it; the wheel scrolls the page. */
export class LeafletMap implements MapHandle {
  readonly #options: MapOptions;
  readonly #animated = !prefersReducedMotion();
  readonly #map: L.Map;
  readonly #tiles: L.TileLayer;
  readonly #markers: PlaceMarkers;
  readonly #visitorLayer: L.LayerGroup;
  readonly #resizeObserver = new ResizeObserver(() => this.#update());
  #places: readonly MapPlace[] = [];
  #visitor: Pick<MapPlace, 'lat' | 'lng'> | null = null;
  #selected: string | null = null;
  /** What has changed since the map was updated. */
  #changed = { places: false, selection: false };
  #isZooming = false;

  constructor(options: MapOptions, tiles: { url: string; attribution: string }) {
    this.#options = options;
    this.#map = createMapIn(options, this.#animated);
    createZoomButtons(options.labels).addTo(this.#map);
    this.#tiles = tileLayer(tiles.url, ZOOM_LIMITS).addTo(this.#map);
    createAttribution(tiles.attribution).addTo(this.#map);
    this.#markers = new PlaceMarkers(this.#map, options, this.#animated);
    this.#visitorLayer = layerGroup().addTo(this.#map);
    this.#map.on('zoomstart', () => {
      this.#isZooming = true;
    });
    this.#map.on('zoomend', () => {
      this.#isZooming = false;
      this.#markers.draw(this.#places);
    });
    this.#resizeObserver.observe(options.element);
  }

  show(places: readonly MapPlace[], visitor: { lat: number; lng: number } | null): void {
    this.#places = places;
    this.#visitor = visitor;
    this.#changed.places = true;
    this.#update();
  }

  select(id: string | null): void {
    this.#selected = id;
    this.#changed.selection = true;
    this.#update();
  }

  focus(id: string): void {
    this.#markers.focus(id);
  }

  close(): void {
    this.#resizeObserver.disconnect();
    if (!this.#isZooming) return void this.#map.remove();
    // The timer of a zoom fails on a map that is removed (https://github.com/Leaflet/Leaflet/issues/9575).
    this.#tiles.remove();
    this.#map.once('zoomend', () => setTimeout(() => this.#map.remove()));
  }

  /** Shows what has changed. A hidden map has no size to fit anything into: it is updated when it is visible again. */
  #update(): void {
    if (this.#options.element.clientWidth === 0) return;
    this.#map.invalidateSize();
    if (this.#changed.places) this.#showPlaces();
    if (this.#changed.selection) this.#showSelected();
    this.#changed = { places: false, selection: false };
  }

  /** Fits the places and the visitor into view, and draws them. */
  #showPlaces(): void {
    const points = [...this.#places, ...(this.#visitor ? [this.#visitor] : [])];
    if (points.length > 1) {
      this.#map.fitBounds(latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
        padding: PADDING,
        maxZoom: this.#options.zoom,
        animate: false,
      });
    } else this.#map.setView(points[0] ?? MAP_CENTER, this.#options.zoom, { animate: false });
    this.#markers.draw(this.#places);
    this.#showVisitor();
  }

  #showVisitor(): void {
    this.#visitorLayer.clearLayers();
    if (!this.#visitor) return;
    const { classNames, labels } = this.#options;
    const icon = divIcon({ className: classNames.visitor, iconSize: [18, 18] });
    this.#visitorLayer.addLayer(
      createMarker(this.#visitor, { icon, interactive: false, keyboard: false, title: labels.visitor }),
    );
  }

  /** Moves to the selected place and highlights its marker. */
  #showSelected(): void {
    const place = this.#places.find(({ id }) => id === this.#selected);
    if (place) {
      const current = this.#map.getZoom();
      const hasPin = this.#markers.hasPin(place);
      const zoom = hasPin ? current : Math.max(current, this.#options.zoom);
      this.#map.setView(place, zoom, { animate: this.#animated });
      if (!hasPin) this.#markers.draw(this.#places);
    }
    this.#markers.select(this.#selected);
  }
}

function createMapIn({ element, oneFinger }: MapOptions, animated: boolean): L.Map {
  return createMap(element, {
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: animated,
    zoomAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
    dragging: oneFinger || !Browser.mobile,
    // The map's own observer follows the size of the element. Leaflet would also follow the window while the map is hidden.
    trackResize: false,
  });
}

function createZoomButtons({ zoomIn, zoomOut }: MapLabels): L.Control {
  return zoomControl({
    zoomInText: trustedHtml(ZOOM_IN_HTML),
    zoomOutText: trustedHtml(ZOOM_OUT_HTML),
    zoomInTitle: zoomIn,
    zoomOutTitle: zoomOut,
    position: 'topright',
  });
}

/** Creates the attribution control with the operator's HTML; Leaflet's own control would show it as plain text. */
function createAttribution(html: string): L.Control {
  const control = new Control({ position: 'bottomright' });
  control.onAdd = () => {
    const element = createElement('div', 'leaflet-control-attribution');
    element.innerHTML = trustedHtml(html);
    return element;
  };
  return control;
}
