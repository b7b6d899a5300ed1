import { beforeAll, describe, expect, test } from '@jest/globals';
import { SITE_IDS } from '../../config/sites.ts';
import { STOCK_DAY } from '../../sandbox/data/cars/draft.ts';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { dealerIndex, SITES, vehicleIndex } from '../../sandbox/data/sites.ts';
import { isCarView } from '../../sandbox/media/images.ts';
import { PAINTS, SHADE_COUNT, shadeOf } from '../../sandbox/media/paints.ts';
import { isShape } from '../../sandbox/media/shapes.ts';
import { type CarRecord, carDetailSchema } from '../../src/contracts/car/car.ts';
import { lowestBefore } from '../../src/contracts/car/priceHistory.ts';
import { type Dealer, dealerSchema } from '../../src/contracts/dealers/dealer.ts';
import { figuresAt, standardChoice } from '../../src/features/car/money/loanFigures.ts';
import { datasetOf } from '../support/data/dataset.ts';
import { importShared } from '../support/shared.ts';

/** South-west and north-east corner of each country, in degrees. */
const BOXES = {
  SE: [55.3, 10.9, 69.1, 24.2],
  NO: [57.9, 4.5, 71.2, 31.1],
  DK: [54.5, 8.0, 57.8, 15.2],
  FI: [59.7, 20.5, 70.1, 31.6],
  SK: [47.7, 16.8, 49.7, 22.6],
  GB: [49.9, -8.2, 58.7, 1.8],
} as const;

let data: Dataset;
beforeAll(async () => {
  data = await datasetOf();
}, 60_000);

const stock = (): { cars: CarRecord[]; dealers: Dealer[]; site: (typeof SITES)[number] }[] =>
  SITES.map((site) => ({
    site,
    cars: data.vehicles.get(vehicleIndex(site)) ?? [],
    dealers: data.dealers.get(dealerIndex(site)) ?? [],
  }));
const allCars = (): CarRecord[] => [...data.vehicles.values()].flat();
const broken = (fault: (car: CarRecord) => boolean) =>
  allCars()
    .filter(fault)
    .slice(0, 3)
    .map((car) => car.car_id);

describe('size and determinism', () => {
  test('the sites are those of the product, with 2,400 cars in norrvag-se, at least 400 in the others, and 12 to 40 dealers', () => {
    expect(SITES.map((site) => site.id)).toEqual(SITE_IDS);
    expect(data.vehicles.get('vehicles_norrvag_se')).toHaveLength(2400);
    for (const { cars, dealers } of stock()) {
      expect(cars.length).toBeGreaterThanOrEqual(400);
      expect(dealers.length).toBeGreaterThanOrEqual(12);
      expect(dealers.length).toBeLessThanOrEqual(40);
    }
  });

  test('the same seed gives the same data, another seed other prices, and more cars the same first ones', async () => {
    const url = new URL('../../sandbox/data/dataset.ts', import.meta.url).href;
    const { createDataset } = await importShared<typeof import('../../sandbox/data/dataset.ts')>(url);
    const [again, other, larger] = await Promise.all([
      createDataset({ seed: 1, cars: 60 }),
      createDataset({ seed: 2, cars: 60 }),
      createDataset({ seed: 1, cars: 90 }),
    ]);
    const of = (one: Dataset) => one.vehicles.get('vehicles_norrvag_se') ?? [];
    expect(of(again)).toEqual(of(data).slice(0, 60));
    expect(of(larger).slice(0, 60)).toEqual(of(again));
    expect(of(larger)).toHaveLength(90);
    expect(of(other).map((car) => car.car_price)).not.toEqual(of(again).map((car) => car.car_price));
    expect(again.dealers.get('sites_marlow_uk')).toEqual(data.dealers.get('sites_marlow_uk'));
  }, 60_000);

  test('F083: car ids are seven digits and unique, and records match the contract exactly', () => {
    const ids = allCars().map((car) => car.car_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^\d{7}$/.test(id))).toBe(true);
    for (const { cars, dealers } of stock()) {
      for (const car of cars.slice(0, 40))
        expect(() => carDetailSchema.validateSync(car, { strict: true })).not.toThrow();
      for (const dealer of dealers) expect(() => dealerSchema.validateSync(dealer, { strict: true })).not.toThrow();
    }
  });
});

