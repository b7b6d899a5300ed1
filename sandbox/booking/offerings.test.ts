import { expect, test } from '@jest/globals';
import { bookingCarSchema } from '../../src/contracts/booking/car.ts';
import { servicesSchema } from '../../src/contracts/booking/services.ts';
import { carOf } from './cars.ts';
import { offeringsOf } from './offerings.ts';
import { PLATES } from './scenarios.ts';

test.each([
  ['service', 'sv'],
  ['service', 'en'],
  ['addon', 'sv'],
  ['addon', 'en'],
] as const)('F089 %s in %s: all texts and prices fit the contract', (kind, language) => {
  const found = carOf(PLATES.agreement, 2026);
  if ('error' in found) throw new Error(found.error);
  const categories = offeringsOf({ ...found, kind, language, hasBrand: true, region: 'Stockholm' });
  const { serviceOfferingCategories } = servicesSchema.validateSync(
    { serviceOfferingCategories: categories },
    { strict: true },
  );
  const offerings = serviceOfferingCategories.flatMap((category) => category.offerings);
  expect(new Set(offerings.map(({ code }) => code)).size).toBe(offerings.length);
  for (const { name, description } of offerings) expect([name, description]).not.toContain('');
});

test('F087 every plate of a car has one that fits the contract; the scenario plates have six characters', () => {
  for (const plate of [...Object.values(PLATES), 'XYZ789', 'MNO12P']) {
    expect(plate).toMatch(/^[A-Z]{3}\d{2}[A-Z\d]$/);
    const found = carOf(plate, 2026);
    if ('car' in found) expect(() => bookingCarSchema.validateSync(found.car, { strict: true })).not.toThrow();
  }
  expect(carOf('ZZZ123', 2026)).toEqual({ error: 'VehicleNotFound', status: 404 });
  expect(carOf(PLATES.supported, 2026)).toMatchObject({ isElectric: false });
});
