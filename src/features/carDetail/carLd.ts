import type { CarDetail } from '../../contracts/car/car.ts';
import { isNew, isWithoutVat, odometerOf, payableAmount } from '../../contracts/car/offer.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { plainText, type ValueField } from '../../contracts/search/valueTexts.ts';
import { modelOf } from '../car/card.ts';

interface CarLdFacts {
  name: string;
  description: string;
  /** Root-relative URLs, the main image first. */
  images: readonly string[];
  path: string;
  wording: Wording;
  /** The dealer's structured data. */
  seller: Readonly<Record<string, unknown>> | null;
}

/** Returns the schema.org data of the car, which is the offered product. */
export function carLd(car: CarDetail, facts: CarLdFacts): Record<string, unknown> {
  const { name, description, images, path, wording } = facts;
  const labelOf = (field: ValueField, value: string | null | undefined) =>
    value && plainText(wording.valueText(field, value));
  const fuelType = labelOf('car_fuel', car.car_fuel);
  const offer = offerLd(car, facts);
  return {
    '@context': 'https://schema.org',
    '@type': ['Car', 'Product'],
    '@id': `${path}#car`,
    name,
    description,
    url: path,
    ...(images.length > 0 && { image: images }),
    sku: car.car_id,
    brand: { '@type': 'Brand', name: car.car_brand },
    ...withoutEmpty({
      model: modelOf(car, wording),
      vehicleConfiguration: car.car_model_text,
      vehicleModelDate: car.car_year && String(car.car_year),
      dateVehicleFirstRegistered: car.car_firstregistration?.slice(0, 10),
      bodyType: labelOf('car_body', car.car_body),
      color: labelOf('car_color', car.car_color),
      fuelType,
      vehicleTransmission: labelOf('car_gearbox', car.car_gearbox),
      driveWheelConfiguration: labelOf('car_drive', car.car_drive),
      numberOfDoors: car.car_doors,
      vehicleSeatingCapacity: car.car_seats,
      emissionsCO2: car.car_emission,
      meetsEmissionStandard: car.car_emission_class,
    }),
    itemCondition: conditionOf(car),
    ...measures(car, wording.site, fuelType),
    ...(offer && { offers: offer }),
  };
}

/** Returns the values without empty ones. */
function withoutEmpty(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) =>
      typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined,
    ),
  );
}

/** Returns measures with their units (UN/CEFACT codes), which differ in Britain. */
function measures(
  car: CarDetail,
  { country, distanceUnit }: Wording['site'],
  fuelType: string | null | undefined,
): Record<string, unknown> {
  const isBritish = country === 'GB';
  const engine = withoutEmpty({
    enginePower: quantity(car.car_power, isBritish ? 'BHP' : 'N12'),
    torque: quantity(car.car_torque, 'NU'),
    engineDisplacement: quantity(car.car_engine_volume, 'CMQ'),
    fuelType,
  });
  return withoutEmpty({
    mileageFromOdometer: mileageOf(car, distanceUnit),
    vehicleEngine: Object.keys(engine).length > 0 ? { '@type': 'EngineSpecification', ...engine } : null,
    speed: quantity(car.car_top_speed, isBritish ? 'HM' : 'KMH'),
    accelerationTime: quantity(car.car_acceleration, 'SEC'),
    weight: quantity(car.car_weight, 'KGM'),
    weightTotal: quantity(car.car_total_weight, 'KGM'),
    trailerWeight: quantity(car.car_max_trailer_weight, 'KGM'),
    cargoVolume: quantity(car.car_trunk_volume, 'LTR'),
    fuelCapacity: quantity(car.car_tank_volume, 'LTR'),
    depth: quantity(car.car_length, 'MMT'),
    width: quantity(car.car_width, 'MMT'),
    height: quantity(car.car_height, 'MMT'),
    wheelbase: quantity(car.car_wheelbase, 'MMT'),
    fuelConsumption: isBritish ? null : quantity(car.car_fuel_consumption, undefined, 'l/100 km'),
    fuelEfficiency: isBritish ? quantity(car.car_fuel_consumption, undefined, 'mpg') : null,
  });
}

function quantity(value: number | null | undefined, unitCode?: string, unitText?: string) {
  if (typeof value !== 'number') return null;
  return { '@type': 'QuantitativeValue', value, ...(unitCode && { unitCode }), ...(unitText && { unitText }) };
}

/** Codes (UN/CEFACT) of the units of an odometer. */
const ODOMETER_CODES = { km: 'KMT', miles: 'SMI' } as const;

function mileageOf(car: CarDetail, unit: string) {
  const odometer = odometerOf(car, unit);
  return odometer && quantity(odometer.value, ODOMETER_CODES[odometer.unit]);
}

function offerLd(car: CarDetail, { path, wording, seller }: CarLdFacts): Record<string, unknown> | null {
  const price = payableAmount(car);
  if (price === null) return null;
  return {
    '@type': 'Offer',
    '@id': `${path}#offer`,
    price,
    priceCurrency: wording.site.currency,
    ...(car.car_vat_eligible && { priceSpecification: specificationOf(price, car, wording.site) }),
    availability: `https://schema.org/${car.car_is_sample ? 'PreOrder' : 'InStock'}`,
    itemCondition: conditionOf(car),
    url: path,
    ...(seller && { seller }),
  };
}

/** Returns the price of a car whose VAT is deductible: it says whether the VAT is included, as the page does (F058). */
function specificationOf(price: number, car: CarDetail, { currency: priceCurrency }: Wording['site']) {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency, valueAddedTaxIncluded: !isWithoutVat(car) };
}

function conditionOf(car: Pick<CarDetail, 'car_is_sample' | 'car_is_used'>): string {
  return `https://schema.org/${isNew(car) ? 'New' : 'Used'}Condition`;
}