describe('prices and offers fit the car', () => {
  test('F058: a campaign price is below the retail price and is what the car costs', () => {
    expect(
      broken(
        (car) => car.car_has_campaign_price === true && !((car.car_campaign_price ?? 0) < (car.car_retail_price ?? 0)),
      ),
    ).toEqual([]);
    expect(broken((car) => car.car_has_campaign_price === true && car.car_price !== car.car_campaign_price)).toEqual(
      [],
    );
    expect(broken((car) => car.car_has_campaign_price === false && car.car_price !== car.car_retail_price)).toEqual([]);
    expect(allCars().filter((car) => car.car_has_campaign_price).length).toBeGreaterThan(300);
  });

  test('F058 every reduced car has a previous price for the lowest price of 30 days', () => {
    expect(
      broken((car) => car.car_has_campaign_price === true && lowestBefore(car.car_price_history) === null),
    ).toEqual([]);
  });

  test('a price history ends with what the car costs, and its days are consecutive and in the past', () => {
    const changed = allCars().filter((car) => car.car_price_history);
    expect(changed.filter((car) => car.car_has_campaign_price).length).toBeGreaterThan(100);
    expect(changed.filter((car) => !car.car_has_campaign_price).length).toBeGreaterThan(100);
    expect(
      broken(({ car_price_history: history, car_price }) => {
        if (!history) return false;
        const days = history.map(({ date }) => date);
        const inOrder = days.every((day, at) => at === 0 || day > (days[at - 1] ?? ''));
        return history.length < 2 || history.at(-1)?.price !== car_price || !inOrder || (days.at(-1) ?? '') > STOCK_DAY;
      }),
    ).toEqual([]);
  });

  test('no car is of a year after that of the stock, and a used one is of the year of its first registration', () => {
    const year = Number(STOCK_DAY.slice(0, 4));
    expect(broken((car) => (car.car_year ?? year) > year)).toEqual([]);
    expect(broken((car) => !car.car_is_used && (car.car_year ?? 0) < year - 1)).toEqual([]);
    expect(broken((car) => Number(car.car_firstregistration?.slice(0, 4) ?? car.car_year) !== car.car_year)).toEqual(
      [],
    );
  });

  test('older cars cost less: the median price falls with the year', () => {
    const cars = (data.vehicles.get('vehicles_norrvag_se') ?? []).filter((car) => car.car_vehicle_type_code === 'PC');
    const median = (from: number, to: number) => {
      const prices = cars
        .filter((car) => (car.car_year ?? 0) >= from && (car.car_year ?? 0) <= to)
        .map((car) => car.car_price ?? 0);
      return prices.sort((a, b) => a - b)[Math.floor(prices.length / 2)] ?? 0;
    };
    const steps = [median(2025, 2026), median(2022, 2023), median(2019, 2020), median(2012, 2016)];
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
    expect(steps.at(-1)).toBeLessThan((steps[0] ?? 0) / 2);
  });

  test('loans end before the car is old, residual values fall with the months, and the price is the car’s', () => {
    for (const car of allCars()) {
      const durations = car.car_loan_option?.contract_durations ?? [];
      const residuals = durations.map((one) => one.residual_percentage);
      expect(car.car_loan_option?.price ?? car.car_price).toBe(car.car_price);
      expect(residuals).toEqual([...residuals].sort((a, b) => b - a));
      expect(
        durations.every(
          (one) => one.months % 12 === 0 && one.cash_amount_min_percentage < one.cash_amount_max_percentage,
        ),
      ).toBe(true);
    }
  });

  test('F072 the monthly cost is that of the calculator on its standard terms, to the unit', () => {
    const calculated = (car: CarRecord) => {
      const choice = car.car_loan_option && standardChoice(car.car_loan_option);
      return car.car_loan_option && choice ? figuresAt(car.car_loan_option, choice)?.payment : null;
    };
    expect(broken((car) => (calculated(car) ?? null) !== (car.car_loan_monthly_cost ?? null))).toEqual([]);
  });

  test('leasing costs are the cheapest of their options, and only new or young cars have them', () => {
    expect(broken((car) => car.car_has_privateleasing === true && (car.car_year ?? 0) < 2024)).toEqual([]);
    expect(
      broken((car) => {
        const costs = (car.car_leasing_options ?? [])
          .filter((one) => one.leasing_type === 'Private')
          .map((one) => one.monthly_cost ?? 0);
        return (costs.length > 0 ? Math.min(...costs) : null) !== car.car_privateleasing_monthly_cost;
      }),
    ).toEqual([]);
  });
});

