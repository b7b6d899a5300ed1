/** Labels of the finance quotes on sites in the UK (F075, F076), in English. The lender's own texts are English. */
export const FINANCE_DICTIONARY = {
  quotesTitle: 'Your finance quote',
  quotesText:
    'Hire purchase and PCP side by side, calculated by the lender for this car. Change the terms to suit you.',
  quotesRefused:
    'The lender gives no quote for this car on these terms. Change them, or contact our team for other ways to pay.',
  /** In place of a quote: another product has one on these terms. */
  quoteMissingTerm:
    'The lender does not quote {product} over {months, plural, one {# month} other {# months}}. For this car it does over {terms} months.',
  quoteMissing: 'The lender gives no {product} quote for this car on these terms.',
  /** Button below it: quotes over a term for which both products have one. */
  quotesOver: 'Compare both over {months, plural, one {# month} other {# months}}',
  quoteMileage: 'Annual mileage',
  milesCount: '{count, plural, one {# mile} other {# miles}}',
  quotePayment: 'Monthly payment',
  quotePaymentHint: 'Optional. Enter what you would like to pay, and we calculate the deposit.',
  quoteFromPayment: 'The deposit of each quote is calculated for {amount} a month.',
  quoteUpdate: 'Update quotes',
  quoteLoading: 'Getting your quotes…',
  quoteReady: 'Updated: {quotes}.',
  quoteDeposit: 'with {amount} deposit over {months, plural, one {# month} other {# months}}',
  quoteApply: 'Apply for finance',
  quoteReserve: 'Reserve this car',
  quotePartExchange: 'Value my part exchange',
  quoteReference: 'Quote reference {reference}',
  quoteLegal: 'Terms and conditions',
  quoteLegalFailed: 'We cannot show the terms right now. Please try again later, or ask us for them.',
  /** Before the quotes (FCA CONC 4.5.3R, docs/law.md). Its wording depends on the lenders of the site. */
  commissionDisclosure:
    'We receive a commission from the lender when you take out finance: a fixed fee or a percentage of the amount you borrow. The amount may vary by lender and product. We will tell you what it is if you ask.',
  quoteStatus:
    'Finance is subject to status. We are a credit broker, not a lender. Quotes are illustrations and no offer of credit.',
  /** F076: the words of the specification. */
  noQuote:
    "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
  infoHp: 'You pay a deposit and fixed monthly payments. When all are paid, the car is yours.',
  infoPcp:
    'Lower monthly payments, because part of the price is due at the end. You then pay the optional final payment and keep the car, hand it back or part exchange it.',
  infoFinalPayment:
    'The value that the lender guarantees for the end of the agreement. You pay it only if you want to keep the car.',
  infoExcessMileage: 'What each mile above the agreed mileage costs if you hand the car back.',
} as const;
