import { EEA, EU, type LawRule, type Requirement, type Words } from '../lawRule.ts';
import { EMAIL, LEGAL_NAME, POSTAL_ADDRESS } from '../words.ts';

/** Who runs the site: name, address, registers; contracts, accessibility, content made by machines. */

const ECOMMERCE = {
  act: 'Directive 2000/31/EC on electronic commerce',
  url: 'https://eur-lex.europa.eu/eli/dir/2000/31/oj/eng',
};
const ECOMMERCE_NATIONAL = {
  SE: 'lagen (2002:562) om elektronisk handel, 8 §',
  NO: 'ehandelsloven (2003-05-23-35) § 8',
  DK: 'e-handelsloven (no. 227 of 2002) § 7',
  FI: 'laki sähköisen viestinnän palveluista (917/2014), section 176',
  SK: 'zákon č. 22/2004 Z. z. o elektronickom obchode, § 4',
} as const;

const IDENTITY: readonly Requirement[] = [
  { kind: 'text', says: 'name of the company with its legal form', words: LEGAL_NAME },
  { kind: 'text', says: 'postal address', words: POSTAL_ADDRESS },
  { kind: 'link', says: 'e-mail address', words: EMAIL },
];

/** Number in the register of companies, and VAT number, in the form of each country. */
const REGISTER: Readonly<Record<'SE' | 'NO' | 'DK' | 'FI' | 'SK' | 'GB', { number: Words; vat: Words }>> = {
  SE: { number: { any: '\\b\\d{6}-\\d{4}\\b' }, vat: { any: '\\bSE ?\\d{10}01\\b' } },
  NO: {
    number: { any: '\\b\\d{3} ?\\d{3} ?\\d{3}\\b(?: MVA)?' },
    vat: { any: '\\b(?:NO ?)?\\d{3} ?\\d{3} ?\\d{3} ?MVA\\b' },
  },
  DK: {
    number: { any: 'CVR[^\\d]{0,12}(?:DK ?)?\\d{2} ?\\d{2} ?\\d{2} ?\\d{2}\\b' },
    vat: { any: '\\bDK ?\\d{2} ?\\d{2} ?\\d{2} ?\\d{2}\\b' },
  },
  FI: { number: { any: '\\b\\d{7}-\\d\\b' }, vat: { any: '\\bFI ?\\d{8}\\b' } },
  SK: { number: { any: 'IČO[^\\d]{0,6}\\d{2} ?\\d{3} ?\\d{3}\\b' }, vat: { any: '\\bSK ?\\d{10}\\b' } },
  GB: {
    number: { any: '(?:registered|company|number|no\\.)[^.]{0,60}\\b(?:\\d{8}|SC\\d{6}|NI\\d{6})\\b' },
    vat: { any: '\\bGB ?\\d{3} ?\\d{4} ?\\d{2}\\b|VAT[^\\d]{0,30}\\d{3} ?\\d{4} ?\\d{2}\\b' },
  },
};

const REGISTER_NAMES = {
  SE: 'Bolagsverket',
  NO: 'Foretaksregisteret',
  DK: 'CVR',
  FI: 'the trade register',
  SK: 'obchodný register',
};

/** Number of the register and VAT number, a record for each country because their forms differ. */
const registerRule = (country: keyof typeof REGISTER_NAMES): LawRule => ({
  id: `company-register-${country.toLowerCase()}`,
  requires: `The footer states the company’s number in ${REGISTER_NAMES[country]} and its VAT number.`,
  countries: [country],
  source: { ...ECOMMERCE, article: 'article 5(1)(d) and (g)' },
  national: { [country]: ECOMMERCE_NATIONAL[country] },
  since: null,
  until: null,
  where: { pages: null, part: 'footer', when: [] },
  must: [
    { kind: 'text', says: 'number in the register of companies', words: REGISTER[country].number },
    { kind: 'text', says: 'VAT number', words: REGISTER[country].vat },
  ],
  dictionary: ['companyNumber', 'companyVatNumber'],
  lawyer: 'The numbers themselves, and whether the seat or the register’s court must stand there too.',
});

