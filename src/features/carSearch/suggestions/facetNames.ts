import type { CAR_SEARCH_DICTIONARY } from '../../../contracts/dictionary/carSearch.ts';
import type { CarValueName } from '../../../contracts/search/carSearch.ts';

/** Dictionary keys of the facets' names. */
export const KINDS: Readonly<Partial<Record<CarValueName, keyof typeof CAR_SEARCH_DICTIONARY>>> = {
  car_brand: 'suggestMake',
  car_model: 'suggestModel',
  car_body: 'suggestBody',
  car_fuel: 'suggestFuel',
  car_gearbox: 'suggestGearbox',
  car_drive: 'suggestDrive',
  car_vehicle_type: 'suggestVehicleType',
  car_condition: 'suggestCondition',
  car_color: 'suggestColour',
  car_site_region: 'suggestRegion',
  car_site_city: 'suggestTown',
};
