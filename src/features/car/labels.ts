import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of facts and prices of a car. */
export const CAR_FACT_LABELS: readonly DictionaryKey[] = [
  'car_ncapstars',
  'car_beneficial_value',
  'car_weight',
  'car_max_trailer_weight',
  'car_emission',
  'car_emission_class',
  'car_fuel_consumption',
  'wltp_electric_range',
  'wltp_electric_consumption',
  'electric_charging_speed_dc',
  'electric_charging_speed_ac',
  'withVat',
  'withoutVat',
  'effectiveInterest',
  'residual',
  'infoLoan',
  'infoPrivateLeasing',
  'infoCompanyLeasing',
  'infoEffectiveInterest',
  'infoResidual',
  'monthlyCosts',
  'loanTerms',
  'leasingTerms',
];