describe('cases that pages must show', () => {
  test('F066 F069: there are samples, cars of the week, sold cars, missing images, lost departments and dealers without texts (F062)', () => {
    const samples = allCars().filter((car) => car.car_is_sample);
    expect(samples.length).toBeGreaterThan(150);
    expect(
      samples.every((car) => car.car_regno === null && car.car_mileage === 0 && (car.car_sellers ?? []).length > 0),
    ).toBe(true);
    expect(samples.some((car) => car.car_departmenterpid === '999.99')).toBe(true);
    expect(allCars().some((car) => car.car_sellers?.some((seller) => !seller.email && !seller.phone))).toBe(true);
    expect(broken((car) => !car.car_sellers?.some((seller) => seller.email && seller.phone))).toEqual([]);
    for (const { cars } of stock()) {
      expect(cars.filter((car) => car.caroftheweek && car.car_status === 'available').length).toBeGreaterThanOrEqual(3);
      expect(cars.some((car) => car.car_status === 'sold')).toBe(true);
      expect(cars.some((car) => !car.car_primary_image && car.car_images?.length === 0)).toBe(true);
    }
  });

  test('F042: the Swedish values that redirects filter by exist', () => {
    const cars = data.vehicles.get('vehicles_norrvag_se') ?? [];
    const of = (field: 'car_fuel' | 'car_condition' | 'car_vehicle_type') => new Set(cars.map((car) => car[field]));
    expect(of('car_fuel')).toEqual(new Set(['Bensin', 'Diesel', 'Elhybrid', 'Laddhybrid', 'El']));
    expect(of('car_condition')).toEqual(new Set(['Ny', 'Begagnad']));
    expect(of('car_vehicle_type')).toEqual(new Set(['Personbil', 'Transportbil', 'Motorcykel']));
    const uk = data.vehicles.get('vehicles_marlow_uk') ?? [];
    expect(uk.some((car) => car.car_fuel === 'Electric')).toBe(true);
    expect(uk.some((car) => car.car_vehicle_type === 'LCV')).toBe(true);
    expect(uk.filter((car) => car.autos_on_show).length).toBeGreaterThan(100);
  });

  test('equipment, sellers, images and URLs are complete', () => {
    expect(broken((car) => (car.car_equipment?.length ?? 0) < 15 || (car.car_equipment?.length ?? 0) > 75)).toEqual([]);
    expect(broken((car) => new Set(car.car_equipment).size !== car.car_equipment?.length)).toEqual([]);
    expect(broken((car) => (car.car_sellers?.length ?? 0) < 1 || (car.car_sellers?.length ?? 0) > 3)).toEqual([]);
    expect(
      broken((car) =>
        /[{}]|undefined|NaN|null/.test(
          `${car.car_description} ${car.slug} ${car.car_price_text} ${car.car_mileage_text}`,
        ),
      ),
    ).toEqual([]);
    expect(broken((car) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(car.slug))).toEqual([]);
    const shades = Array.from({ length: SHADE_COUNT }, (_, shade) => shade);
    const paints = new Set(PAINTS.flatMap(({ hex }) => shades.map((shade) => shadeOf(hex, shade))));
    const isServed = (url: string) => {
      const [, , , , shape = '', paint = '', file = ''] = url.split('/');
      return (
        url.startsWith('/-/media/cars/') && isShape(shape) && paints.has(paint) && isCarView(file.replace('.jpg', ''))
      );
    };
    const urls = new Set(allCars().flatMap((car) => (car.car_images ?? []).map((image) => image.original ?? '')));
    expect([...urls].filter((url) => !isServed(url))).toEqual([]);
    expect(
      broken((car) =>
        Boolean(car.car_primary_image && !/\/front-(?:left|right)\.jpg$/.test(car.car_primary_image.original ?? '')),
      ),
    ).toEqual([]);
  });

  test('no picture from outside is that of two models', () => {
    const shared = stock().flatMap(({ cars }) => {
      const modelOf = new Map<string, string>();
      return cars.flatMap(({ car_brand, car_model, car_images }) => {
        const model = `${car_brand} ${car_model}`;
        return (car_images ?? []).flatMap(({ original }) => {
          // Cabins are alike, and the front is the same from both sides: lists do not show it.
          if (!original || /(?:cockpit(?:-right)?|panorama|front)\.jpg$/.test(original)) return [];
          const first = modelOf.get(original) ?? model;
          modelOf.set(original, first);
          return first === model ? [] : [`${original}: ${first}, ${model}`];
        });
      });
    });
    expect(shared).toEqual([]);
  });
});

