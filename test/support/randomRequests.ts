import { mulberry32 } from '../../lib/random.ts';
import { CAR_SORTS } from '../../src/contracts/search/carSearch.ts';
import type { Place, World } from './browser/visitedWorld.ts';

/** A request and the statuses of a correct response. */
export interface RandomRequest {
  kind: Kind;
  host: string;
  path: string;
  /** When present, the request is a POST with this JSON. */
  body?: string;
  headers: Record<string, string>;
  statuses: readonly number[];
}

/** Returns an integer from 0 up to but not including its argument. */
type Random = (below: number) => number;

type RandomTarget = Omit<RandomRequest, 'kind' | 'headers'>;
type Draw = (world: World, random: Random) => RandomTarget;

const KEYPHRASES = [
  'volvo',
  'elbil',
  'under 200000',
  'automat',
  'near bristol',
  'dragkrok',
  'bmw 320',
  'kombi',
  '7 sits',
];
const WIDTHS = [320, 640];

const oneOf = <T>(list: readonly T[], random: Random): T => {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
};

/** Returns a query of the car list: up to four filters, sometimes a search text, a sort order or a later page. */
function carQuery({ facets }: Place, random: Random): URLSearchParams {
  const query = new URLSearchParams();
  for (let left = 1 + random(4); left > 0; left -= 1) {
    const { name, values, min = 0, max = 0 } = oneOf(facets, random);
    if (values) query.append(name, oneOf(values, random).text);
    else {
      const low = min + random(Math.max(1, Math.floor((max - min) / 2)));
      query.set(name, `${Math.floor(low)}-${Math.ceil(low + (max - min) / 2)}`);
    }
  }
  if (random(8) === 0) query.set('keyphrase', oneOf(KEYPHRASES, random));
  if (random(5) === 0) query.set('sortName', oneOf(CAR_SORTS.slice(1), random));
  return query;
}

const list: Draw = ({ places }, random) => {
  const place = oneOf(places, random);
  const query = carQuery(place, random);
  // Words that the search understands become filters, and the response is a redirect to them.
  // A make alone has a path of its own, in whatever order its cars are.
  const filters = [...query.keys()].filter((name) => name !== 'sortName' && name !== 'keyphrase');
  const isMakeOnly = filters.length === 1 && filters[0] === 'car_brand';
  const statuses = [200, ...(query.has('keyphrase') ? [302] : []), ...(isMakeOnly ? [301] : [])];
  return { host: place.host, path: `${place.list}?${query}`, statuses };
};

/** Half of the cars are from the 300 most visited ones. */
const page: Draw = ({ pages }, random) => {
  const [host, path] = oneOf(random(2) === 0 ? pages.slice(0, 300) : pages, random);
  return { host, path, statuses: [200] };
};

const GENERATORS = {
  page,
  list,
  json: (world, random) => {
    const { host, path } = (random(3) === 0 ? list : page)(world, random);
    return { host, path: `/_page?path=${encodeURIComponent(path)}`, statuses: [200] };
  },
  search: ({ places }, random) => {
    const { host, site, language, ...place } = oneOf(places, random);
    const query = carQuery({ host, site, language, ...place }, random).toString();
    return { host, path: '/api/search', body: JSON.stringify({ site, language, query }), statuses: [200] };
  },
  suggest: ({ places }, random) => {
    const { host, site, language } = oneOf(places, random);
    const keyphrase = oneOf(KEYPHRASES, random);
    const q = keyphrase.slice(0, 1 + random(keyphrase.length));
    return { host, path: `/api/suggest?${new URLSearchParams({ site, language, q })}`, statuses: [200] };
  },
  image: ({ images }, random) => {
    const [host, path] = oneOf(images, random);
    return { host, path: `${path}?w=${oneOf(WIDTHS, random)}`, statuses: [200] };
  },
  sitemap: ({ sitemaps }, random) => {
    const [host, path] = oneOf(sitemaps, random);
    return { host, path, statuses: [200] };
  },
  missing: ({ hosts }, random) => ({ host: oneOf(hosts, random), path: `/missing-${random(1e9)}/x`, statuses: [404] }),
  redirect: ({ oldPaths }, random) => {
    const [host, path] = oneOf(oldPaths, random);
    return { host, path: `${path}?visit=${random(1e9)}`, statuses: [301] };
  },
  variantUrl: ({ pages }, random) => {
    const [host, path] = oneOf(
      pages.filter(([, each]) => each.length > 1 && !each.endsWith('/')).slice(0, 2_000),
      random,
    );
    return { host, path: `${path}/?visit=${random(1e9)}`, statuses: [301] };
  },
} as const satisfies Record<string, Draw>;
type Kind = keyof typeof GENERATORS;

/** Shares of each kind in a hundred requests. */
const SHARES: Readonly<Record<Kind, number>> = {
  page: 34,
  list: 24,
  json: 10,
  search: 8,
  suggest: 4,
  image: 9,
  sitemap: 1,
  missing: 4,
  redirect: 3,
  variantUrl: 3,
};
const KINDS = (Object.keys(SHARES) as Kind[]).flatMap((kind) => Array<Kind>(SHARES[kind]).fill(kind));

const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate, br, zstd', 'gzip', 'identity'];

/** Returns requests of visitors, crawlers and attackers to all sites. The same seed gives the same requests. */
export function randomRequests(world: World, seed: number): () => RandomRequest {
  const next = mulberry32(seed);
  const random: Random = (below) => Math.floor(next() * below);
  return () => {
    const kind = oneOf(KINDS, random);
    const generate: Draw = GENERATORS[kind];
    const target = generate(world, random);
    const headers = {
      'accept-encoding': oneOf(ENCODINGS, random),
      // Many clients: a single one would reach the rate limits.
      'x-forwarded-for': `198.${18 + random(2)}.${random(256)}.${random(256)}`,
      ...(target.body !== undefined && { 'content-type': 'application/json' }),
    };
    return { kind, ...target, headers };
  };
}
