import { beforeAll, describe, expect, test } from '@jest/globals';
import { foldText } from '../../lib/foldText.ts';
import type { Dataset } from '../../sandbox/data/dataset.ts';
import { SITES, type SiteFacts, vehicleIndex } from '../../sandbox/data/sites.ts';
import { EQUIPMENT } from '../../sandbox/data/texts/equipment.ts';
import { INDEX_TEXTS } from '../../sandbox/data/texts/indexTexts.ts';
import { scenarioOf } from '../../sandbox/finance/scenarios.ts';
import type { CarRecord } from '../../src/contracts/car/car.ts';
import { campaignsOf, loanIssue, loanOf } from '../../src/features/car/money/carLoan.ts';
import { loanTerms } from '../../src/features/car/money/loanFigures.ts';
import { datasetOf } from '../support/data/dataset.ts';

/** Contradictions that the index of no site may contain. */

let data: Dataset;
beforeAll(async () => {
  data = await datasetOf();
}, 60_000);

const OPEN = new Set(SITES.map(({ language }) => INDEX_TEXTS[language].body.convertible));
const isOpen = ({ car_body }: CarRecord): boolean => OPEN.has(car_body ?? '');
const carsOf = (site: SiteFacts): CarRecord[] => data.vehicles.get(vehicleIndex(site)) ?? [];
/** Returns the cars of all sites that break a rule: the first three by their ids. */
const carsThatBreak = (isBroken: (car: CarRecord, site: SiteFacts) => boolean): string[] =>
  SITES.flatMap((site) => carsOf(site).filter((car) => isBroken(car, site))).map(
    ({ car_id, slug }) => `${car_id} ${slug}`,
  );

describe('money', () => {
  test('F072 every loan comes to its monthly cost by its own rate, fees and residual value', () => {
    expect(carsThatBreak((car) => loanIssue(car) !== null)).toEqual([]);
  });

  test('F058 a campaign that names a rate is that of the loan, and every campaign loan is named', () => {
    expect(carsThatBreak((car) => campaignsOf(car).length !== (car.car_campaigns ?? []).length)).toEqual([]);
    expect(
      carsThatBreak((car) => Boolean(car.car_has_campaign_loan) !== /\d/.test((car.car_campaigns ?? []).join())),
    ).toEqual([]);
    for (const site of SITES)
      expect(carsOf(site).filter((car) => car.car_has_campaign_loan).length).toBeGreaterThan(20);
  });

  test('British cars advertise the APR that their pages print', () => {
    const site = SITES.find(({ country }) => country === 'GB') as SiteFacts;
    const language = { code: 'en', locale: 'en-GB', prefix: '', name: 'English' };
    const place = { site: { currency: 'GBP', languages: [language] }, language };
    const printed = carsOf(site).flatMap((car) => {
      const figures = car.car_has_campaign_loan ? loanOf(car)?.figures : null;
      return figures ? [loanTerms(figures, place).effective] : [];
    });
    expect(new Set(printed)).toEqual(new Set(['6.9%']));
  });

  test('cars too old for the shortest loan, and British ones that are not used cars, have no monthly cost; all others have one', () => {
    const without = SITES.flatMap(carsOf).filter((car) => !loanOf(car));
    expect(without.length).toBeGreaterThan(3);
    // The lender refuses some plates: their cars have no loan of any age.
    const isOfRefusedKind = (car: CarRecord) =>
      car.car_odometer_unit === 'mi' && (!car.car_is_used || car.car_vehicle_type_code !== 'PC');
    const financed = without.filter((car) => !scenarioOf(car.car_regno ?? '') && !isOfRefusedKind(car));
    expect(
      financed.filter((car) => (car.car_year ?? 0) > 2017 || car.car_loan_option || car.car_leasing_options?.length),
    ).toEqual([]);
  });
});

