/** What a map shows and is told, whoever draws it. */

/** A dealer on the map. */
export interface MapPlace {
  id: string;
  name: string;
  lat: number;
  lng: number;
}

export interface MapWords {
  /** What the map is called by screen readers. */
  name: string;
  zoomIn: string;
  zoomOut: string;
  /** Several places at one spot; `{count}` of them. */
  several: string;
  here: string;
}

export interface MapOptions {
  element: HTMLElement;
  words: MapWords;
  /** Class names of what lies on the map. */
  looks: { pin: string; group: string; here: string };
  /** On phones: one finger moves the map, not the page. */
  oneFinger: boolean;
  /** A mark has been pressed, or chosen by key. */
  onSelect: (id: string) => void;
}

/** A map on the page. */
export interface MapHandle {
  /** Shows these places and no others, all of them in sight; where the visitor is as well. */
  show: (places: readonly MapPlace[], here: { lat: number; lng: number } | null) => void;
  /** Brings out one place and moves to it; null brings out none. */
  select: (id: string | null) => void;
  /** Puts the focus on the mark of a place. */
  focus: (id: string) => void;
  /** Takes the map off the page. */
  close: () => void;
}

/** A town and what is around it; where a map stands that has nothing to show (S2 §9). */
export const MAP_ZOOM = 12;
export const MAP_CENTER = { lat: 59.3293, lng: 18.0686 } as const;

/** A pin as wide and as high as fingers need, its tip at the place. */
export const PIN = { width: 34, height: 44 } as const;
export const PIN_DRAWING =
  '<svg viewBox="0 0 34 44" width="34" height="44" aria-hidden="true" focusable="false">' +
  '<path d="M17 43C11 33 2 27 2 17a15 15 0 0 1 30 0c0 10-9 16-15 26Z"/><circle cx="17" cy="17" r="5.5"/></svg>';

/** Whether the visitor has asked for less motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
