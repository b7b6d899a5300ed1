import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CarRecord } from '../../src/contracts/car.ts';
import { campaignsOf, loanFault, loanOf } from '../../src/features/cars/carLoan.ts';
import { loanTerms } from '../../src/features/cars/loanFigures.ts';
import { createDataset, type Dataset } from './dataset.ts';
import { SITES, type SiteFacts, vehicleIndex } from './sites.ts';

/** What the index of no site may say, for it would contradict itself. */

let data: Dataset;
beforeAll(async () => {
  data = await createDataset({ seed: 1 });
}, 60_000);

const carsOf = (site: SiteFacts): CarRecord[] => data.vehicles.get(vehicleIndex(site)) ?? [];
/** Cars of all sites that break a rule: the first three by their ids. */
const breaking = (broken: (car: CarRecord, site: SiteFacts) => boolean): string[] =>
  SITES.flatMap((site) => carsOf(site).filter((car) => broken(car, site))).map(
    ({ car_id, slug }) => `${car_id} ${slug}`,
  );

describe('money', () => {
  test('F072 every loan comes to its monthly cost by its own rate, fees and residual', () => {
    expect(breaking((car) => loanFault(car) !== null)).toEqual([]);
  });

  test('F058 a campaign that names a rate is that of the loan, and every campaign loan is named', () => {
    expect(breaking((car) => campaignsOf(car).length !== (car.car_campaigns ?? []).length)).toEqual([]);
    expect(
      breaking((car) => Boolean(car.car_has_campaign_loan) !== /\d/.test((car.car_campaigns ?? []).join())),
    ).toEqual([]);
    for (const site of SITES)
      expect(carsOf(site).filter((car) => car.car_has_campaign_loan).length).toBeGreaterThan(20);
  });

  test('Britain advertises the APR that its pages print', () => {
    const site = SITES.find(({ country }) => country === 'GB') as SiteFacts;
    const language = { code: 'en', locale: 'en-GB', prefix: '', name: 'English' };
    const place = { site: { currency: 'GBP', languages: [language] }, language };
    const printed = carsOf(site).flatMap((car) => {
      const figures = car.car_has_campaign_loan ? loanOf(car)?.figures : null;
      return figures ? [loanTerms(figures, place).effective] : [];
    });
    expect(new Set(printed)).toEqual(new Set(['6.9%']));
  });

  test('cars too old for the shortest loan have no monthly cost, all others one', () => {
    const without = SITES.flatMap(carsOf).filter((car) => !loanOf(car));
    expect(without.length).toBeGreaterThan(3);
    expect(
      without.filter((car) => (car.car_year ?? 0) > 2017 || car.car_loan_option || car.car_leasing_options),
    ).toEqual([]);
  });
});
