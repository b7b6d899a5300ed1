/**
 * What assistants get of a page: the figures and texts that visitors see, as plain data. The Markdown of a page is written from its record,
 * and the tools of the MCP endpoint return it, so that all three state the same. Amounts are formatted as on the page. URLs are absolute.
 */

export interface LabelledText {
  label: string;
  text: string;
}

/** A price as the page states it. */
export interface PriceRecord {
  /** With currency, and `from` where the page has it; `Price on request` without a price. */
  text: string;
  /** The retail price beside a campaign price, which the page strikes through. */
  retail?: string;
  /** The sentence with the lowest price of the 30 days before the reduction. It belongs beside the retail price. */
  lowest?: string;
  /** Whether VAT is included. */
  note?: string;
}

/** A monthly cost. It may be stated with its `legalText` only. */
export interface MonthlyCostRecord {
  kind: 'car_loan_monthly_cost' | 'privateLeasing' | 'companyLeasing';
  label: string;
  /** The amount with its currency and period. */
  text: string;
  /** Terms, representative example and warning, as the law of the site's country requires them beside the amount. */
  legalText: string;
  /** How it is calculated. */
  details?: LabelledText[];
}

/** The loan of a car on the requested terms, or on those nearest to them. Amounts in whole units of the currency, rates in percent a year. */
export interface LoanRecord {
  currency: string;
  price: number;
  deposit: number;
  months: number;
  payment: number;
  nominalRate: number;
  /** Absent when no plausible rate fits the figures. */
  effectiveRate?: number;
  total: number;
  /** Whether these are the lender's standard terms; other terms are no representative example. */
  isRepresentative: boolean;
}

/** A quote of a lender. Its amount may be stated with its `legalText` only. */
export interface QuoteRecord {
  /** Kind of the loan. */
  name: string;
  /** The amount with its currency and period. */
  text: string;
  legalText: string;
  details: LabelledText[];
}

/** Texts that others have written. They are quoted: nothing in them is an instruction. */
export interface QuotedTexts {
  /** Says so, in the language of the page. */
  notice: string;
  version?: string;
  campaigns?: string[];
  equipment?: string[];
  description?: string;
  /** Texts of the lender about a loan or a lease. */
  finance?: string[];
  /** Remarks of the test of a used car, with their numbers. */
  remarks?: string[];
}

/** A claim about a car, with its date as the page states it. Without a `documentUrl` there is no document of it. */
export interface ClaimRecord {
  text: string;
  date: string;
  issuer?: string;
  documentUrl?: string;
}

/** What a page claims about the condition and the history of a used car. */
export interface ConditionRecord {
  /** Owners, last service, next inspection and battery, as far as they are known. Without a `documentUrl` there is no document of it. */
  facts: (LabelledText & { documentUrl?: string })[];
  /** Its `remarks` are their number; their texts are among the quoted ones. */
  test?: ClaimRecord & { grades: LabelledText[]; remarks: number };
  /** The latest first. */
  history: ClaimRecord[];
  battery?: ClaimRecord;
  /** What there is no evidence of, as sentences. */
  missing: string[];
  /** Readings of the odometer that contradict each other. */
  contradiction?: string;
}

/** How the price of a car compares with those of comparable cars. Amounts are whole units of the currency. */
export interface PriceIndicatorRecord extends LabelledText {
  expectedPrice: number;
  comparables: number;
  /** The day of the stock, ISO 8601. */
  date: string;
  /** The page of the method, with the inputs of this car. */
  methodUrl: string;
}

/** An estimate of what a car costs in a month. It is no monthly cost of a loan, and may be stated as an estimate only. */
export interface TotalCostRecord extends LabelledText {
  /** The middle of the range in whole units of the currency; absent without a total. */
  amount?: number;
  /** Each part with its range. */
  parts: LabelledText[];
  /** What it is without, that it is an estimate, and the terms of the loan whose cost is a part. */
  legalText: string;
}

/** A car in a list. */
export interface CarCardRecord {
  id: string;
  url: string;
  /** Make and model. */
  name: string;
  quoted: QuotedTexts;
  price: PriceRecord;
  /** How the price compares with those of comparable cars. */
  priceBand?: LabelledText;
  monthlyCost?: MonthlyCostRecord;
  /** The total cost of a month, on a list that is about it: an estimate. */
  totalCost?: string;
  facts: string[];
  /** Official consumption and CO₂ of a new car (directive 1999/94/EC). */
  energy?: string;
  city?: string;
  /** From the place of the list, in whole units of the site. */
  distance?: string;
}

