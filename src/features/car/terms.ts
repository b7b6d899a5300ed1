import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Dictionary keys of terms that need an explanation, with the key of their explanation (U4). */
const EXPLANATIONS: Partial<Record<DictionaryKey, DictionaryKey>> = {
  wltp_electric_range: 'infoWltp',
  wltp_electric_consumption: 'infoWltp',
  car_fuel_consumption: 'infoWltp',
  car_emission: 'infoWltp',
  car_emission_class: 'infoEmissionClass',
  car_ncapstars: 'infoNcap',
  electric_charging_speed_dc: 'infoRapidCharging',
  electric_charging_speed_ac: 'infoHomeCharging',
  car_weight: 'infoKerbWeight',
  car_max_trailer_weight: 'infoTowing',
  car_beneficial_value: 'infoBenefit',
  car_pbbratio: 'infoBaseAmount',
  campaignPrice: 'infoLowestPrice',
  withVat: 'infoWithVat',
  withoutVat: 'infoWithoutVat',
  car_loan_monthly_cost: 'infoLoan',
  privateLeasing: 'infoPrivateLeasing',
  companyLeasing: 'infoCompanyLeasing',
  nominalInterest: 'infoNominalInterest',
  effectiveInterest: 'infoEffectiveInterest',
  ownEffectiveInterest: 'infoEffectiveInterest',
  residual: 'infoResidual',
};

/** Returns the key that explains a label; undefined when it needs no explanation. */
export const explanationOf = (label: DictionaryKey): DictionaryKey | undefined => EXPLANATIONS[label];
