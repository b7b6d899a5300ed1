import { EU, type LawRule, type Requirement } from '../lawRule.ts';
import {
  BORROWING_COSTS,
  DEPOSIT,
  DURATION,
  EFFECTIVE_RATE,
  NOMINAL_RATE,
  TOTAL_AMOUNT,
  WITHOUT_VAT,
} from '../words.ts';

/** Advertising of credit: every page that states what a loan costs in a month, or its rate of interest. */

const CCD2 = {
  act: 'Directive (EU) 2023/2225 on credit agreements for consumers',
  url: 'https://eur-lex.europa.eu/eli/dir/2023/2225/oj/eng',
};
const CCD2_NATIONAL = {
  SE: 'new consumer credit act (konsumentkreditlag) in force on 20 November 2026; before it 2010:1846, 7 §',
  DK: 'kreditaftaleloven and markedsføringsloven as amended for the directive',
  FI: 'kuluttajansuojalaki, chapter 7, as amended for the directive',
  SK: 'zákon č. 312/2025 Z. z. o spotrebiteľských úveroch, in force on 20 November 2026; before it 129/2010 Z. z.',
} as const;

/** The figures of an example. Some may be disclosed on demand. */
const EXAMPLE: readonly Requirement[] = [
  { kind: 'text', says: 'total amount to pay', words: TOTAL_AMOUNT },
  { kind: 'text', says: 'duration', words: DURATION },
  { kind: 'text', says: 'borrowing rate', words: NOMINAL_RATE },
  { kind: 'text', says: 'deposit', words: DEPOSIT },
];
const RATE_IN_SIGHT: Requirement = { kind: 'text', says: 'effective rate', words: EFFECTIVE_RATE, place: 'inSight' };

const CARD_KEYS = ['cardLoanRate', 'cardLoanTotal', 'cardLoanRest', 'loanSummary'];