describe('makes, bodies and images', () => {
  test('a make has the same name on all sites, written as the make does', () => {
    const makes = new Set(SITES.flatMap((site) => carsOf(site).map(({ car_brand }) => car_brand ?? '')));
    const folded = [...makes].map(foldText);
    expect(new Set(folded).size).toBe(makes.size);
    for (const name of ['Škoda', 'smart', 'MINI']) expect(makes).toContain(name);
    const dealers = [...data.dealers.values()].flat().flatMap((dealer) => dealer.site_brands ?? []);
    expect(dealers.filter((name) => !makes.has(name) && folded.includes(foldText(name)))).toEqual([]);
  });

  test('an open car has images of an open one', () => {
    const open = SITES.flatMap((site) => carsOf(site)).filter((car) => isOpen(car));
    expect(open.length).toBeGreaterThan(5);
    const isOfOpenCar = /\/cars\/(?:cabriolet|cabriolet-large|roadster)\//;
    const closed = open.filter(({ car_primary_image: image }) => image && !isOfOpenCar.test(image.original ?? ''));
    expect(closed).toEqual([]);
    expect(carsThatBreak((car) => /cabrio|kabrio|roadster/i.test(car.car_model ?? '') && !isOpen(car))).toEqual([]);
  });

  test('each large site has electric cars of every common body, including estates', () => {
    const { fuel, body } = INDEX_TEXTS.sv;
    const cars = carsOf(SITES[0] as SiteFacts).filter((car) => car.car_fuel === fuel.electric);
    const bodies = Map.groupBy(cars, (car) => car.car_body);
    for (const name of ['estate', 'suv', 'saloon', 'hatchback', 'city'] as const) {
      expect([name, (bodies.get(body[name]) ?? []).length > 10]).toEqual([name, true]);
    }
  });

  test('doors, seats and equipment belong to one car', () => {
    expect(carsThatBreak((car) => car.car_doors === 2 && car.car_seats === 5)).toEqual([]);
    const has = (car: CarRecord, name: string, site: SiteFacts) =>
      car.car_equipment?.includes(EQUIPMENT.find(({ text }) => text.en === name)?.text[site.language] ?? name) ?? false;
    const both = (first: string, second: string) =>
      carsThatBreak((car, site) => has(car, first, site) && has(car, second, site));
    expect(both('17" alloy wheels', '19" alloy wheels')).toEqual([]);
    expect(both('Tow bar', 'Electric retractable tow bar')).toEqual([]);
    expect(carsThatBreak((car, site) => car.car_doors === 2 && has(car, 'Electric rear windows', site))).toEqual([]);
    expect(carsThatBreak((car, site) => car.car_seats === 2 && has(car, '60/40 split rear seats', site))).toEqual([]);
    expect(carsThatBreak((car, site) => isOpen(car) && has(car, 'Panoramic glass roof', site))).toEqual([]);
  });
});

describe('descriptions of cars', () => {
  const descriptionOf = (car: CarRecord) => car.car_description ?? '';

  test('no new or young car has been inspected, and no new car has a history', () => {
    const storyText = (site: SiteFacts) => INDEX_TEXTS[site.language].story;
    expect(
      carsThatBreak(
        (car, site) => descriptionOf(car).includes(storyText(site).inspected) && (car.car_year ?? 0) > 2022,
      ),
    ).toEqual([]);
    expect(
      carsThatBreak(
        (car, site) =>
          car.car_is_used !== true && storyText(site).history.some((text) => descriptionOf(car).includes(text)),
      ),
    ).toEqual([]);
  });

  test('exactly the used electric cars have a battery report', () => {
    expect(
      carsThatBreak((car, site) => {
        const { story, fuel } = INDEX_TEXTS[site.language];
        const isUsedElectricCar =
          car.car_is_used === true && car.car_fuel === fuel.electric && car.car_vehicle_type_code !== 'MC';
        return descriptionOf(car).includes(story.battery.split('{')[0] as string) !== isUsedElectricCar;
      }),
    ).toEqual([]);
  });

  test('sentences end once, and names have the right article', () => {
    expect(carsThatBreak((car) => /\.\.|,,|\s{3}/.test(descriptionOf(car)))).toEqual([]);
    expect(
      carsThatBreak(
        (car, site) =>
          site.language === 'en' && /\ba (?:i|e-|[aeio][a-z])|\ban [b-df-hj-np-tv-z]/i.test(descriptionOf(car)),
      ),
    ).toEqual([]);
  });

  test('no price, monthly cost or rate is zero', () => {
    expect(
      carsThatBreak((car) =>
        [car.car_price, car.car_retail_price, car.car_campaign_price, car.car_loan_monthly_cost].some(
          (amount) => typeof amount === 'number' && amount <= 0,
        ),
      ),
    ).toEqual([]);
  });
});
