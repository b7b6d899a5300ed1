import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Draft } from './draft.ts';

/** Whole units of the site's currency. `now` is the current price, `retail` the price without a campaign. */
export interface Price {
  readonly asNew: number;
  readonly retail: number;
  readonly now: number;
  readonly campaign: number | null;
}

/** Returns the share of the price as new that remains after `age` years at ordinary mileage. */
const remainingShare = (age: number): number =>
  0.12 + 0.88 * Math.exp(-0.158 * age) - (age > 0 ? 0.06 * Math.exp(-age / 3) : 0);

/** Rounds to a typical advertised price: `…900` crowns, `…990` euros, `…995` pounds. */
export function roundPrice(amount: number, currency: string): number {
  if (currency === 'GBP') return Math.max(995, Math.round(amount / 500) * 500 - 5);
  if (currency === 'EUR') return Math.max(990, Math.round(amount / 500) * 500 - 10);
  const step = amount > 400_000 ? 5000 : 1000;
  return Math.max(9900, Math.round(amount / step) * step - 100);
}

export function priceOf(draft: Draft, isRecommended: boolean): Price {
  const { choice, site, random, level, age, km, kind, type } = draft;
  const { variant, make } = choice;
  const rate = variant.fuel === 'electric' ? site.rate.electric : site.rate.engine;
  const net = type === 'LCV' ? 1 / (1 + site.vat) : 1;
  const asNew = variant.price * 1000 * rate * net * (0.97 + 0.045 * (level - 1));
  const expected = age * (variant.fuel === 'diesel' ? 17_500 : 13_500);
  const wear = expected > 0 ? Math.min(1.12, Math.max(0.72, 1 - ((km - expected) / 100_000) * 0.17)) : 1;
  const fade = variant.fuel === 'electric' ? 1.12 : 1;
  const drawn = kind === 'used' ? random.between(0.96, 1.05) : 1;
  // What sellers recommend is no dearer than comparable cars.
  const asked = isRecommended ? Math.min(drawn, 0.94) : drawn;
  const share = kind === 'used' ? remainingShare(age * fade) * make.hold * wear * asked : 1;
  const retail = roundPrice(asNew * Math.min(share, 1), site.currency);
  const onOffer = kind !== 'sample' && random.chance(kind === 'new' ? 0.2 : 0.12);
  const offer = onOffer ? roundPrice(retail * random.between(0.9, 0.965), site.currency) : retail;
  const campaign = offer < retail ? offer : null;
  return { asNew, retail, now: campaign ?? retail, campaign };
}

/** Whether a company may deduct the VAT: most vans and some company cars. */
function vatEligible(draft: Draft): boolean {
  if (draft.type === 'LCV') return draft.kind !== 'used' || draft.random.chance(0.85);
  return draft.type === 'PC' && draft.kind === 'used' && draft.age < 4 && draft.random.chance(0.18);
}

export function priceFields(draft: Draft, price: Price): Partial<CarRecord> {
  const { texts, format, site, kind } = draft;
  const money = format.money;
  const title = kind === 'sample' ? texts.price.from : price.campaign ? texts.price.campaign : texts.price.cash;
  return {
    car_price: price.now,
    car_price_text: money(price.now),
    car_price_title: title,
    car_price_currency: site.currency,
    car_retail_price: price.retail,
    car_retail_price_text: money(price.retail),
    car_campaign_price: price.campaign,
    car_campaign_price_text: price.campaign === null ? null : money(price.campaign),
    car_has_campaign_price: price.campaign !== null,
    car_vat_eligible: vatEligible(draft),
    ...swedishFields(draft, price),
  };
}

/** The Swedish price base amount of 2026 in SEK. */
const BASE_AMOUNT = 59_200;

/** Returns the monthly benefit value and its ratio, which only Swedish company cars have. */
function swedishFields(draft: Draft, price: Price): Partial<CarRecord> {
  const { site, type, kind, age, format, texts, choice } = draft;
  if (site.country !== 'SE' || type !== 'PC') return {};
  const value = Math.round((price.asNew * (choice.variant.fuel === 'electric' ? 0.0095 : 0.0125)) / 10) * 10;
  const company = kind !== 'used' || age < 3;
  return {
    car_pbbratio: Math.round((price.asNew / BASE_AMOUNT) * 100) / 100,
    car_beneficial_value: company ? value : null,
    car_beneficial_value_text: company ? `${format.money(value)}/${texts.perMonth}` : null,
  };
}
