import { describe, expect, test } from '@jest/globals';
import { CAR_CARD_FIELDS, type CarCard } from '../../contracts/car/car.ts';
import { CAR_FACETS } from '../../contracts/search/carSearch.ts';
import { testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { cardOf } from './card.ts';
import { carHref } from './carHref.ts';
import { cardLoanText } from './money/monthlyTerms.ts';
import { silhouetteOf } from './silhouettes.ts';

const language = { code: 'sv', locale: 'sv-SE', prefix: '', name: 'Svenska' };
const CAR: CarCard = {
  car_id: '1453120',
  slug: 'volvo-xc60-t6',
  car_brand: 'Volvo',
  car_model: 'XC60',
  car_model_text: 'T6 AWD',
  car_year: 2021,
  car_mileage_text: '4 500 mil',
  car_fuel: 'Laddhybrid',
  car_gearbox: 'Automat',
  car_price_text: '399 900 kr',
  car_loan_monthly_cost: 4312,
  car_privateleasing_monthly_cost: 3995,
  car_site_city: 'Malmö',
  car_primary_image: { thumbnail_url: '/-/media/x.jpg', blur_data_url: 'data:image/webp;base64,AA' },
};
const card = (changes: Partial<CarCard> = {}, blur = false) =>
  cardOf({ ...CAR, ...changes }, testLoaderContext({ language }), { withBlur: blur });

describe('F045 content of a card', () => {
  test('an electric range has its label and its share of a long one', () => {
    const electric = card({ wltp_electric_range: 350, wltp_electric_range_text: '350 km' });
    expect(electric.range).toEqual({ label: 'Electric range (WLTP)', text: '350 km', share: 0.5 });
    expect(card({ wltp_electric_range: 900 }).range).toMatchObject({ share: 1 });
    expect(card({ wltp_electric_range: 0 })).not.toHaveProperty('range');
  });

  test('it has title, text, facts, price, monthly cost of the loan, city and image only', () => {
    expect(card()).toEqual({
      id: '1453120',
      slug: 'volvo-xc60-t6',
      title: 'Volvo XC60',
      text: 'T6 AWD',
      facts: ['2021', '4 500 mil', 'Laddhybrid', 'Automat'],
      price: { amount: '399 900 kr' },
      monthly: '4\u00a0312\u00a0kr',
      city: 'Malmö',
      image: '/-/media/x.jpg',
    });
  });

  test('without an image it has the silhouette of its body', () => {
    const silhouettes = ['Kombi', 'Pickup'].map((body) => card({ car_primary_image: null, car_body: body }).silhouette);
    expect(silhouettes).toEqual(['Kombi', 'Pickup'].map(silhouetteOf));
    expect(new Set(silhouettes).size).toBe(2);
  });

  test('it has a placeholder only on request', () => {
    expect(card({}, true).blur).toBe('data:image/webp;base64,AA');
  });

  test('F069 the badge of the car of the week replaces that of a campaign', () => {
    const campaign = {
      car_has_campaign_price: true,
      car_campaign_price: 1,
      car_campaign_price_text: '1 kr',
      car_price_history: [
        { date: '2026-09-01', price: 3 },
        { date: '2026-11-09', price: 1 },
      ],
    };
    expect(card(campaign).badge).toBe('campaignBadge');
    expect(card({ ...campaign, caroftheweek: true }).badge).toBe('carOfTheWeekBadge');
  });

  test('F058 in the UK the badge of a campaign is the sum that it saves, which is that between the two prices', () => {
    const car_price_history = [
      { date: '2026-09-01', price: 20_995 },
      { date: '2026-11-09', price: 18_995 },
    ];
    const prices = { car_retail_price: 20_995, car_campaign_price: 18_995 };
    const campaign = { car_has_campaign_price: true, car_price_history, ...prices };
    const badgeOf = (changes: object, country: 'GB' | 'SE') => {
      const languages = [{ ...language, locale: country === 'GB' ? 'en-GB' : 'sv-SE' }];
      const site = { ...testSite, country, currency: country === 'GB' ? 'GBP' : 'SEK', languages } as typeof testSite;
      const { badge, saving, price } = cardOf(
        { ...CAR, ...campaign, ...changes },
        testLoaderContext({ site, language }),
      );
      return { badge, saving, struck: Boolean(price.struck) };
    };
    expect(badgeOf({}, 'GB')).toEqual({ badge: 'savingBadge', saving: '£2,000', struck: true });
    expect(badgeOf({}, 'SE')).toEqual({ badge: 'campaignBadge', saving: undefined, struck: true });
    expect(badgeOf({ car_retail_price: 18_000 }, 'GB')).toMatchObject({ badge: 'campaignBadge' });
    expect(badgeOf({ car_has_campaign_price: false }, 'GB')).toMatchObject({ badge: undefined, struck: false });
  });

  test('F069 a new car has its official consumption and CO₂, as far as they are known', () => {
    const figures = {
      car_fuel_consumption_text: '5,4 l/100 km',
      wltp_electric_consumption_text: '17 kWh/100 km',
      car_emission_text: '35 g/km',
    };
    const energyOf = (changes: object) => card({ ...figures, ...changes }).energy?.replaceAll('\u00a0', ' ');
    expect(energyOf({ car_is_used: false })).toBe('WLTP: 17 kWh/100 km, 5,4 l/100 km, CO₂ 35 g/km');
    expect(energyOf({ car_is_sample: true, wltp_electric_consumption_text: null })).toBe(
      'WLTP: 5,4 l/100 km, CO₂ 35 g/km',
    );
    expect(energyOf({ car_is_used: true })).toBeUndefined();
    expect(card({ car_is_used: false }).energy).toBeUndefined();
  });

  test('unknown facts are empty', () => {
    expect(
      card({
        car_mileage_text: null,
        car_gearbox: '',
      }),
    ).toMatchObject({ facts: ['2021', '', 'Laddhybrid', ''] });
  });

  test.each([null, 0, undefined])(
    'a car whose loan costs %s a month has no monthly cost, whatever its leasing costs',
    (cost) => {
      expect(card({ car_loan_monthly_cost: cost })).not.toHaveProperty('monthly');
    },
  );

  describe('U11 the terms of the monthly cost', () => {
    const car_loan_option = {
      price: 400_000,
      default_contract_duration: 36,
      interest_rate: 6.95,
      start_fee: 695,
      contract_durations: [
        { months: 36, residual_percentage: 50, cash_amount_min_percentage: 20, cash_amount_max_percentage: 60 },
      ],
    };
    const translate = testLoaderContext().translate;
    const loanText = (changes: Partial<CarCard>, country = 'SE') => {
      const { terms, monthly = '' } = card(changes);
      return (
        terms &&
        JSON.parse(JSON.stringify(cardLoanText({ terms, monthly, country }, translate)).replaceAll('\u00a0', ' '))
      );
    };

    test('a loan has its effective rate, total and warning in sight, and deposit, term and nominal rate on demand', () => {
      expect(loanText({ car_loan_option, car_loan_monthly_cost: 4906 })).toEqual({
        rate: '7,5 % APR',
        summary: 'Finance, 457 311 kr payable in total. Caution! Borrowing money costs money.',
        text: '80 000 kr deposit, 36 months, 6,95 % interest.',
        isWhole: false,
      });
    });

    test.each(['GB', 'DE'])('in %s the whole example is in sight, and begins with the monthly cost', (country) => {
      expect(loanText({ car_loan_option, car_loan_monthly_cost: 4906 }, country)).toEqual({
        rate: '7,5 % APR',
        text: '4 906 kr/month · 7,5 % APR\nFinance: 80 000 kr deposit, 36 months, 6,95 %, 457 311 kr payable in total.',
        isWhole: true,
      });
    });

    test('a loan without an effective rate has its terms and the warning in sight', () => {
      const { terms } = card({ car_loan_option, car_loan_monthly_cost: 4906 });
      const { effective, ...rest } = terms ?? { product: 'HP' as const, deposit: '', months: 0, rate: '', total: '' };
      expect(effective).toBeDefined();
      const stated = cardLoanText({ terms: rest, monthly: '4906', country: 'SE' }, translate);
      expect(stated).not.toHaveProperty('summary');
      expect(stated.text).toMatch(/6,95\s%, .* payable in total\. Caution! Borrowing money costs money\.$/);
    });

    test('rates are formatted in the language of the page', () => {
      const english = { code: 'en', locale: 'en-GB', prefix: '/en', name: 'English' };
      const { terms } = cardOf(
        { ...CAR, car_loan_option, car_loan_monthly_cost: 4906 },
        testLoaderContext({ language: english }),
      );
      expect(terms).toMatchObject({ rate: '6.95%', effective: '7.5%' });
    });

    test('there are none when the record has none', () => {
      expect(loanText({})).toBeUndefined();
    });
  });

  test('every fact of a card has a filter (U1)', () => {
    const facets: readonly string[] = CAR_FACETS.map(({ name }) => name);
    const facts = ['car_year', 'car_mileage', 'car_fuel', 'car_gearbox', 'car_price', 'car_site_city'];
    expect(facts.every((name) => facets.includes(name) && CAR_CARD_FIELDS.includes(name))).toBe(true);
  });

  test('F043 its URL', () => {
    expect(carHref({ id: '17', slug: 'volvo-xc60' }, testSite, { ...language, prefix: '/en' })).toBe(
      '/en/kop-bil/17/volvo-xc60',
    );
  });

  test('Q51 a record has one card for each wording, with and without its placeholder', () => {
    const record = { ...CAR };
    const swedish = testLoaderContext({ language });
    const translated = { ...swedish, valueText: () => 'Petrol' };
    const first = cardOf(record, swedish);
    expect(cardOf(record, { ...swedish })).toBe(first);
    expect(cardOf(record, translated).facts).toContain('Petrol');
    expect(cardOf(record, swedish, { withBlur: true })).toHaveProperty('blur');
    expect(cardOf(record, swedish)).toBe(first);
    expect(cardOf({ ...record }, swedish)).toEqual(first);
    for (const locale of ['en-GB', 'da-DK', 'fi-FI', 'nb-NO']) {
      const other = { ...swedish, language: { ...language, locale } };
      expect(cardOf(record, other)).toEqual(cardOf({ ...record }, other));
    }
  });
});
