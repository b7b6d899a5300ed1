import type { CarDetail } from '../../src/contracts/car.ts';
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

/** What only a car that has been on the road has: a periodic inspection, an earlier owner. */
const PAST =
  /nybesikt|besiktigad|besiktad|\bEU-kontroll|EU-godkjent|nysynet|\bsynet\b|katsastettu|\bSTK\b|technick\w+ kontrol|\bMOT\b|(?:en|én|två|to|one|previous|former) (?:tidigare )?(?:ägare|ejer|eier|owner)|ensimmäiseltä omistajalta|jeden majiteľ/iu;

/** Makes that write themselves in capitals, beside those of four letters and less. */
const IN_CAPITALS: ReadonlySet<string> = new Set(['CUPRA']);

/**
 * Lists what is wrong with the words of a car's record, whatever its loan says: wording, a price in words that is not the
 * price, a new car with a past.
 *
 * @param language code of the language of the index
 */
export function carTextIssues(car: CarTexts, language: string): string[] {
  const texts = [car.car_model_text, car.car_description, car.car_price_text];
  const wording = texts.flatMap((text) => (text ? wordingIssues(text, language) : []));
  const prices = (['car_price', 'car_retail_price', 'car_campaign_price'] as const).flatMap((name) => {
    const amount = car[name];
    const text = car[`${name}_text`];
    return amount && text && !saysAmount(text, amount) ? [`${name} is ${amount}, its text “${text}”`] : [];
  });
  const past = car.car_is_used === false && PAST.exec(car.car_description ?? '')?.[0];
  return [...new Set(wording), ...prices, ...(past ? [`“${past}” of a new car`] : [])];
}

/** Whether a make is written in capitals that are not its own. */
export const isShouted = (make: string): boolean => /^\p{Lu}{5,}$/u.test(make) && !IN_CAPITALS.has(make);

/** `539 900 kr`, `£97,495.00`: the digits are those of the amount, decimals apart. */
function saysAmount(text: string, amount: number): boolean {
  const digits = text.replace(/[.,]\d{2}(?!\d)/, '').replace(/\D/g, '');
  return digits === String(Math.trunc(amount));
}
