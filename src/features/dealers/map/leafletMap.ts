import type * as L from 'leaflet';
import { trustedHtml } from '../../../lib/browser/trustedHtml.ts';
import { groupPlaces, placeAfter } from './groupPlaces.ts';
import {
  Browser,
  Control,
  createElement,
  createMap,
  marker as createMarker,
  divIcon,
  latLngBounds,
  layerGroup,
  point,
  tileLayer,
  zoomControl,
} from './leaflet.ts';
import {
  MAP_CENTER,
  type MapHandle,
  type MapOptions,
  type MapPlace,
  PIN,
  PIN_SVG,
  prefersReducedMotion,
} from './mapHandle.ts';

/** Pixels within which two markers would overlap. */
const GROUP_DISTANCE = 46;
const GROUP_SIZE = 40;
/** Below the minimum towns are too small to find; above the maximum there are no further details. */
const ZOOM_LIMITS = { minZoom: 4, maxZoom: 18 } as const;
/** Padding around the markers in pixels. */
const PADDING: L.PointTuple = [36, 48];

const ZOOM_IN_HTML = '<span aria-hidden="true">+</span>';
const ZOOM_OUT_HTML = '<span aria-hidden="true">&#x2212;</span>';

/** Returns the names of places, each once. */
const namesOf = (places: readonly MapPlace[]): string => [...new Set(places.map(({ name }) => name))].join(', ');

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

