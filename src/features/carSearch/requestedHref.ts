import { encodePath } from '../../../lib/urlText.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { type CarQuery, formatCarQuery } from '../../contracts/search/carSearch.ts';

/** Returns the URL of a state on the path of the request, with its make or its filters. */
export function requestedHref(query: CarQuery, { route, language }: Pick<LoaderContext, 'route' | 'language'>): string {
  const search = formatCarQuery(query);
  return `${language.prefix}${encodePath(route.path)}${search && `?${search}`}`;
}
