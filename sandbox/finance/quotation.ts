import { type LenderQuote, nominalRate } from './lender.ts';

const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const pounds = (pence: number): string => money.format(pence / 100);
const miles = new Intl.NumberFormat('en-GB');

type Detail = [key: string, label: string, value: string];

/** Returns the details of a quote, by the keys that pages know. */
export function detailsOf(quote: LenderQuote): Detail[] {
  const { finalPayment, months, payment } = quote;
  const isPcp = finalPayment > 0;
  return [
    ['CashPrice', 'Cash price', pounds(quote.price)],
    ['TotalDeposit', 'Deposit', pounds(quote.deposit)],
    ['AmountOfCredit', 'Total amount of credit', pounds(quote.credit)],
    ['RegularPayments', `${months} monthly payments of`, pounds(payment)],
    ...(isPcp ? [['OptionalFinalPayment', 'Optional final payment', pounds(finalPayment)] satisfies Detail] : []),
    ['TotalChargeForCredit', 'Total charge for credit', pounds(quote.charge)],
    ['TotalAmountPayable', 'Total amount payable', pounds(quote.total)],
    ['Duration', 'Duration of agreement', `${months} months`],
    ['RateOfInterest', 'Rate of interest (fixed)', `${nominalRate(quote.apr).toFixed(2)}%`],
    ['APR', 'APR', `${quote.apr.toFixed(1)}%`],
    ...(isPcp
      ? [
          ['AnnualMileage', 'Mileage per year', `${miles.format(quote.milesPerYear)} miles`] satisfies Detail,
          [
            'ExcessMileage',
            'Excess mileage charge',
            `${quote.excessPerMile}p per mile, including VAT`,
          ] satisfies Detail,
        ]
      : []),
  ];
}

/** Returns what the visitor should know about the quote besides its figures. */
export function notificationsOf(quote: LenderQuote): string[] {
  return quote.isAdjusted
    ? [
        `This agreement needs a deposit between £0 and ${pounds(quote.maxDeposit)}. We have calculated it with ${pounds(quote.deposit)}.`,
      ]
    : [];
}

/** Returns the terms of a quote as plain text. */
export function legalText(reference: string): string {
  return [
    `Terms of quote ${reference}`,
    'This quote is not an offer of credit. Finance is subject to status, for UK residents aged 18 or over. Terms and conditions apply. Guarantees and indemnities may be required.',
    'With hire purchase you own the car once you have made all payments. With personal contract purchase you may pay the optional final payment and keep the car, hand it back, or part exchange it. If you hand it back, you pay for excess mileage and for damage beyond fair wear and tear.',
    'If you fall behind with payments, the car may be taken back, and your credit rating may suffer. You may withdraw from the agreement within 14 days.',
    'Fenwick Motor Finance Ltd is the lender. Marlow is a credit broker, not a lender, and may receive a commission that depends on the amount you borrow.',
  ].join('\n\n');
}