/** Creates a tile map. Drag, keys and buttons move it; the wheel scrolls the page. */
export function createLeafletMap(options: MapOptions, tiles: { url: string; attribution: string }): MapHandle {
  const { element, labels } = options;
  const animated = !prefersReducedMotion();
  const map = createMap(element, {
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    fadeAnimation: animated,
    zoomAnimation: animated,
    markerZoomAnimation: animated,
    inertia: animated,
    dragging: options.oneFinger || !Browser.mobile,
    // The observer below follows the size of the element. Leaflet would also follow the window while the map is hidden.
    trackResize: false,
  });
  const zoomHtml = { zoomInText: trustedHtml(ZOOM_IN_HTML), zoomOutText: trustedHtml(ZOOM_OUT_HTML) };
  zoomControl({ ...zoomHtml, zoomInTitle: labels.zoomIn, zoomOutTitle: labels.zoomOut, position: 'topright' }).addTo(
    map,
  );
  const tilesOfMap = tileLayer(tiles.url, ZOOM_LIMITS).addTo(map);
  createAttribution(tiles.attribution).addTo(map);

  const markers = new Map<string, L.Marker>();
  const layer = layerGroup().addTo(map);
  const visitorLayer = layerGroup().addTo(map);
  let places: readonly MapPlace[] = [];
  let visitor: Pick<MapPlace, 'lat' | 'lng'> | null = null;
  let selected: string | null = null;
  /** What has changed since the map was updated. */
  let changed = { places: false, selection: false };

  const groupsAt = (zoom: number, all: readonly MapPlace[]) =>
    groupPlaces(all, (place) => map.project(place, zoom), GROUP_DISTANCE);

  /** Draws the markers for the current zoom. */
  function drawMarkers(): void {
    const focused = [...markers].find(([, marker]) => marker.getElement() === document.activeElement)?.[0];
    layer.clearLayers();
    markers.clear();
    for (const group of groupsAt(map.getZoom(), places)) {
      const [first] = group.places;
      if (group.places.length > 1) addGroup(group.places, map.unproject([group.x, group.y]));
      else if (first) addPin(first);
    }
    highlightSelected();
    if (focused) markers.get(focused)?.getElement()?.focus({ preventScroll: true });
  }

  function addMarker(
    position: L.LatLngExpression,
    icon: L.DivIconOptions,
    name: string,
    onPress: () => void,
  ): L.Marker {
    const marker = createMarker(position, { icon: divIcon(icon), title: name, riseOnHover: true }).on('click', onPress);
    // A button reacts to Enter and Space.
    marker.on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      onPress();
    });
    layer.addLayer(marker);
    marker.getElement()?.setAttribute('aria-label', name);
    return marker;
  }

  function addPin(place: MapPlace): void {
    const { width, height } = PIN;
    const icon = {
      className: options.classNames.pin,
      html: trustedHtml(PIN_SVG),
      iconSize: [width, height],
      iconAnchor: [width / 2, height],
    };
    markers.set(
      place.id,
      addMarker(place, icon as L.DivIconOptions, place.name, () => options.onSelect(place.id)),
    );
  }

  function addGroup(groupedPlaces: readonly MapPlace[], position: L.LatLng): void {
    const count = String(groupedPlaces.length);
    const isSeparable = groupsAt(ZOOM_LIMITS.maxZoom, groupedPlaces).length > 1;
    const name = isSeparable ? labels.several.replace('{count}', count) : `${count}: ${namesOf(groupedPlaces)}`;
    const icon: L.DivIconOptions = {
      className: options.classNames.group,
      html: trustedHtml(count),
      iconSize: [GROUP_SIZE, GROUP_SIZE],
    };
    const marker = addMarker(position, icon, name, () => {
      if (isSeparable) zoomToPlaces(groupedPlaces);
      else selectNext(groupedPlaces);
    });
    for (const { id } of groupedPlaces) markers.set(id, marker);
  }

  /** Selects one place after another: no zoom separates their markers. */
  function selectNext(groupedPlaces: readonly MapPlace[]): void {
    const next = placeAfter(selected, groupedPlaces);
    if (next) options.onSelect(next.id);
  }

  /** Zooms in until the places have separate markers. */
  function zoomToPlaces(groupedPlaces: readonly MapPlace[]): void {
    const bounds = latLngBounds(groupedPlaces.map(({ lat, lng }) => [lat, lng]));
    const zoom = Math.max(map.getBoundsZoom(bounds, false, point(PADDING)), map.getZoom() + 1);
    map.setView(bounds.getCenter(), Math.min(zoom, ZOOM_LIMITS.maxZoom), { animate: animated });
  }

  function highlightSelected(): void {
    // Grouped places share a marker.
    const chosen = selected === null ? undefined : markers.get(selected);
    for (const marker of markers.values()) marker.getElement()?.toggleAttribute('data-selected', marker === chosen);
    chosen?.setZIndexOffset(1000);
  }

  let isZooming = false;
  map.on('zoomstart', () => {
    isZooming = true;
  });
  map.on('zoomend', () => {
    isZooming = false;
    drawMarkers();
  });

  /** Fits the places and the visitor into view, and draws them. */
  function showPlaces(): void {
    const points = [...places, ...(visitor ? [visitor] : [])];
    if (points.length > 1) {
      map.fitBounds(latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
        padding: PADDING,
        maxZoom: options.zoom,
        animate: false,
      });
    } else map.setView(points[0] ?? MAP_CENTER, options.zoom, { animate: false });
    drawMarkers();
    visitorLayer.clearLayers();
    if (!visitor) return;
    const icon = divIcon({ className: options.classNames.visitor, iconSize: [18, 18] });
    visitorLayer.addLayer(createMarker(visitor, { icon, interactive: false, keyboard: false, title: labels.visitor }));
  }

  /** Moves to the selected place and highlights its marker. */
  function showSelected(): void {
    const place = places.find(({ id }) => id === selected);
    if (place) {
      const isUngrouped = markers.get(place.id)?.options.title === place.name;
      map.setView(place, isUngrouped ? map.getZoom() : Math.max(map.getZoom(), options.zoom), { animate: animated });
      if (!isUngrouped) drawMarkers();
    }
    highlightSelected();
  }

  /** Shows what has changed. A hidden map has no size to fit anything into: it is updated when it is visible again. */
  function update(): void {
    if (element.clientWidth === 0) return;
    map.invalidateSize();
    if (changed.places) showPlaces();
    if (changed.selection) showSelected();
    changed = { places: false, selection: false };
  }

  const resizeObserver = new ResizeObserver(update);
  resizeObserver.observe(element);

  return {
    show(nextPlaces, nextVisitor) {
      places = nextPlaces;
      visitor = nextVisitor;
      changed.places = true;
      update();
    },
    select(id) {
      selected = id;
      changed.selection = true;
      update();
    },
    focus: (id) => markers.get(id)?.getElement()?.focus({ preventScroll: true }),
    close() {
      resizeObserver.disconnect();
      if (!isZooming) return void map.remove();
      // The timer of a zoom fails on a map that is removed (https://github.com/Leaflet/Leaflet/issues/9575).
      tilesOfMap.remove();
      map.once('zoomend', () => setTimeout(() => map.remove()));
    },
  };
}
