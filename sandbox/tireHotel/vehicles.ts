import { createRandom } from '../../lib/random.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import type { Tire, Vehicle } from '../../src/contracts/tireHotel/authorization.ts';
import { PLATES, type Scenario, scenarioOf } from './scenarios.ts';

/** The vehicles whose tires are stored, with their owners. */
export interface StoredVehicle {
  readonly vehicle: Vehicle;
  /** `+46701740605`; numbers of this range belong to nobody. Each owner has one. */
  readonly phone: string;
}

/** Plates of the second vehicles of owners. */
const SECOND: Readonly<Record<string, string>> = { [PLATES.several]: 'DCK201' };
const ORDINARY = Array.from({ length: 79 }, (_, at) => `DHT${String(at + 1).padStart(3, '0')}`);
const FIRST_NUMBER = 46_701_740_605;

const POSITIONS = ['Vänster fram', 'Höger fram', 'Vänster bak', 'Höger bak'] as const;
const MODELS = [
  ['Volvo', 'V60', 'VOL'],
  ['Volkswagen', 'Golf', 'VWG'],
  ['Kia', 'Niro', 'KIA'],
  ['Toyota', 'Corolla', 'TOY'],
  ['Ford', 'Focus', 'FOR'],
] as const;
const WHEELS = [
  ['Nokian Hakkapeliitta R5', 'Friktion'],
  ['Continental IceContact 3', 'Dubb'],
  ['Michelin X-Ice Snow', 'Friktion'],
  ['Goodyear UltraGrip Ice 2', 'Friktion'],
] as const;
const SIZES = [
  [205, 55, 16],
  [215, 55, 17],
  [225, 45, 17],
  [235, 50, 18],
] as const;
const PACKAGES = [
  ['Däckhotell Bas', 'DH-BAS'],
  ['Däckhotell Plus', 'DH-PLUS'],
  ['Däckhotell Premium', 'DH-PREMIUM'],
] as const;

/** Status ids of tires with their texts and depths in millimetres. */
const STATUS = {
  good: [0, 'Bra mönsterdjup', [6.1, 8.4]],
  replaceSoon: [1, 'Byte rekommenderas', [2.6, 3.4]],
  low: [2, 'Håll uppsikt', [4, 4.9]],
} as const;

/** Returns all vehicles by plate. @param dealers of the site; those with a workshop store tires */
export function createVehicles(dealers: readonly Dealer[]): ReadonlyMap<string, StoredVehicle> {
  const workshops = dealers.flatMap((dealer) => {
    const department = (dealer.site_departments ?? []).find(({ group }) => group === 'Workshop');
    return department?.erp_id ? [{ dealer, department, erpId: department.erp_id }] : [];
  });
  const owners = [...Object.values(PLATES).filter((plate) => plate !== PLATES.noAgreement), ...ORDINARY];
  const entries = owners.flatMap((owner, at) =>
    [owner, ...(SECOND[owner] ? [SECOND[owner]] : [])].map((plate) => {
      const workshop = workshops[at % workshops.length];
      if (!workshop) throw new Error('No dealer has a workshop');
      const { dealer, department, erpId } = workshop;
      const location = {
        erpId,
        locationName: dealer.site_official_name,
        departmentName: department.name ?? '',
        phone: department.phone ?? '',
        email: department.email ?? '',
      };
      return [plate, { vehicle: { ...vehicleOf(plate), location }, phone: `+${FIRST_NUMBER + at}` }] as const;
    }),
  );
  return new Map(entries);
}

function vehicleOf(plate: string): Omit<Vehicle, 'location'> {
  const random = createRandom(`tyre hotel ${plate}`);
  const [brand, model, code] = random.pick(MODELS);
  const [packageLevel, productId] = random.pick(PACKAGES);
  return {
    regNo: plate,
    brandCode: `${code}-${random.int(10_000_000, 99_999_999)}`,
    brand,
    model,
    name: `${brand} ${model}`,
    packageLevel,
    productId,
    tires: tiresOf(plate, scenarioOf(plate)),
  };
}

function tiresOf(plate: string, scenario: Scenario): Tire[] {
  const random = createRandom(`tyres ${plate}`);
  const [name, threadPattern] = random.pick(WHEELS);
  const [sectionWidth, aspectRatio, rimDiameter] = random.pick(SIZES);
  return POSITIONS.map((equipmentPosition, at) => {
    const isFront = at < 2;
    const status = scenario === 'worn' ? (isFront ? 'replaceSoon' : 'low') : 'good';
    const [threadStatusId, threadStatusMessage, [least, most]] = STATUS[status];
    const threadDepth = random.int(least * 10, most * 10) / 10;
    const wheel = { name, rimDiameter, sectionWidth, threadPattern, threadDepth, aspectRatio };
    return { equipmentPosition, wheel: { ...wheel, threadStatusId, threadStatusMessage } };
  });
}
