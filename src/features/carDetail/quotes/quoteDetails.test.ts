import { expect, test } from '@jest/globals';
import { detailsOf } from './quoteDetails.ts';
import { quoteCallOf, quotesIn } from './quotesData.ts';

test('F075 details are found by their keys, known ones first; of one key the first counts', () => {
  const detail = (Key: string, DisplayValue = '1') => ({ Key, Label: Key, DisplayValue });
  const Blocks = [
    { Details: [detail('Other'), detail('APR', '9.9%'), detail('Duration', '')] },
    { Details: [detail('CashPrice'), detail('APR', '8%'), { ...detail('TotalDeposit'), Label: '' }] },
  ];
  expect(detailsOf({ Blocks }).map(({ key, value }) => [key, value])).toEqual([
    ['CashPrice', '1'],
    ['APR', '9.9%'],
    ['Other', '1'],
  ]);
});

test('F075 two quotes have the same rows; what only one has is without a value in the other', () => {
  const quote = (...keys: string[]) => ({
    Blocks: [{ Details: keys.map((Key) => ({ Key, Label: `${Key}:`, DisplayValue: `value of ${Key}` })) }],
  });
  const hp = quote('CashPrice', 'APR');
  const pcp = quote('OptionalFinalPayment', 'CashPrice', 'APR', 'Other');
  const rowsOf = (...quotes: Parameters<typeof detailsOf>) =>
    detailsOf(...quotes).map(({ label, value }) => [label, value]);
  expect(rowsOf(hp, pcp)).toEqual([
    ['CashPrice:', 'value of CashPrice'],
    ['OptionalFinalPayment:', '–'],
    ['APR:', 'value of APR'],
    ['Other:', '–'],
  ]);
  expect(rowsOf(pcp, hp).map(([label]) => label)).toEqual(rowsOf(hp, pcp).map(([label]) => label));
  expect(rowsOf(hp)).toHaveLength(2);
});

test('F075 a payment replaces the deposit in a request', () => {
  const terms = { deposit: 2_000, months: 48, mileage: 10_000 };
  const parametersOf = (...call: Parameters<typeof quoteCallOf>) => quoteCallOf(...call).VehicleRequests[0]?.Parameters;
  expect(parametersOf('7', terms)).toMatchObject({ CalculationType: 'RegularPayment', CashDeposit: 2_000, Term: 48 });
  const fromPayment = parametersOf('7', { ...terms, payment: 250 });
  expect(fromPayment).toMatchObject({ CalculationType: 'CashDeposit', RegularPayment: 250 });
  expect(fromPayment).not.toHaveProperty('CashDeposit');
});

test('F076 an error of the car is a refusal; a response without a quotation is a failure', () => {
  expect(quotesIn({ Vehicles: [{ Id: '7', HasError: true, FinanceQuotations: [] }] }, '7')).toBe('refused');
  expect(quotesIn({ Vehicles: [{ Id: '7', HasError: false, FinanceQuotations: [] }] }, '7')).toBe('failed');
  expect(quotesIn({ Vehicles: [] }, '7')).toBe('failed');
});