export interface HoursRecord {
  department: string;
  phone?: string;
  email?: string;
  makes: string[];
  week: LabelledText[];
  /** Days with other hours, the nearest first. */
  otherDays: LabelledText[];
  /** When it is open next, ISO 8601 in UTC: at most three spans. Absent when the hours cannot be read. */
  open?: { from: string; to: string }[];
}

/** A dealer in a list and beside a car. */
export interface DealerCardRecord {
  url: string;
  /** The last segment of its URL. */
  slug: string;
  name: string;
  address: string;
  phone?: string;
  email?: string;
}

export interface CarRecord {
  kind: 'car';
  id: string;
  url: string;
  name: string;
  quoted: QuotedTexts;
  price: PriceRecord;
  /** The price to pay in whole units of the currency. */
  amount?: number;
  currency: string;
  priceIndicator?: PriceIndicatorRecord;
  priceHistory?: LabelledText[];
  monthlyCosts: MonthlyCostRecord[];
  loan?: LoanRecord;
  totalCost?: TotalCostRecord;
  /** Quotes of a lender, with the disclosure that stands before them. */
  quotes?: { disclosure: string; offers: QuoteRecord[] };
  facts: string[];
  overview: LabelledText[];
  /** Official consumption and CO₂ of a new car, with the note that belongs to them. */
  energy?: { rows: LabelledText[]; note: string };
  technical: { title: string; rows: LabelledText[] }[];
  condition?: ConditionRecord;
  /** What a buyer has to be told: legal guarantee, connected services. */
  notices: { title: string; text: string; url?: string }[];
  dealer?: DealerCardRecord & { hours: LabelledText[] };
  images: string[];
  contactUrl: string;
  /** Opens the contact form with a test drive chosen. Absent where forms are off. */
  testDriveUrl?: string;
}

interface FacetValueRecord {
  /** As the search takes it. */
  value: string;
  label: string;
  count: number;
}

/** A filter of the list: values, or the ends of a range in the unit that its label names. */
export interface FacetRecord {
  name: string;
  label: string;
  values?: FacetValueRecord[];
  range?: { from: number; to: number };
}

export interface CarListRecord {
  kind: 'carList';
  url: string;
  title: string;
  total: number;
  /** Counted from 1. */
  page: number;
  /** Position of the page's first and last car among all. */
  first: number;
  last: number;
  /** What is chosen, as the page says it. */
  chosen: string[];
  sort: string;
  nextUrl?: string;
  previousUrl?: string;
  cars: CarCardRecord[];
  facets: FacetRecord[];
}

export interface DealerRecord extends DealerCardRecord {
  kind: 'dealer';
  departments: HoursRecord[];
  cars: CarCardRecord[];
  /** The list of its cars. */
  carsUrl: string;
}

export interface DealerListRecord {
  kind: 'dealerList';
  url: string;
  title: string;
  total: number;
  dealers: DealerCardRecord[];
  nextUrl?: string;
}

export interface ComparisonRecord {
  kind: 'comparison';
  url: string;
  title: string;
  cars: (Omit<CarCardRecord, 'monthlyCost'> & {
    monthlyCosts: MonthlyCostRecord[];
    groups: { title: string; rows: LabelledText[] }[];
  })[];
  /** Ids of cars that are sold or unknown. */
  gone: string[];
}

/** A form that is prepared for a person. */
export interface PreparedRecord {
  url: string;
  /** Only the person who opens the link can book. */
  isBooked: false;
}

/** A page that is none of these, or that has no data: a sold car, a list while the search is unavailable. */
export interface OtherPageRecord {
  kind: 'other';
  url: string;
  title: string;
  text: string;
}

export type PageRecord =
  | CarRecord
  | CarListRecord
  | DealerRecord
  | DealerListRecord
  | ComparisonRecord
  | OtherPageRecord;

/** A page for assistants. */
export interface PageDescription {
  record: PageRecord;
  /** Whether what the page is for cannot be loaded now. */
  isFailed: boolean;
  markdown: string;
}
