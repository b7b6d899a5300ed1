import { CAR_CARD_FIELDS } from '../../contracts/car/car.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import { viewedCarIn } from '../../contracts/forms/viewedCar.ts';
import type { LoaderContext, SectionLoader } from '../../contracts/page/loader.ts';
import { cardOf } from '../../features/car/card.ts';
import { carsWithIds } from '../../features/car/carsWithIds.data.ts';
import { parseCarCard } from '../../features/carSearch/stockFacets.data.ts';
import { contactOfSite, dealersOfSite } from '../../features/leads/requestDealers.data.ts';
import type { SellCarData } from '../../features/leads/sellCar.ts';

/**
 * Loads the dealers to choose from and the car that the visitor came from. The form is complete without them, so that a search
 * that fails loses no lead; such a page is not cached.
 */
export const loader: SectionLoader<SellCarData> = {
  async load(_rendering, context) {
    const id = viewedCarIn(context.route.query);
    const [dealers, car] = await Promise.all([dealersOfSite(context), id === null ? null : carInView(id, context)]);
    const asOf = Date.now();
    const value: SellCarData = {
      dealers: (dealers ?? []).map((dealer) => ({ id: dealer.site_id, name: dealer.site_official_name })),
      car: car ?? null,
      unit: context.translate(distanceUnit(context).label),
      contact: contactOfSite(dealers?.[0], context, asOf),
      asOf,
    };
    const degraded = dealers === null || car === undefined;
    return { kind: 'data', value, degraded, ...(car && { tags: [`car:${car.id}`] }) };
  },
};

/** Returns the car; null when the site has none with this id, undefined when the search fails. */
async function carInView(id: string, context: LoaderContext): Promise<SellCarData['car'] | undefined> {
  const request = { search: context.ports.searchAllMakes, fields: CAR_CARD_FIELDS, parse: parseCarCard };
  const found = await carsWithIds([id], request).catch(() => undefined);
  const record = found?.get(id);
  if (!record) return found && null;
  const { slug, title, text, image } = cardOf(record, context);
  return { id: record.car_id, slug, title, text, ...(image && { image }) };
}