describe('dealers', () => {
  test('F080 F081: every car belongs to a dealer of its site and to one of its departments', () => {
    for (const { cars, dealers } of stock()) {
      const byId = new Map(dealers.map((dealer) => [dealer.site_id, dealer]));
      for (const car of cars) {
        const dealer = byId.get(car.car_site_id ?? '');
        expect(dealer?.site_official_name).toBe(car.car_site_name);
        const isServed = dealer?.site_departments?.some((one) => one.erp_id === car.car_departmenterpid) ?? false;
        expect(isServed || (car.car_is_sample && car.car_departmenterpid === '999.99')).toBe(true);
      }
    }
  });

  test('are in their country, have one URL each, and mail addresses under .example', () => {
    for (const { site, dealers } of stock()) {
      const [south, west, north, east] = BOXES[site.country];
      for (const dealer of dealers) {
        const [lat = 0, lng = 0] = (dealer.site_geocoord ?? '').split(',').map(Number);
        expect([lat > south, lat < north, lng > west, lng < east]).toEqual([true, true, true, true]);
        expect(dealer.site_email).toMatch(/^[a-z0-9.]+@[a-z-]+\.example$/);
        expect(dealer.site_departments?.[0]?.group).toBe('New cars');
        expect(
          dealer.site_departments?.every(
            (one) => (one.users?.length ?? 0) > 0 && one.openingschedule?.openinghours?.length === 7,
          ),
        ).toBe(true);
      }
      expect(new Set(dealers.map((dealer) => dealer.slug)).size).toBe(dealers.length);
    }
  });

  test('a dealer of two makes has both in its name and its URL', () => {
    const { dealers = [] } = stock().find(({ site }) => site.dealersOfMakes) ?? {};
    expect(dealers.length).toBeGreaterThan(0);
    for (const dealer of dealers) {
      expect(dealer.site_official_name).toContain((dealer.site_brands ?? []).join(' & '));
      expect(dealer.site_brands).toHaveLength(2);
    }
    expect(dealers.map((dealer) => dealer.slug)).toContain('marlow-bmw-mini-leeds');
  });

  test('car sales answer the number of the dealer, so that a car’s page names one number', () => {
    for (const { dealers } of stock())
      for (const dealer of dealers) expect(dealer.site_departments?.[0]?.phone).toBe(dealer.site_phone);
  });

  test('F082: codes with a suffix have their base code too, including FI_TR and MH_TR', () => {
    const codes = new Set(
      [...data.dealers.values()]
        .flat()
        .flatMap((dealer) =>
          (dealer.site_departments ?? []).flatMap((one) => (one.brands ?? []).map((brand) => brand.brand_code)),
        ),
    );
    for (const code of ['FI', 'FI_TR', 'MH', 'MH_TR', 'VO', 'VO_XX']) expect(codes).toContain(code);
  });

  test('have samples only of makes that a dealer of the site sells', () => {
    for (const { cars, dealers } of stock()) {
      const brands = new Set(dealers.flatMap((dealer) => dealer.site_brands ?? []));
      expect(cars.filter((car) => car.car_is_sample && !brands.has(car.car_brand))).toEqual([]);
    }
  });
});
