import type { CarDetail } from '../../contracts/car.ts';
import type { LoaderContext } from '../../contracts/loader.ts';
import { formatMoney, formatNumber } from './format.ts';

/** A way to pay by the month, with what the sum rests on (U11). */
export interface OfferView {
  kind: 'loan' | 'privateLeasing' | 'companyLeasing';
  /** A month, in the site's currency. */
  amount: string;
  terms?: string;
}

type Words = Pick<LoaderContext, 'site' | 'language' | 'translate'>;

const DISTANCE_UNITS = { mil: 'unitMil', km: 'unitKm', miles: 'unitMiles' } as const;

/** Loan, private leasing and company leasing, in this order; what the car does not have is left out (F056). */
export function offersOf(car: CarDetail, words: Words): OfferView[] {
  return [
    loanOffer(car, words),
    leasingOffer('privateLeasing', 'Private', car.car_privateleasing_monthly_cost, car, words),
    leasingOffer('companyLeasing', 'Company', car.car_companyleasing_monthly_cost, car, words),
  ].filter((offer) => offer !== null);
}

function loanOffer(car: CarDetail, { site, language, translate }: Words): OfferView | null {
  const loan = car.car_loan_option;
  const cost = loan?.default_monthly_cost ?? car.car_loan_monthly_cost;
  if (!cost) return null;
  const offer: OfferView = {
    kind: 'loan',
    amount: formatMoney(cost, site, language),
  };
  const months = loan?.default_contract_duration ?? car.car_loan_duration;
  const rate = loan?.interest_rate_text ?? car.car_loan_rate_text;
  const deposit = depositOf(car);
  if (months && rate && deposit) {
    offer.terms = translate('loanTerms', { deposit: formatMoney(deposit, site, language), months, rate });
  }
  return offer;
}

/** The least that is paid down over the standard duration, which the monthly cost rests on; null when it is not said. */
function depositOf({ car_loan_option: loan }: CarDetail): number | null {
  const standard = loan?.contract_durations?.find(({ months }) => months === loan.default_contract_duration);
  return loan?.price && standard ? Math.round((loan.price * standard.cash_amount_min_percentage) / 100) : null;
}

function leasingOffer(
  kind: 'privateLeasing' | 'companyLeasing',
  type: 'Private' | 'Company',
  standard: number | null | undefined,
  car: CarDetail,
  { site, language, translate }: Words,
): OfferView | null {
  const options =
    car.car_leasing_options?.filter((option) => option.leasing_type === type && option.monthly_cost) ?? [];
  const [option] = options.sort((one, other) => (one.monthly_cost ?? 0) - (other.monthly_cost ?? 0));
  const cost = option?.monthly_cost ?? standard;
  if (!cost) return null;
  const offer: OfferView = { kind, amount: formatMoney(cost, site, language) };
  if (option?.duration && option.mileage) {
    const unit = translate(DISTANCE_UNITS[site.distanceUnit]);
    const distance = `${formatNumber(option.mileage, language.locale)} ${unit}`;
    offer.terms = translate('leasingTerms', { months: option.duration, distance });
  }
  return offer;
}
