import { timeZoneOf } from '../../../lib/timeZone.ts';
import { CAR_CARD_FIELDS, IN_STOCK } from '../../contracts/car/car.ts';
import { DEALER_FIELDS, type Dealer } from '../../contracts/dealers/dealer.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import { type CarCardView, cardOf } from '../../features/car/card.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';
import { dealerHead } from '../../features/dealers/dealerHead.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { type DealerPageView, dealerPageOf } from '../../features/dealers/dealerPage.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import { LATEST_ARRIVALS } from '../../features/dealers/list/dealerSearch.ts';
import { slug } from '../../lib/slug.ts';

/** E-mail recipients of leads and ERP ids stay on the server (Q38). */
const PRIVATE_FIELDS: ReadonlySet<string> = new Set(['email', 'erp_id']);
const FIELDS = DEALER_FIELDS.filter((name) => !PRIVATE_FIELDS.has(name));

/** Loads the dealer of the URL. An unknown slug, a record without id, and a failure redirect to the dealer list (F081, S2 §8). */
export const loader: SectionLoader<DealerPageView> = { when: 'blocking', load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<DealerPageView>> {
  const { route, ports, site, language } = context;
  const requestedSlug = route.dealerSlug ?? '';
  const slugs = [...new Set([requestedSlug, slug(requestedSlug)])];
  const request = { fields: FIELDS, filters: { slug: slugs }, limit: slugs.length };
  const result = await ports.searchDealers(request, parseDealer).catch(() => null);
  const dealer = result?.content.find((each) => each.slug === requestedSlug) ?? result?.content[0];
  if (!dealer) {
    const location = `${language.prefix}${site.paths.dealers}` || '/';
    return { kind: 'redirect', status: 302, location, degraded: result === null };
  }
  if (dealer.slug !== requestedSlug) {
    return { kind: 'redirect', status: 301, location: dealerHref(dealer, site, language) };
  }
  const latest = await latestArrivals(dealer, context);
  const moment = { locale: site.languages[0]?.locale ?? 'en', timeZone: timeZoneOf(site.country), now: Date.now() };
  return {
    kind: 'data',
    value: dealerPageOf(dealer, latest ?? [], moment, context),
    head: dealerHead(dealer, context, moment),
    tags: ['dealers'],
    degraded: latest === null,
  };
}

/**
 * Returns up to 12 cars of the dealer (S2 §9); null when the car search fails. Newest first as its heading says, although S2 §7 names
 * `car_publishdate_asc`.
 */
async function latestArrivals(dealer: Dealer, context: LoaderContext): Promise<CarCardView[] | null> {
  const filters = { ...IN_STOCK, car_site_id: [dealer.site_id] };
  const request = { fields: [...CAR_CARD_FIELDS], filters, limit: LATEST_ARRIVALS, sort_name: 'car_publishdate_desc' };
  const result = await context.ports.searchCars(request, parseCarCard).catch(() => null);
  return result?.content.map((car) => cardOf(car, context)) ?? null;
}
