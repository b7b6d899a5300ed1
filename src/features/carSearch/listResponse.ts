import type { ListBase } from '../../contracts/listSegments.ts';
import type { CarCardView } from '../car/card.ts';
import type { FacetView } from './facetViews.ts';
import type { ListLinks } from './listLinks.ts';
import type { Droppable } from './listState.ts';

/** Cars of a state: sent with the page, and by `POST /api/search`. */
export interface CarListAnswer {
  /** Cards by page of 48; of the API always one page. */
  pages: CarCardView[][];
  /** Empty when a later page alone was asked for. */
  facets: FacetView[];
  total: number;
  /** Where there are no cars: choices that would bring some, left out alone, most cars first. */
  help?: LeftOut[];
  /** Words of the keyphrase that no car of the state has: the cars are those without them. */
  dropped?: string[];
  /** The search failed: the page says carListError and not noSearchResults. */
  failed?: true;
}

/** A choice of the query, and how many cars there are without it: at least one. */
export interface LeftOut {
  drop: Droppable;
  total: number;
}

/** What the list's loader gives its view. */
export interface CarListData extends CarListAnswer {
  /** The state these cars belong to, as `formatCarQuery` writes it, make and model of the path included. */
  state: string;
  base: ListBase | null;
  /** Make and model of the path as the page calls them. */
  name?: string;
  /** Cars of the make or model that the path names, whatever else is chosen. */
  inStock?: number;
  lists?: ListLinks;
}

/** Body of `POST /api/search`. `query` is a list's state as its address writes it, make and model of the path included. */
export interface CarListRequest {
  site: string;
  language: string;
  query: string;
}