export const COMPANY_RULES: readonly LawRule[] = [
  {
    id: 'company-identity-eea',
    requires: 'Every page states, or links directly, name, postal address and e-mail address of the company.',
    countries: EEA,
    source: { ...ECOMMERCE, article: 'article 5(1)(a) to (c)' },
    national: ECOMMERCE_NATIONAL,
    since: null,
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: IDENTITY,
    dictionary: [],
    lawyer: 'That the company named is the one that contracts with customers of the site.',
  },
  ...(['SE', 'NO', 'DK', 'FI', 'SK'] as const).map(registerRule),
  {
    id: 'company-identity-gb',
    requires:
      'The website states registered name, number, part of the United Kingdom and registered office, e-mail address and VAT number.',
    countries: ['GB'],
    source: {
      act: 'Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 (SI 2015/17)',
      article: 'regulations 24 and 25',
      url: 'https://www.legislation.gov.uk/uksi/2015/17',
    },
    national: { GB: 'Electronic Commerce (EC Directive) Regulations 2002 (SI 2002/2013), regulation 6' },
    since: null,
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: [
      ...IDENTITY,
      { kind: 'text', says: 'registered number', words: REGISTER.GB.number },
      {
        kind: 'text',
        says: 'part of the United Kingdom in which it is registered',
        words: { any: 'registered in (?:England|Wales|Scotland|Northern Ireland)' },
      },
      { kind: 'text', says: 'VAT number', words: REGISTER.GB.vat },
    ],
    dictionary: ['companyNumber', 'companyVatNumber'],
    lawyer: 'That the named company is the one that contracts with customers of the site.',
  },
  {
    id: 'company-fca-gb',
    requires:
      'A site that advertises credit states that the firm is authorised by the FCA, with its firm reference number.',
    countries: ['GB'],
    source: {
      act: 'FCA handbook, GEN 4',
      article: 'GEN 4.3.1R and 4 annex 1',
      url: 'https://www.handbook.fca.org.uk/handbook/GEN/4/3.html',
    },
    national: {},
    since: '2014-04-01',
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: [
      {
        kind: 'text',
        says: 'status at the Financial Conduct Authority',
        words: { any: 'Financial Conduct Authority' },
      },
      {
        kind: 'text',
        says: 'firm reference number',
        words: { any: '\\b(?:FRN|firm reference|reference number|register)[^\\d]{0,40}\\d{6,7}\\b' },
      },
    ],
    dictionary: [],
    lawyer: 'Whether the firm is authorised or an appointed representative, and the wording of its status.',
  },
  {
    id: 'company-contact-page',
    requires: 'The contact page states the company with its legal form, its postal address and its e-mail address.',
    countries: ['SE', 'NO', 'DK', 'FI', 'SK', 'GB'],
    source: { ...ECOMMERCE, article: 'article 5(1)' },
    national: { ...ECOMMERCE_NATIONAL, GB: 'SI 2002/2013, regulation 6' },
    since: null,
    until: null,
    where: { pages: ['contact'], part: 'main', when: [] },
    must: IDENTITY,
    dictionary: ['companyTitle', 'companyAddress', 'companyMail'],
    lawyer: 'Which of the group’s companies is responsible for what.',
  },
  {
    id: 'withdrawal-function',
    requires:
      'A site on which distance contracts are concluded has a withdrawal function, legible and easy to reach on every page.',
    countries: EU,
    source: {
      act: 'Directive 2011/83/EU as amended by directive (EU) 2023/2673',
      article: 'article 11a',
      url: 'https://eur-lex.europa.eu/eli/dir/2023/2673/oj/eng',
    },
    national: { SE: 'distansavtalslagen (2005:59) as amended', FI: 'kuluttajansuojalaki, chapter 6, as amended' },
    since: '2026-06-19',
    until: null,
    where: { pages: null, part: 'footer', when: ['takesBookings'] },
    must: [
      {
        kind: 'link',
        says: 'link to withdraw from a contract',
        words: {
          sv: 'ångra (?:avtal|köp|bokning|din)|ångerrätt|frånträd|avbok',
          da: 'fortryd',
          fi: 'peruuta (?:sopimus|varaus)|peruuttamis|peru (?:sopimus|varaus)',
          sk: 'odstúpi',
          en: 'withdraw from|withdrawal|cancel (?:your|a|the) (?:contract|booking)',
        },
      },
    ],
    dictionary: ['withdrawalLink'],
    lawyer:
      'Whether a booking of a workshop time is a distance contract with a right of withdrawal, and the words of the link.',
  },
  {
    id: 'dispute-platform-gone',
    requires: 'No page links the European platform for online dispute resolution, which was closed.',
    countries: EEA,
    source: {
      act: 'Regulation (EU) 2024/3228 repealing regulation (EU) No 524/2013',
      article: 'articles 1 and 2',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/3228/oj/eng',
    },
    national: {},
    since: '2025-07-20',
    until: null,
    where: { pages: null, part: 'page', when: [] },
    must: [
      {
        kind: 'absent',
        says: 'a link to the closed platform',
        words: { any: 'ec\\.europa\\.eu/(?:consumers/)?odr|webgate\\.ec\\.europa\\.eu/odr' },
      },
    ],
    dictionary: [],
    lawyer: 'Which national body for disputes must be named in its place.',
  },
  {
    id: 'accessibility-link-eu',
    requires: 'Every page links the information about the accessibility of the service.',
    countries: EU,
    source: {
      act: 'Directive (EU) 2019/882 (European Accessibility Act)',
      article: 'article 13(2) and annex V',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj/eng',
    },
    national: {
      SE: 'lagen (2023:254) om vissa produkters och tjänsters tillgänglighet',
      DK: 'lov om tilgængelighedskrav for produkter og tjenester (no. 801 of 2022)',
      FI: 'laki digitaalisten palvelujen tarjoamisesta (306/2019) as amended',
      SK: 'zákon č. 351/2022 Z. z. o prístupnosti výrobkov a služieb',
    },
    since: '2025-06-28',
    until: null,
    where: { pages: null, part: 'footer', when: [] },
    must: [
      {
        kind: 'link',
        says: 'link to the accessibility statement',
        words: { sv: 'tillgänglig', da: 'tilgængelig', fi: 'saavutettav|esteettöm', sk: 'prístupnos', en: 'accessib' },
      },
    ],
    dictionary: [],
    lawyer:
      'Whether the site is a service of electronic commerce, and whether the company is exempt as a microenterprise.',
  },
  {
    id: 'accessibility-statement-eu',
    requires: 'The accessibility statement names the standard, the supervising authority and a contact.',
    countries: EU,
    source: {
      act: 'Directive (EU) 2019/882 (European Accessibility Act)',
      article: 'annex V',
      url: 'https://eur-lex.europa.eu/eli/dir/2019/882/oj/eng',
    },
    national: {},
    since: '2025-06-28',
    until: null,
    where: { pages: ['accessibility'], part: 'main', when: [] },
    must: [
      { kind: 'text', says: 'standard', words: { any: 'WCAG ?2\\.\\d|EN 301 ?549' } },
      {
        kind: 'text',
        says: 'supervising authority',
        words: {
          sv: 'post- och telestyrelsen|\\bPTS\\b|transport- och kommunikationsverket|traficom',
          da: 'digitaliseringsstyrelsen|sikkerhedsstyrelsen',
          fi: 'liikenne- ja viestintävirasto|traficom',
          sk: 'slovensk\\p{L}+ obchodn\\p{L}+ inšpekci|ministerstv\\p{L}+',
          en: 'Post and Telecom|PTS|Agency for Digital|Safety Technology Authority|Traficom|Trade Inspection',
        },
      },
      { kind: 'link', says: 'contact', words: { any: '^mailto:|^tel:' } },
    ],
    dictionary: [],
    lawyer: 'The authority for electronic commerce in each country, and the description of the service.',
  },
  {
    id: 'ai-image-label',
    requires: 'An image that is generated or changed by a machine and looks real is labelled so in sight.',
    countries: EU,
    source: {
      act: 'Regulation (EU) 2024/1689 (AI Act)',
      article: 'article 50(4) and (5)',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj/eng',
    },
    national: {},
    since: '2026-08-02',
    until: null,
    where: { pages: null, part: 'aiImage', when: [] },
    must: [
      {
        kind: 'text',
        says: 'that the image is generated by AI',
        words: {
          sv: '\\bAI\\b|artificiell intelligens',
          da: '\\bAI\\b|kunstig intelligens',
          fi: 'tekoäly',
          sk: '\\bAI\\b|umel\\p{L}+ inteligenci',
          en: '\\bAI\\b|artificial intelligence',
        },
        place: 'inSight',
      },
    ],
    dictionary: [],
    lawyer:
      'The date (article 50(2) has a later one for systems of before August 2026), and which images are deep fakes.',
  },
];
