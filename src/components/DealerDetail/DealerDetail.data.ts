import { CAR_CARD_FIELDS, IN_STOCK } from '../../contracts/car.ts';
import { DEALER_FIELDS, type Dealer } from '../../contracts/dealer.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import { type CarCardView, cardOf } from '../../features/car/card.ts';
import { parseCarCard } from '../../features/carSearch/carListSearch.data.ts';
import { dealerHead } from '../../features/dealers/dealerHead.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { type DealerPageView, dealerPageOf } from '../../features/dealers/dealerPage.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import { LATEST_ARRIVALS } from '../../features/dealers/list/dealerSearch.ts';
import { slug } from '../../lib/slug.ts';
import { timeZoneOf } from '../../lib/timeZone.ts';

/** Recipients of leads and ERP ids stay on the server (Q38). */
const PRIVATE: ReadonlySet<string> = new Set(['email', 'erp_id']);
const FIELDS = DEALER_FIELDS.filter((name) => !PRIVATE.has(name));

/** The dealer of the address. An unknown slug, a record without its id, and a failure, lead to the list of dealers (F081, S2 §8). */
export const loader: SectionLoader<DealerPageView> = { when: 'blocking', load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<DealerPageView>> {
  const { route, ports, site, language } = context;
  const wanted = route.dealerSlug ?? '';
  const slugs = [...new Set([wanted, slug(wanted)])];
  const request = { fields: FIELDS, filters: { slug: slugs }, limit: slugs.length };
  const answer = await ports.searchDealers(request, parseDealer).catch(() => null);
  const dealer = answer?.content.find((each) => each.slug === wanted) ?? answer?.content[0];
  if (!dealer) {
    const location = `${language.prefix}${site.paths.dealers}` || '/';
    return { kind: 'redirect', status: 302, location, degraded: answer === null };
  }
  if (dealer.slug !== wanted) {
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

/** Returns up to 12 cars of the dealer (S2 §9), newest first whatever S2 §7 calls the sort; null when the car search fails. */
async function latestArrivals(dealer: Dealer, context: LoaderContext): Promise<CarCardView[] | null> {
  const filters = { ...IN_STOCK, car_site_id: [dealer.site_id] };
  const request = { fields: [...CAR_CARD_FIELDS], filters, limit: LATEST_ARRIVALS, sort_name: 'car_publishdate_desc' };
  const answer = await context.ports.searchCars(request, parseCarCard).catch(() => null);
  return answer?.content.map((car) => cardOf(car, context)) ?? null;
}
