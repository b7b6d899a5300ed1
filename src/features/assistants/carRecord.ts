import type {
  CarRecord,
  LabelledText,
  LoanRecord,
  MonthlyCostRecord,
  PriceIndicatorRecord,
  TotalCostRecord,
} from '../../contracts/assistants/records.ts';
import type { Quotation } from '../../contracts/finance/finance.ts';
import { parseLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { hasFeature } from '../../contracts/page/page.ts';
import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import { borrowingWarning } from '../car/money/borrowingWarning.ts';
import { chosenLoan } from '../car/money/chosenLoan.ts';
import type { LoanFigures } from '../car/money/loanFigures.ts';
import { loanSummary } from '../car/money/loanSummary.ts';
import { bandText } from '../car/priceBand.ts';
import type { TotalCostView } from '../car/totalCost/totalCostView.ts';
import type { ConditionView } from '../carDetail/condition/conditionView.ts';
import type { CarPageView } from '../carDetail/detailData.ts';
import { loanName } from '../carDetail/loan/loanName.ts';
import { loanTexts } from '../carDetail/loan/loanTexts.ts';
import { replacingQuote } from '../carDetail/quotes/leadQuote.ts';
import { PRODUCT_NAMES } from '../carDetail/quotes/productNames.ts';
import { detailsOf } from '../carDetail/quotes/quoteDetails.ts';
import { quotedCost } from '../carDetail/quotes/quotedCost.ts';
import type { Quotes, QuotesData } from '../carDetail/quotes/quotesData.ts';
import type { AssistantPage, SectionValues } from './assistantPage.ts';
import { conditionRecord } from './conditionRecord.ts';
import { dealerCardRecord, weekRecord } from './dealerRecord.ts';
import { joined, offerRecord, offerTexts, priceRecord } from './money.ts';
import { quotedTexts } from './quotedTexts.ts';

const MAX_IMAGES = 8;

/** Returns the page of a car as a record: on the terms of the page's URL, and with the quotes of the lender that the page has. */
export function carRecord(car: CarPageView, sections: SectionValues, page: AssistantPage): CarRecord {
  const { site, translate, absolute } = page;
  const totalCost = totalCostRecord(sections, page);
  const quotes = sections.get('FinanceQuotes') as QuotesData | null | undefined;
  const loan = loanOnPage(car, quotes, page);
  const view = sections.get('CarCondition') as ConditionView | null | undefined;
  const { condition, remarks } = view ? conditionRecord(view, page) : {};
  const { payable, indicator, priceHistory, dealer } = car;
  return {
    kind: 'car',
    id: car.id,
    url: page.url,
    name: car.title,
    quoted: quotedTexts(
      {
        version: car.text,
        campaigns: car.campaigns,
        equipment: car.equipment,
        description: car.description,
        finance: [...(loan?.texts ?? []), ...car.offers.flatMap(offerTexts), ...quoteTexts(quotes?.quotes)],
        ...(remarks && { remarks }),
      },
      page,
    ),
    price: priceRecord(car.price, page, 'lowestPrice'),
    ...(payable !== undefined && { amount: payable }),
    currency: site.currency,
    ...(indicator && { priceIndicator: indicatorRecord(indicator, page) }),
    ...(priceHistory && { priceHistory: priceHistory.map(([label, text]) => ({ label, text })) }),
    monthlyCosts: [...(loan?.costs ?? []), ...car.offers.map((offer) => offerRecord(offer, page))],
    ...(loan?.figures && { loan: loanRecord(loan.figures, page) }),
    ...(totalCost && { totalCost }),
    ...(quotes && { quotes: quotesRecord(quotes, page) }),
    facts: car.facts.map(plainText),
    overview: rowRecords(car.overview, page),
    ...(car.energy.length > 0 && { energy: { rows: rowRecords(car.energy, page), note: translate('energyNote') } }),
    technical: car.technical.map(({ title, rows }) => ({ title: translate(title), rows: rowRecords(rows, page) })),
    ...(condition && { condition }),
    notices: noticesOf(car, page),
    ...(dealer && { dealer: { ...dealerCardRecord(dealer, page), hours: weekRecord(dealer.sales.week, page) } }),
    images: car.images.slice(0, MAX_IMAGES).map(({ src }) => absolute(src)),
    contactUrl: `${page.url}#contact-form`,
    ...(hasFeature(site, 'leads') && { testDriveUrl: `${page.url}#contact-testdrive` }),
  };
}

/** Returns the total cost of a month as the page states it; undefined on a page without one. */
function totalCostRecord(sections: SectionValues, { translate }: AssistantPage): TotalCostRecord | undefined {
  const total = (sections.get('TotalCost') as { car?: TotalCostView } | null | undefined)?.car;
  if (!total) return undefined;
  const { text, amount, rows, range, notes, loan } = total;
  const all = range ? [...rows, [translate('costTotal'), range] as const] : rows;
  return {
    label: translate('car_total_cost'),
    text,
    ...(amount !== undefined && { amount }),
    parts: all.map(([label, value]) => ({ label, text: value })),
    legalText: joined([...notes, loan]),
  };
}

function indicatorRecord(
  { band, expectedPrice, comparables, date, method }: NonNullable<CarPageView['indicator']>,
  page: AssistantPage,
): PriceIndicatorRecord {
  const [label, text] = [page.translate('car_price_band'), bandText(band, page)];
  return { label, text, expectedPrice, comparables, date, methodUrl: page.absolute(method.href) };
}

function rowRecords(
  rows: readonly (readonly [label: CarPageView['overview'][number][0], value: LocalizedText])[],
  { translate }: AssistantPage,
): LabelledText[] {
  return rows.map(([label, value]) => ({ label: translate(label), text: plainText(value) }));
}

interface LoanOnPage {
  costs: MonthlyCostRecord[];
  /** Null: the page states the lender's quote. */
  figures: LoanFigures | null;
  texts: (LocalizedText | undefined)[];
}

/** Returns the loan as the price box states it (F072): on the terms of the URL, or the lender's quote where that replaces the example. */
function loanOnPage(
  { loan, isQuoted }: CarPageView,
  quotes: QuotesData | null | undefined,
  page: AssistantPage,
): LoanOnPage | null {
  const { site, language, translate, search } = page;
  const figures = loan && chosenLoan(loan, parseLoanQuery(new URLSearchParams(search)));
  if (!loan || !figures) return null;
  const wording = { site, language, translate };
  const warning = borrowingWarning(site, translate);
  const cost = { kind: 'car_loan_monthly_cost', label: translate('car_loan_monthly_cost') } as const;
  const quote = quotes ? replacingQuote(quotes.quotes, loan, figures) : null;
  if (quote === 'refused') return { costs: [], figures: null, texts: [] };
  if (quote) {
    const { sum, terms } = quotedCost(quote, wording);
    return {
      costs: [{ ...cost, text: sum, legalText: joined([productOf(quote, page), terms, warning]) }],
      figures: null,
      texts: [],
    };
  }
  const { amount, terms } = loanSummary(figures, wording);
  const { text, rows, example } = loanTexts(loan, figures, wording);
  const name = loanName(loan, figures, isQuoted === true, translate);
  const details = rows.map(([label, value]) => ({ label: translate(label), text: value }));
  const legalText = joined([isQuoted && name, terms, warning]);
  return {
    costs: [{ ...cost, text: translate('perMonth', { amount }), legalText, details }],
    figures,
    texts: [isQuoted ? undefined : name, text, example],
  };
}

function loanRecord(figures: LoanFigures, { site }: AssistantPage): LoanRecord {
  const { price, deposit, months, payment, rate, cost, own } = figures;
  return {
    currency: site.currency,
    price,
    deposit,
    months,
    payment,
    nominalRate: rate,
    ...(cost.effectiveRate !== null && { effectiveRate: cost.effectiveRate }),
    total: cost.total + deposit,
    isRepresentative: !own,
  };
}

const productOf = ({ FamilyKey }: Quotation, { translate }: AssistantPage): string =>
  translate(PRODUCT_NAMES[FamilyKey]);

/** Returns the lender's quotes with the disclosure of commission before them (FCA CONC 4.5.3R) and the status after them. */
function quotesRecord({ quotes }: QuotesData, page: AssistantPage): NonNullable<CarRecord['quotes']> {
  const { site, translate } = page;
  if (typeof quotes === 'string') {
    return { disclosure: translate(quotes === 'failed' ? 'noQuote' : 'quotesRefused'), offers: [] };
  }
  const warning = borrowingWarning(site, translate);
  const offers = quotes.map((quote) => {
    const { sum, terms } = quotedCost(quote, page);
    const details = detailsOf(quote).map(({ label, value }) => ({ label, text: value }));
    return { name: productOf(quote, page), text: sum, legalText: joined([terms, warning]), details };
  });
  return { disclosure: `${translate('commissionDisclosure')} ${translate('quoteStatus')}`, offers };
}

/** Returns what the lender says of its quotes: their names and notes. */
const quoteTexts = (quotes: Quotes = []): string[] =>
  typeof quotes === 'string'
    ? []
    : quotes.flatMap(({ Name, Notifications }) => [Name, ...Notifications.map(({ Message }) => Message)]);

/** Returns what the page tells a buyer besides the price. */
function noticesOf({ information: { guarantee, data } }: CarPageView, { site, translate }: AssistantPage) {
  const notices: CarRecord['notices'] = [];
  if (site.country === 'SE') {
    notices.push({ title: translate('networkNoticeTitle'), text: translate('networkNotice') });
  }
  if (guarantee) {
    const { years, href: url } = guarantee;
    notices.push({ title: translate('legalGuaranteeTitle', { years }), text: translate('legalGuaranteeText'), url });
  }
  if (data) {
    const text = data.rows.map(([label, value]) => `${translate(label)}: ${plainText(value)}`);
    notices.push({ title: translate('productData'), text: joined(text), ...(data.href && { url: data.href }) });
  }
  return notices;
}
