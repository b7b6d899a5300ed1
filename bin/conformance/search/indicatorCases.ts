import { type PriceIndicator, priceIndicatorSchema } from '../../../src/contracts/car/car.ts';
import { PRICE_BANDS } from '../../../src/contracts/car/priceBands.ts';
import type { ConformanceCase } from '../conformanceCase.ts';
import { expectEqual, expectMessage, expectThat } from '../expect.ts';
import { IN_STOCK, numberOf, searchCars, valuesOf } from './searchCall.ts';

/** Price indicators, for an engine that has them (decision 0222). */

const FIELDS = ['car_id', 'car_price', 'car_retail_price', 'car_campaign_price', 'car_has_campaign_price'];

/** Returns the band of a price by the limits of its indicator. */
function bandBy({ price, limits }: PriceIndicator): string | undefined {
  const at = limits.findIndex((limit) => price <= limit);
  return PRICE_BANDS[at === -1 ? limits.length : at];
}

export const INDICATOR_CASES: readonly ConformanceCase[] = [
  {
    id: 'price-indicators',
    title:
      'A price indicator is about the price to pay, has the band of its limits, and is counted and filtered by `car_price_band`.',
    needs: ['indicator'],
    run: async (trial) => {
      const search = { filters: { ...IN_STOCK }, facets: [{ name: 'car_price_band' }] };
      const fields = [...FIELDS, 'car_price_indicator', 'car_price_band'];
      const all = await searchCars(trial, { ...search, limit: 0 });
      for (const { text, count } of valuesOf(all, 'car_price_band')) {
        const facets = [{ name: 'car_price_band', filters: [text] }];
        const ofBand = await searchCars(trial, { ...search, facets, limit: 1_000, fields });
        expectEqual(ofBand.total_items, count, `total_items of car_price_band ${text}`);
        for (const [at, record] of ofBand.content.entries()) {
          const member = `content[${at}].car_price_indicator`;
          expectMessage(priceIndicatorSchema, record.car_price_indicator, member);
          const indicator = record.car_price_indicator as PriceIndicator;
          expectEqual([indicator.band, bandBy(indicator)], [text, text], `${member}.band, the band of its limits`);
          expectEqual(record.car_price_band, text, `content[${at}].car_price_band`);
          const campaign = record.car_has_campaign_price ? numberOf(record, 'car_campaign_price') : Number.NaN;
          const price = campaign || numberOf(record, 'car_price') || numberOf(record, 'car_retail_price');
          expectEqual(indicator.price, price, `${member}.price`);
        }
      }
      const known = valuesOf(all, 'car_price_band').every(({ text }) => PRICE_BANDS.some((band) => band === text));
      expectThat(known, 'facet car_price_band', `only ${PRICE_BANDS.join(', ')}`, valuesOf(all, 'car_price_band'));
    },
  },
];
