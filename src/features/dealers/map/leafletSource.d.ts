/** The modules of Leaflet that we use. Its package has types for the whole library only. */

declare module 'leaflet/src/control/Control.js' {
  export { Control } from 'leaflet';
}
declare module 'leaflet/src/control/Control.Zoom.js' {
  export const zoom: typeof import('leaflet').control.zoom;
}
declare module 'leaflet/src/core/Browser.js' {
  const Browser: typeof import('leaflet').Browser;
  // biome-ignore lint/style/noDefaultExport: Leaflet's own
  export default Browser;
}
declare module 'leaflet/src/dom/DomUtil.js' {
  export const create: typeof import('leaflet').DomUtil.create;
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { latLngBounds as toLatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { point as toPoint } from 'leaflet';
}
declare module 'leaflet/src/layer/LayerGroup.js' {
  export { layerGroup } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/DivIcon.js' {
  export { divIcon } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { tileLayer } from 'leaflet';
}
declare module 'leaflet/src/map/Map.js' {
  export { map as createMap } from 'leaflet';
}
declare module 'leaflet/src/map/handler/*';
