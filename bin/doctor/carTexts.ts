import type { CarDetail } from '../../src/contracts/car/car.ts';
import { wordingIssues } from './wording.ts';

type CarTexts = Partial<
  Pick<
    CarDetail,
    | 'car_brand'
    | 'car_description'
    | 'car_is_used'
    | 'car_model_text'
    | 'car_price'
    | 'car_price_text'
    | 'car_retail_price'
    | 'car_retail_price_text'
    | 'car_campaign_price'
    | 'car_campaign_price_text'
  >
>;

/** Terms that apply to used cars only: a periodic inspection, an earlier owner. */
const USED_CAR_TERMS =
  /nybesikt|besiktigad|besiktad|\bEU-kontroll|EU-godkjent|nysynet|\bsynet\b|katsastettu|\bSTK\b|technick\w+ kontrol|\bMOT\b|(?:en|én|två|to|one|previous|former) (?:tidigare )?(?:ägare|ejer|eier|owner)|ensimmäiseltä omistajalta|jeden majiteľ/iu;

/** Makes longer than four letters that are written in capitals. */
const IN_CAPITALS: ReadonlySet<string> = new Set(['CUPRA']);

/**
 * Lists errors in the texts of a car's record: wording, a price text that differs from the price, terms of used cars in the text of
 * a new car. The loan is not considered.
 *
 * @param language code of the language of the index
 */
export function carTextIssues(car: CarTexts, language: string): string[] {
  const texts = [car.car_model_text, car.car_description, car.car_price_text];
  const wording = texts.flatMap((text) => (text ? wordingIssues(text, language) : []));
  const prices = (['car_price', 'car_retail_price', 'car_campaign_price'] as const).flatMap((name) => {
    const amount = car[name];
    const text = car[`${name}_text`];
    return amount && text && !matchesAmount(text, amount) ? [`${name} is ${amount}, its text “${text}”`] : [];
  });
  const term = car.car_is_used === false && USED_CAR_TERMS.exec(car.car_description ?? '')?.[0];
  return [...new Set(wording), ...prices, ...(term ? [`“${term}” of a new car`] : [])];
}

/** Whether a make is written in capitals although its name is not. */
export const isWronglyCapitalized = (make: string): boolean => /^\p{Lu}{5,}$/u.test(make) && !IN_CAPITALS.has(make);

/** Whether the digits of a price text, without decimals, are those of the amount: `539 900 kr`, `£97,495.00`. */
function matchesAmount(text: string, amount: number): boolean {
  const digits = text.replace(/[.,]\d{2}(?!\d)/, '').replace(/\D/g, '');
  return digits === String(Math.trunc(amount));
}
