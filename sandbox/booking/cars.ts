import { createRandom } from '../../lib/random.ts';
import type { BookingCar } from '../../src/contracts/booking/car.ts';
import { CHOICES } from '../data/models/catalogue.ts';
import { PLATES, scenarioOf } from './scenarios.ts';

/** What the vehicle register knows of a plate: a car, or the error of the workshop system. */
export type FoundCar = { car: BookingCar; isElectric: boolean } | { error: string; status: number };

const PLATE = /^[A-ZÅÄÖ]{3}\d{2}[A-Z\d]$/;
/** Plates with these letters are in no register. */
const UNREGISTERED = /^ZZ/;
/** Makes that no workshop of the group repairs. */
const UNSUPPORTED: readonly string[] = ['Tesla', 'BYD', 'Honda', 'Yamaha', 'smart', 'Land Rover'];
/** Makes that are booked through direct links. */
const DIRECT: readonly string[] = ['Porsche'];
const AGE = { min: 1, max: 14 } as const;

/** Returns the car of a plate, the same for the same plate. @param year the current one */
export function carOf(plate: string, year: number): FoundCar {
  if (plate === PLATES.serverError) return { error: 'ServerError', status: 500 };
  if (plate === PLATES.invalid || !PLATE.test(plate)) return { error: 'InvalidReg', status: 400 };
  if (plate === PLATES.notFound || UNREGISTERED.test(plate)) return { error: 'VehicleNotFound', status: 404 };
  if (plate === PLATES.unsupportedBrand) return { error: 'BrandNotSupported,Tesla', status: 422 };
  const fixed = makeOf(plate);
  const random = createRandom(`booking ${plate}`);
  const [oldest, newest] = [year - AGE.max, year - AGE.min];
  const choices = CHOICES.filter(
    ({ make, model, variant }) =>
      model.body !== 'motorcycle' && variant.from <= newest && variant.to >= oldest && (!fixed || make.name === fixed),
  );
  const { make, model, variant } = random.pickWeighted(choices, (choice) => choice.model.share);
  if (UNSUPPORTED.includes(make.name)) return { error: `BrandNotSupported,${make.name}`, status: 422 };
  return {
    isElectric: variant.fuel === 'electric',
    car: {
      registrationNumber: plate,
      brand: make.name,
      model: model.name,
      buildYear: random.int(Math.max(variant.from, oldest), Math.min(variant.to, newest)),
      hasServiceAgreement: plate === PLATES.agreement,
      isSupported: !DIRECT.includes(make.name),
    },
  };
}

/** Returns the make of a scenario's car; undefined for any make. */
function makeOf(plate: string): string | undefined {
  if (plate === PLATES.directBrand) return 'Porsche';
  if (plate === PLATES.noAuthorised) return 'BMW';
  return scenarioOf(plate) ? 'Volvo' : undefined;
}
