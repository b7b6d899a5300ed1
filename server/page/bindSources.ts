import type { LoaderPorts, PortSearchRequest } from '../../src/contracts/loader.ts';
import type { SearchResponse } from '../../src/contracts/search.ts';
import type { Ports } from '../ports/ports.ts';
import type { PageSources, Where } from './sources.ts';

/** The ports as pages and loaders see them. */
export function bindSources(ports: Ports): PageSources {
  const { content } = ports;
  return {
    layout: (where, path) => content.layout(where, path),
    variants: (where, path) => content.variants(where, path),
    dictionary: (where) => content.dictionary(where),
    siteAttributes: (where) => content.attributes(where),
    notFoundPage: async (where) => (await content.errorPages(where)).notFound,
    loaderPorts: (where) => bindLoaderPorts(ports, where),
  };
}

/** The ports as a loader sees them: of one site and, where nothing else is said, in its default language. */
export function bindLoaderPorts(
  { content, search, media }: Ports,
  where: Omit<Where, 'language'> & Partial<Where>,
): LoaderPorts {
  const { site, language = site.languages[0], signal } = where;
  const searchIn =
    (index: 'vehicles' | 'dealers') =>
    async <T>(request: PortSearchRequest, parse: (record: unknown) => T): Promise<SearchResponse<T>> => {
      const answer = await search.search({ site, index, signal }, request);
      return { ...answer, content: answer.content.map((record) => parsed(record, parse)) };
    };
  return {
    searchCars: searchIn('vehicles'),
    searchDealers: searchIn('dealers'),
    navigation: () => content.navigation({ site, language, signal }),
    brands: () => content.brands({ site, language, signal }),
    storiesIndex: (place) => content.stories.index({ site, language, signal }, place),
    stories: (request) => content.stories.page({ site, language, signal }, request),
    storyNeighbours: (index, story) => content.stories.neighbours({ site, language, signal }, index, story),
    blurPlaceholder: (src) => media.blurPlaceholder(src),
  };
}

/** Answers are kept and shared, and checking a record costs more than anything else done with it: once is enough. */
const known = new WeakMap<object, Map<unknown, unknown>>();

function parsed<T>(record: object, parse: (record: unknown) => T): T {
  const byParser = known.get(record) ?? new Map<unknown, unknown>();
  known.set(record, byParser);
  if (!byParser.has(parse)) byParser.set(parse, parse(record));
  return byParser.get(parse) as T;
}