export const CREDIT_RULES: readonly LawRule[] = [
  {
    id: 'credit-warning-eu',
    requires: 'Beside a cost of credit or a rate of interest stands a clear warning that borrowing money costs money.',
    countries: EU,
    source: { ...CCD2, article: 'article 8(1)' },
    national: CCD2_NATIONAL,
    since: '2026-11-20',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [{ kind: 'text', says: 'warning that borrowing costs money', words: BORROWING_COSTS, place: 'inSight' }],
    dictionary: ['borrowingCosts'],
    lawyer:
      'The wording of the warning in each national act, and whether one warning for each card is near enough to its cost.',
  },
  {
    id: 'credit-example-eu',
    requires:
      'Beside a cost of credit or a rate of interest stand the effective rate in sight and, by a representative example, borrowing rate, total, duration and deposit.',
    countries: EU,
    source: { ...CCD2, article: 'article 8(2) and (3)' },
    national: CCD2_NATIONAL,
    since: '2026-11-20',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [RATE_IN_SIGHT, ...EXAMPLE],
    dictionary: CARD_KEYS,
    lawyer:
      'Whether deposit, duration and borrowing rate may open on demand on a card (article 8(3): easily readable, and adapted to the medium).',
  },
  {
    id: 'credit-example-eu-2008',
    requires:
      'Beside a cost of credit or a rate of interest stand effective rate, borrowing rate, total, duration and deposit by a representative example.',
    countries: EU,
    source: {
      act: 'Directive 2008/48/EC on credit agreements for consumers',
      article: 'article 4',
      url: 'https://eur-lex.europa.eu/eli/dir/2008/48/oj/eng',
    },
    national: { SE: 'konsumentkreditlagen (2010:1846), 7 §', SK: 'zákon č. 129/2010 Z. z.' },
    since: '2010-06-11',
    until: '2026-11-20',
    where: { pages: null, part: 'loanCost', when: [] },
    must: [RATE_IN_SIGHT, ...EXAMPLE],
    dictionary: CARD_KEYS,
    lawyer: 'That it has no effect any more after 20 November 2026 for offers that began before.',
  },
  {
    id: 'credit-example-no',
    requires:
      'Beside a cost of credit or a rate of interest stand nominal and effective rate, total, duration and deposit by a representative example.',
    countries: ['NO'],
    source: {
      act: 'Lov om finansavtaler (2020-12-18-146)',
      article: 'chapter 5, marketing of credit agreements',
      url: 'https://lovdata.no/dokument/NL/lov/2020-12-18-146',
    },
    national: {},
    since: '2023-01-01',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [RATE_IN_SIGHT, ...EXAMPLE],
    dictionary: CARD_KEYS,
    lawyer:
      'The section of chapter 5 and the regulation to it, and when directive (EU) 2023/2225 applies by the EEA agreement.',
  },
  {
    id: 'credit-example-gb',
    requires:
      'An amount of the cost of credit, or a rate of interest, comes with a representative example: APR, rate of interest, total amount payable, duration, advance payment, no less prominent.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, CONC 3',
      article: 'CONC 3.5.5R and 3.5.6R',
      url: 'https://www.handbook.fca.org.uk/handbook/CONC/3/5.html',
    },
    national: {},
    since: '2014-04-01',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [RATE_IN_SIGHT, ...EXAMPLE.map((each): Requirement => ({ ...each, place: 'inSight' }) as Requirement)],
    dictionary: ['cardLoan', 'loanSummary'],
    lawyer:
      'Which figures may be left out when they are nil, and that the example is representative of at least 51 % of agreements.',
  },
  {
    id: 'credit-representative-gb',
    requires: 'The APR beside a cost of credit in an advertisement is called representative.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, CONC 3',
      article: 'CONC 3.5.7R',
      url: 'https://www.handbook.fca.org.uk/handbook/CONC/3/5.html',
    },
    national: {},
    since: '2014-04-01',
    until: null,
    where: { pages: ['home', 'carList', 'content', 'car'], part: 'carCard', when: ['advertisesCredit'] },
    must: [
      { kind: 'text', says: '“representative” beside the APR', words: { en: 'representative' }, place: 'inSight' },
    ],
    dictionary: ['cardLoan'],
    lawyer: 'Whether costs on the visitor’s own terms need the representative APR beside them.',
  },
  {
    id: 'credit-apr-decimals-gb',
    requires: 'A British APR has one decimal at most.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, CONC App 1.2',
      article: 'CONC App 1.2.4R',
      url: 'https://www.handbook.fca.org.uk/handbook/CONC/App/1/2.html',
    },
    national: {},
    since: '2014-04-01',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [
      {
        kind: 'absent',
        says: 'an APR with more than one decimal',
        words: { en: 'representative \\d+\\.\\d{2,} ?% APR|APR:? \\d+\\.\\d{2,} ?%' },
      },
    ],
    dictionary: ['cardLoan'],
    lawyer: 'The paragraph about rounding.',
  },
  {
    id: 'credit-broker-gb',
    requires: 'A page that states a cost of credit says that the dealer is a credit broker and not a lender.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, CONC 3',
      article: 'CONC 3.7.3R and 3.7.4G',
      url: 'https://www.handbook.fca.org.uk/handbook/CONC/3/7.html',
    },
    national: {},
    since: '2014-04-01',
    until: null,
    where: { pages: null, part: 'loanCost', when: [] },
    must: [
      {
        kind: 'text',
        says: 'credit broker, not a lender',
        words: { en: 'credit broker,? (?:and )?not a lender' },
        place: 'page',
      },
    ],
    dictionary: [],
    lawyer: 'The rule’s number, and whether the footer of the page is near enough.',
  },
  {
    id: 'credit-commission-gb',
    requires: 'Before quotes of a lender stands that the dealer is paid a commission, and of what kind.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, CONC 4',
      article: 'CONC 4.5.3R',
      url: 'https://www.handbook.fca.org.uk/handbook/CONC/4/5.html',
    },
    national: { GB: 'in the light of Johnson v FirstRand [2025] UKSC 33 and the Consumer Duty (PRIN 2A)' },
    since: '2021-01-28',
    until: null,
    where: { pages: null, part: 'quotes', when: [] },
    must: [
      {
        kind: 'text',
        says: 'existence and nature of the commission, before the quotes',
        words: {
          en: 'commission[^.]*(?:lender|amount|cash price|percentage|fixed|fee)|(?:lender|paid)[^.]*commission',
        },
        place: 'beforeFigures',
      },
    ],
    dictionary: ['commissionDisclosure'],
    lawyer: 'The wording for each lender: who pays, how it is counted, and whether the amount must stand there.',
  },
  {
    id: 'leasing-company-vat',
    requires: 'A monthly cost of leasing for companies says that VAT is not in it.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: {
      act: 'Directive 2006/114/EC concerning misleading and comparative advertising',
      article: 'article 3',
      url: 'https://eur-lex.europa.eu/eli/dir/2006/114/oj/eng',
    },
    national: { GB: 'CAP Code rules 3.17 and 3.18; Business Protection from Misleading Marketing Regulations 2008' },
    since: null,
    until: null,
    where: { pages: null, part: 'leasingCost', when: ['company'] },
    must: [
      {
        kind: 'text',
        says: 'that VAT is not included',
        words: WITHOUT_VAT,
      },
    ],
    dictionary: ['withoutVat'],
    lawyer: 'Whether an offer for companies that consumers can see must also state the price with VAT.',
  },
  {
    id: 'leasing-private-terms',
    requires: 'A monthly cost of private leasing states duration, yearly distance and what is due in all.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: {
      act: 'Directive 2005/29/EC on unfair commercial practices',
      article: 'article 7(4)',
      url: 'https://eur-lex.europa.eu/eli/dir/2005/29/oj/eng',
    },
    national: {
      SE: 'marknadsföringslagen (2008:486), 12 §',
      GB: 'Digital Markets, Competition and Consumers Act 2024, section 230 (invitations to purchase)',
    },
    since: null,
    until: null,
    where: { pages: null, part: 'leasingCost', when: ['private'] },
    must: [
      { kind: 'text', says: 'duration', words: DURATION },
      {
        kind: 'text',
        says: 'yearly distance',
        words: {
          sv: '\\d (?:mil|km) per år',
          nb: '\\d km per år',
          da: '\\d km (?:om året|pr\\. år)',
          fi: '\\d km vuodessa',
          sk: '\\d km ročne',
          en: '\\d (?:miles|km|mil|Swedish miles) (?:a|per) year',
        },
      },
      {
        kind: 'text',
        says: 'total of the payments',
        words: {
          sv: 'totalt',
          nb: 'totalt|til sammen',
          da: 'i alt|samlet',
          fi: 'yhteensä|kokonais',
          sk: 'spolu|celkom',
          en: 'in total|total',
        },
      },
    ],
    dictionary: ['leasingTerms'],
    lawyer: 'Which payments belong to the total, and whether private leasing with a residual is credit.',
  },
];
