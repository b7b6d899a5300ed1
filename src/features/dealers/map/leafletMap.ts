import L from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { trustedHtml } from '../../../lib/trustedHtml.ts';
import { grouped } from './grouped.ts';
import {
  isStill,
  MAP_CENTER,
  MAP_ZOOM,
  type MapHandle,
  type MapOptions,
  type MapPlace,
  PIN,
  PIN_DRAWING,
} from './mapHandle.ts';

/** Pixels within which two marks would cover each other. */
const NEAR = 46;
const GROUP = 40;
/** Farther away nobody finds a town, nearer there is nothing more to see. */
const ZOOMS = { minZoom: 4, maxZoom: 18 } as const;
/** Room around the marks. */
const PADDING: L.PointTuple = [36, 48];

const ZOOM_IN = '<span aria-hidden="true">+</span>';
const ZOOM_OUT = '<span aria-hidden="true">&#x2212;</span>';

/** Who made the map, in the operator's own words; Leaflet's own control writes them as plain text. */
function attributionOf(html: string): L.Control {
  const control = new L.Control({ position: 'bottomright' });
  control.onAdd = () => {
    const element = L.DomUtil.create('div', 'leaflet-control-attribution');
    element.innerHTML = trustedHtml(html);
    return element;
  };
  return control;
}

/** A map of tiles: moved by drag, keys and its buttons, not by the wheel, which scrolls the page. */
export function createLeafletMap(options: MapOptions, tiles: { url: string; attribution: string }): MapHandle {
  const { element, words } = options;
  const moves = !isStill();
  const map = L.map(element, {
    ...{
      scrollWheelZoom: false,
      zoomControl: false,
      attributionControl: false,
      fadeAnimation: moves,
      zoomAnimation: moves,
    },
    ...{ markerZoomAnimation: moves, inertia: moves },
    dragging: options.oneFinger || !L.Browser.mobile,
  });
  const zoomTexts = { zoomInText: trustedHtml(ZOOM_IN), zoomOutText: trustedHtml(ZOOM_OUT) };
  L.control
    .zoom({ ...zoomTexts, zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: 'topright' })
    .addTo(map);
  L.tileLayer(tiles.url, ZOOMS).addTo(map);
  attributionOf(tiles.attribution).addTo(map);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', words.name);

  const marks = new Map<string, L.Marker>();
  const layer = L.layerGroup().addTo(map);
  const visitor = L.layerGroup().addTo(map);
  let places: readonly MapPlace[] = [];
  let selected: string | null = null;

  /** The marks of the zoom that is shown. */
  function draw(): void {
    const focused = [...marks].find(([, mark]) => mark.getElement() === document.activeElement)?.[0];
    layer.clearLayers();
    marks.clear();
    for (const group of grouped(places, (place) => map.project(place), NEAR)) {
      const [first] = group.places;
      if (group.places.length > 1) addGroup(group.places, map.unproject([group.x, group.y]));
      else if (first) addPin(first);
    }
    bringOut();
    if (focused) marks.get(focused)?.getElement()?.focus({ preventScroll: true });
  }

  function addMark(at: L.LatLngExpression, icon: L.DivIconOptions, name: string, act: () => void): L.Marker {
    const mark = L.marker(at, { icon: L.divIcon(icon), title: name, riseOnHover: true }).on('click', act);
    // A button answers to both keys.
    mark.on('keydown', ({ originalEvent: event }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      act();
    });
    layer.addLayer(mark);
    mark.getElement()?.setAttribute('aria-label', name);
    return mark;
  }

  function addPin(place: MapPlace): void {
    const { width, height } = PIN;
    const icon = {
      className: options.looks.pin,
      html: trustedHtml(PIN_DRAWING),
      iconSize: [width, height],
      iconAnchor: [width / 2, height],
    };
    marks.set(
      place.id,
      addMark(place, icon as L.DivIconOptions, place.name, () => options.onSelect(place.id)),
    );
  }

  function addGroup(own: readonly MapPlace[], at: L.LatLng): void {
    const name = words.several.replace('{count}', String(own.length));
    const icon: L.DivIconOptions = {
      className: options.looks.group,
      html: trustedHtml(String(own.length)),
      iconSize: [GROUP, GROUP],
    };
    const mark = addMark(at, icon, name, () => closer(own));
    for (const { id } of own) marks.set(id, mark);
  }

  /** As near as it takes to tell the places apart. */
  function closer(own: readonly MapPlace[]): void {
    const bounds = L.latLngBounds(own.map(({ lat, lng }) => [lat, lng]));
    const zoom = Math.max(map.getBoundsZoom(bounds, false, L.point(PADDING)), map.getZoom() + 1);
    map.setView(bounds.getCenter(), Math.min(zoom, ZOOMS.maxZoom), { animate: moves });
  }

  function bringOut(): void {
    for (const [id, mark] of marks) {
      const isSelected = id === selected;
      mark.getElement()?.toggleAttribute('data-selected', isSelected);
      if (isSelected) mark.setZIndexOffset(1000);
    }
  }

  map.on('zoomend', draw);
  const resized = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resized.observe(element);

  return {
    show(next, here) {
      places = next;
      const points = [...next, ...(here ? [here] : [])];
      if (points.length > 1) {
        map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
          ...{ padding: PADDING, maxZoom: MAP_ZOOM, animate: false },
        });
      } else map.setView(points[0] ?? MAP_CENTER, MAP_ZOOM, { animate: false });
      draw();
      visitor.clearLayers();
      if (!here) return;
      const icon = L.divIcon({ className: options.looks.here, iconSize: [18, 18] });
      visitor.addLayer(L.marker(here, { icon, interactive: false, keyboard: false, title: words.here }));
    },
    select(id) {
      selected = id;
      const place = places.find((each) => each.id === id);
      if (place) {
        const isAlone = marks.get(place.id)?.options.title === place.name;
        map.setView(place, isAlone ? map.getZoom() : MAP_ZOOM, { animate: moves });
        if (!isAlone) draw();
      }
      bringOut();
    },
    focus: (id) => marks.get(id)?.getElement()?.focus({ preventScroll: true }),
    close() {
      resized.disconnect();
      map.remove();
    },
  };
}
