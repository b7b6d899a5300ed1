import { type CarQuery, formatCarQuery } from './carSearch.ts';
import { MAP_SEARCH } from './listVariants.ts';

/** Returns the query of the map of a list, without `?`: the list's own without its page, and `view=map`. */
export function formatMapQuery({ place: _, ...query }: CarQuery): string {
  return [formatCarQuery({ ...query, page: 0 }), MAP_SEARCH].filter(Boolean).join('&');
}
