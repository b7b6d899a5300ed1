import { describe, expect, test } from '@jest/globals';
import { carDetailSchema } from '../../../src/contracts/car/car.ts';
import { figuresAt, standardChoice } from '../../../src/features/car/money/loanFigures.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';

/** The loan calculator as the server sends it: it works without scripts. */

const fixture = productFixture({ cars: 400 });

const SITES = [
  ['norrvag-se', '', '/kop-bil', 'Att låna kostar pengar! Om du inte'],
  ['norrvag-se', '/en', '/kop-bil', 'Caution! Borrowing money costs money. If you cannot'],
] as const;

/** Returns a car that is for sale with a loan of several terms. */
async function carWithLoan(site: string) {
  const records = await recordsOf(fixture.product, `vehicles_${site.replace('-', '_')}`, { limit: 100 });
  for (const record of records) {
    const car = carDetailSchema.cast(record);
    const { car_loan_option: option, car_status: status } = car;
    const standard = option && standardChoice(option);
    if (status === 'sold' || !option || !standard || (option.contract_durations?.length ?? 0) < 3) continue;
    return { path: `/${car.car_id}/${car.slug}`, option, standard, payment: car.car_loan_monthly_cost };
  }
  throw new Error(`no car of ${site} has a loan`);
}

const get = (site: string, path: string) =>
  send(fixture.product.url, path, { host: `${site}.localhost:${fixture.product.port}` });

/** Returns what the calculator's element states. */
const statedBy = (html: string) =>
  Object.fromEntries(
    ['deposit', 'months', 'payment', 'effective-rate'].map((name) => [
      name,
      Number(new RegExp(`data-loan=""[^>]* data-${name}="([^"]*)"`).exec(html)?.[1]),
    ]),
  );

describe.each(SITES)('F072 the calculator on %s%s', (site, prefix, cars, advice) => {
  const pathOf = (path: string, query = '') => `${prefix}${cars}${path}${query}`;

  test('states the terms of the URL, clamped to what the lender offers, whatever was requested before', async () => {
    const { path, option, standard, payment } = await carWithLoan(site);
    const months = option.contract_durations?.[1]?.months ?? 0;
    const chosen = figuresAt(option, { deposit: standard.deposit + 1000, months });
    const queries = [
      ['', { deposit: standard.deposit, months: standard.months, payment }],
      [
        `?months=${months}&deposit=${standard.deposit + 1000}`,
        { deposit: chosen?.deposit, months, payment: chosen?.payment },
      ],
      ['?deposit=1&months=abc', { deposit: standard.deposit, months: standard.months, payment }],
      ['?utm_source=x', { deposit: standard.deposit, months: standard.months, payment }],
    ] as const;
    for (const [query, expected] of [...queries, ...queries.toReversed()]) {
      const { status, body } = await get(site, pathOf(path, query));
      expect([query, status, statedBy(body)]).toEqual([query, 200, expect.objectContaining(expected)]);
      expect(body).toContain(
        `<link rel="canonical" href="http://${site}.localhost:${fixture.product.port}${pathOf(path)}"`,
      );
    }
    const { body } = await get(site, pathOf(path, `?deposit=${standard.deposit + 1000}&months=${months}`));
    expect(statedBy(body)['effective-rate']).toBe(chosen?.cost.effectiveRate);
  });

  test('without scripts reads an amount as people type it', async () => {
    const { path, option, standard } = await carWithLoan(site);
    const typed = [
      ['60000kr', 60_000],
      ['60.000', 60_000],
      ['60 000,00 kr', 60_000],
      ['£60,000', 60_000],
      ['６００００', 60_000],
      ['60 tkr', 60_000],
      ['60.000:-', 60_000],
    ] as const;
    for (const [text, deposit] of typed) {
      const { body } = await get(site, pathOf(path, `?${new URLSearchParams({ deposit: text })}`));
      const expected = figuresAt(option, { deposit, months: standard.months });
      expect([text, statedBy(body)]).toEqual([
        text,
        expect.objectContaining({ deposit: expected?.deposit, payment: expected?.payment }),
      ]);
    }
  });

  test('is a form that requests the page, with its fields, and states what borrowing costs', async () => {
    const { path } = await carWithLoan(site);
    const { body } = await get(site, pathOf(path));
    const calculator = /data-loan=""[\s\S]*?role="status"/.exec(body)?.[0] ?? '';
    expect(calculator).toMatch(new RegExp(`^[\\s\\S]{0,1100}<form[^>]* action="${pathOf(path)}"`));
    expect(calculator).toMatch(/<input[^>]* name="deposit"/);
    expect(calculator).toMatch(/<input[^>]* name="months"/);
    expect(calculator).toMatch(/<noscript><button type="submit"/);
    expect(calculator).toContain(advice);
    expect(calculator.includes('konsumentverket.se')).toBe(site === 'norrvag-se');
  });
});

test('F073 without scripts a table has the cost of every duration and distance, company leasing is without VAT', async () => {
  const records = await recordsOf(fixture.product, 'vehicles_norrvag_se', { limit: 100 });
  const car = records
    .map((record) => carDetailSchema.cast(record))
    .find(({ car_leasing_options: options, car_status: status }) => status !== 'sold' && options?.length === 6);
  const { body } = await get('norrvag-se', `/kop-bil/${car?.car_id}/${car?.slug}`);
  const tables = [...body.matchAll(/<noscript><dl.*?<\/noscript>/gs)].map(([table]) => table.replaceAll(/\s/g, ' '));
  const costs = tables.map((table) => [...table.matchAll(/<dd>([^<]*) kr\/mån/g)].map(([, cost]) => cost).sort());
  const expected = ['Private', 'Company'].map((type) =>
    (car?.car_leasing_options ?? [])
      .filter((option) => option.leasing_type === type)
      .map(({ monthly_cost: cost }) => (cost ?? 0).toLocaleString('sv-SE').replaceAll(/\s/g, ' '))
      .sort(),
  );
  expect(costs).toEqual(expected);
  // The menu above has the same words.
  const main = body.slice(body.indexOf('<main'));
  const [, personal, company] = /<span[^>]*>Privatleasing(.*?)<span[^>]*>Företagsleasing(.*?)<\/li>/s.exec(main) ?? [];
  expect([personal?.includes('exkl. moms'), company?.includes('exkl. moms')]).toEqual([false, true]);
});
