import type { Place } from '../../contracts/dealers/dealerSearch.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';

/** The cars of a list by the place where they are. */
export interface CarMapData {
  /** Number of cars of the list, as text: `123 cars`. */
  total: string;
  /** What is chosen in the list. */
  choices: readonly LocalizedText[];
  /** The nearest first around the visitor's place, else those with the most cars. */
  places: readonly PlaceOfCars[];
  /** URL of the list with the same choices. */
  listHref: string;
  /** The visitor's place. */
  near: Place | null;
  /** The cars cannot be searched. */
  failed?: true;
}

/** A dealer with cars of the list. */
export interface PlaceOfCars {
  /** Of its element on the page. */
  id: string;
  name: string;
  /** Street and town. */
  address?: string;
  /** Where it is; absent when the index does not say so. */
  position?: Place;
  /** From the visitor's place, in whole units: `23 km`. */
  distance?: string;
  /** Number of its cars, and the same as text: `12 cars`. */
  count: number;
  cars: string;
  /** URL of the list with its cars only. */
  href: string;
}
