/**
 * The parts of Leaflet that a map of dealers needs: no shapes, popups and pictures, no scale, no wheel. Its bundle has all parts in one
 * file, of which a third would be unused.
 */

// Handlers add themselves to each map.
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.Keyboard.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import 'leaflet/dist/leaflet.css';

export { Control } from 'leaflet/src/control/Control.js';
export { zoom as zoomControl } from 'leaflet/src/control/Control.Zoom.js';
export { default as Browser } from 'leaflet/src/core/Browser.js';
export { create as createElement } from 'leaflet/src/dom/DomUtil.js';
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
export { toPoint as point } from 'leaflet/src/geometry/Point.js';
export { layerGroup } from 'leaflet/src/layer/LayerGroup.js';
export { divIcon } from 'leaflet/src/layer/marker/DivIcon.js';
export { marker } from 'leaflet/src/layer/marker/Marker.js';
export { tileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
export { createMap } from 'leaflet/src/map/Map.js';
