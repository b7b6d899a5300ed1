import type { ListBase } from '../../contracts/search/listSegments.ts';
import type { PageSuggestion } from '../../contracts/search/suggestions.ts';
import type { CarCardView } from '../car/card.ts';
import type { CostFormView } from '../car/totalCost/costForm.ts';
import type { FacetView } from './facetViews.ts';
import type { ListLinks } from './listLinks.ts';
import type { Droppable } from './listState.ts';

/** Cars of a state: part of the page data, and the response of `POST /api/search`. */
export interface CarListResponse {
  /** Cards by page of 48; the API always returns one page. */
  pages: CarCardView[][];
  /** Empty when only a later page was requested. */
  facets: FacetView[];
  total: number;
  /** For a list without cars: choices that a visitor can drop to get cars, most cars first. */
  help?: DropOption[];
  /** Parts of the keyphrase that match no car of the state, or whose meaning no filter has; the cars are those found without them. */
  dropped?: string[];
  /** The site's own pages about words of the keyphrase: `däckhotell`. */
  sitePages?: PageSuggestion[];
  /** The inputs of the total costs that the cards state. */
  costs?: CostFormView;
  /** The search failed: the page shows carListError instead of noSearchResults. */
  failed?: true;
}

/** Response of `POST /api/search`: one page, and its cards as the server renders them. */
export interface CarSearchResponse extends CarListResponse {
  markup?: CardMarkup;
  /** One of the searches failed, and the response is not cached: facets or drop options are missing, or words were not interpreted. */
  incomplete?: true;
}

/** Rendered cards. Their class names belong to a build of the style sheets. */
export interface CardMarkup {
  /** Id of the build that rendered them, as in `PageData`. */
  build: string;
  /** Markup of each card of the page, in its order. */
  cards: readonly string[];
}

/** A choice of the query, and how many cars there are without it (at least one). */
export interface DropOption {
  drop: Droppable;
  total: number;
}

/** Why a text is no place. */
export interface PlaceTrouble {
  key: 'placeNone' | 'placeFailed';
  /** What was typed. */
  place: string;
}

/** Data that the list's loader returns to its view. */
export interface CarListData extends CarListResponse {
  /** The state of these cars as `formatCarQuery` writes it, including make and model of the path. */
  state: string;
  base: ListBase | null;
  /** Label of the make and model of the path. */
  name?: string;
  /** Cars in stock of the path's make or model, regardless of other filters. Undefined while the facets are unavailable. */
  inStock?: number;
  lists?: ListLinks;
  /** The list is around no place, because what was typed is none. */
  placeTrouble?: PlaceTrouble;
}

/** Body of `POST /api/search`. `query` is a list's state as its URL writes it, including make and model of the path. */
export interface CarListRequest {
  site: string;
  language: string;
  query: string;
}
