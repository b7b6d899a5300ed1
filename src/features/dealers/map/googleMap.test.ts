import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createGoogleMap } from './googleMap.ts';
import type { MapHandle, MapOptions } from './mapHandle.ts';

/** Calls of the map, with the maximum zoom at `fitBounds`. */
let calls: (readonly [string, unknown])[] = [];
/** Listeners of the event `idle`. */
const idle: (() => void)[] = [];

class FakeMap {
  maxZoom: number | null = null;
  setOptions({ maxZoom }: { maxZoom: number | null }) {
    this.maxZoom = maxZoom;
    calls.push(['maxZoom', maxZoom]);
  }
  fitBounds() {
    calls.push(['fitBounds', this.maxZoom]);
  }
  setZoom(zoom: number) {
    calls.push(['setZoom', zoom]);
  }
  setCenter() {}
  addListener(_event: 'idle', listener: () => void) {
    idle.push(listener);
    return { remove: () => void idle.splice(idle.indexOf(listener), 1) };
  }
}
class FakeBounds {
  extend() {}
}
class FakeMarker {
  map: unknown = null;
}

const maps = { Map: FakeMap, LatLngBounds: FakeBounds, marker: { AdvancedMarkerElement: FakeMarker } };
const createElement = () => ({ setAttribute() {}, addEventListener() {} });
const window = { google: { maps } } as Record<string, unknown>;
const head = { append: () => (window.forecourtMapsReady as () => void)() };

let map: MapHandle;
beforeAll(async () => {
  Object.assign(globalThis, { document: { createElement, head }, window });
  const options = { zoom: 15, classNames: { pin: '' } } as MapOptions;
  map = await createGoogleMap(options, { key: 'key', mapId: 'id', language: 'sv' });
});
beforeEach(() => {
  calls = [];
});
afterAll(() => {
  for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
});

const place = (id: string, lat: number) => ({ id, name: id, lat, lng: 12 });
const becomeIdle = () => {
  for (const listener of [...idle]) listener();
};

test('F085 places that are near each other are shown no closer than one place, and visitors may zoom in further', () => {
  map.show([place('a', 57.7)], null);
  expect(calls).toEqual([['setZoom', 15]]);
  map.show([place('a', 57.7), place('b', 57.7)], null);
  expect(calls.slice(1)).toEqual([
    ['maxZoom', 15],
    ['fitBounds', 15],
  ]);
  becomeIdle();
  becomeIdle();
  expect(calls.slice(3)).toEqual([['maxZoom', null]]);
});
