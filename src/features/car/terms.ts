import type { DictionaryKey } from '../../contracts/dictionary.ts';

/** Labels that a visitor may not know, and the label that explains each in place (U4). */
const TERMS: Partial<Record<DictionaryKey, DictionaryKey>> = {
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
  residual: 'infoResidual',
};

/** The label that explains a label; undefined for what everybody knows. */
export const explanationOf = (label: DictionaryKey): DictionaryKey | undefined => TERMS[label];
