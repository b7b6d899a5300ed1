/** The interface of a map, independent of the library that draws it. */

/** A dealer on the map. */
export interface MapPlace {
  id: string;
  /** Its accessible name on the map. */
  name: string;
  lat: number;
  lng: number;
  /** Number that its marker shows in place of a pin; the marker of a group shows the sum. */
  count?: number;
}

export interface MapLabels {
  zoomIn: string;
  zoomOut: string;
  /** Label of a group of places that zooming in separates; `{count}` is their number. */
  several: string;
  visitor: string;
}

export interface MapOptions {
  element: HTMLElement;
  labels: MapLabels;
  /** Class names of the map's markers. */
  classNames: { pin: string; group: string; visitor: string };
  /** On phones: one finger moves the map, not the page. */
  oneFinger: boolean;
  /** Closest zoom at which places are shown. */
  zoom: number;
  /** Writes the number that a marker shows in the language of the page. */
  format: (count: number) => string;
  /** Says what the sum of a group is: `12 cars`. */
  describe: (count: number) => string;
  /** Called when a marker is clicked or activated by key. */
  onSelect: (id: string) => void;
}

/** A map on the page. */
export interface MapHandle {
  /** Replaces the places and fits them into view, with the visitor's position. */
  show: (places: readonly MapPlace[], visitor: { lat: number; lng: number } | null) => void;
  /** Highlights a place and moves to it; null removes the highlight. */
  select: (id: string | null) => void;
  /** Focuses the marker of a place. */
  focus: (id: string) => void;
  /** Removes the map from the page. */
  close: () => void;
}

/** Zoom level of a town, and the centre of a map without places (S2 §9). */
export const MAP_ZOOM = 12;
export const MAP_CENTER = { lat: 59.3293, lng: 18.0686 } as const;

/** Size of a pin in pixels, large enough for touch. Its tip is at the place. */
export const PIN = { width: 28, height: 36 } as const;
export const PIN_SVG =
  '<svg viewBox="0 0 34 44" width="28" height="36" aria-hidden="true" focusable="false">' +
  '<path d="M17 43C11 33 2 27 2 17a15 15 0 0 1 30 0c0 10-9 16-15 26Z"/><circle cx="17" cy="17" r="5.5"/></svg>';

/** Height in pixels of a marker with a number. */
export const COUNT_HEIGHT = 30;

/** Returns the width in pixels of a marker with a number: a circle, or longer. */
export const countWidth = (text: string): number => Math.max(COUNT_HEIGHT, 14 + 9 * text.length);

/** Returns the sum of what places have; undefined for places without a number. */
export function sumOf(places: readonly MapPlace[]): number | undefined {
  return places.some(({ count }) => count === undefined)
    ? undefined
    : places.reduce((sum, { count = 0 }) => sum + count, 0);
}

/** Returns whether the visitor prefers less motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
