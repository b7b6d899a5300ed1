import type { SiteConfig } from '../../config/siteConfig.ts';
import { parseDealerQuery } from '../../src/contracts/dealers/dealerSearch.ts';
import { parseCarQuery } from '../../src/contracts/search/carSearch.ts';
import { carSearchRequest } from '../../src/features/carSearch/listRequest.ts';
import { withBase } from '../../src/features/carSearch/listUrl.ts';
import { dealerListRequest } from '../../src/features/dealers/list/dealerSearch.ts';
import type { MediaProbe } from '../doctor/media.ts';
import type { CommandUpstreams } from '../lib/withPorts.ts';
import { type Judgement, judgeSlug, type Question } from './judge.ts';

/** Checks a target with the search engine or the media edge. @throws UpstreamError */
export async function judgeByUpstream(
  question: Question,
  site: SiteConfig,
  { search, media }: { search: CommandUpstreams['search']; media: MediaProbe },
): Promise<Judgement> {
  if (question.kind === 'file') {
    const { exists, status } = await media(question.path);
    if (exists) return {};
    const message = `There is no file at ${question.path}: the media edge responds with ${status}`;
    return { issue: { message, hint: 'Choose a file that exists.', inTarget: true } };
  }
  if (question.kind === 'car') return judgeCar(question, site, search);
  const { index, request } = requestOf(question);
  // Only facets with filters are needed.
  const facets = (request.facets ?? []).filter(({ filters }) => filters.length > 0);
  const { total_items } = await search.search({ site, index }, { ...request, facets, limit: 0 });
  if (total_items > 0) return {};
  const message = `The list is empty today`;
  return { note: { message, hint: 'This is fine while stock changes; otherwise use fewer filters.', inTarget: true } };
}

function requestOf(question: Extract<Question, { kind: 'carList' | 'dealerList' }>) {
  if (question.kind === 'dealerList') {
    return { index: 'dealers', request: dealerListRequest(parseDealerQuery(question.query)) } as const;
  }
  const query = withBase(parseCarQuery(question.query), question.base);
  return { index: 'vehicles', request: carSearchRequest(query, 'cumulative') } as const;
}

async function judgeCar(
  { id, slug }: Extract<Question, { kind: 'car' }>,
  site: SiteConfig,
  search: CommandUpstreams['search'],
): Promise<Judgement> {
  const request = { filters: { car_id: [id] }, fields: ['car_id', 'slug', 'car_status'], limit: 1 };
  const [car] = (await search.search({ site, index: 'vehicles' }, request)).content;
  const hint = `Redirect to the list of cars: ${site.paths.carList}.`;
  if (!car) return { issue: { message: `There is no car ${id}`, hint, inTarget: true } };
  if (String(car.car_status).toLowerCase() === 'sold') {
    return { issue: { message: `The car ${id} is sold: its page responds with 410`, hint, inTarget: true } };
  }
  return judgeSlug(id, slug, String(car.slug ?? ''));
}
