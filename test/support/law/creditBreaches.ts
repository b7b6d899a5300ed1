import { all, type Breach, breach, without } from './htmlChanges.ts';

const WARNINGS = [
  ['norrvag-se', 'list', /Att låna kostar pengar!/],
  ['norrvag-se', '/en', /Caution! Borrowing money costs money\./],
  ['norrvag-dk', 'list', /Pas på! Det koster penge at låne penge\./],
  ['norrvag-fi', 'list', /Varoitus! Rahan lainaaminen maksaa\./],
  ['norrvag-fi', '/sv', /Att låna kostar pengar!/],
  ['rullande-sk', 'list', /Pozor! Požičiavanie peňazí niečo stojí\./],
] as const;

const RATES = [
  ['credit-example-eu', 'norrvag-se', /[\d,]+\s% effektiv/],
  ['credit-example-no', 'norrvag-no', /[\d,]+\s% effektiv/],
  ['credit-example-eu', 'norrvag-dk', /ÅOP [\d,]+\s?%/],
  ['credit-example-eu', 'norrvag-fi', /todellinen vuosikorko [\d,]+\s%/],
  ['credit-example-eu', 'rullande-sk', /RPMN [\d,]+\s%/],
  ['credit-example-gb', 'marlow-uk', /representative [\d.]+% APR/],
] as const;

const FIGURES = [
  ['credit-example-eu', 'norrvag-se', 'total', /Lån, totalt [^.]*kr\./],
  ['credit-example-no', 'norrvag-no', 'total', /Lån, totalt [^.]*kr\./],
  ['credit-example-eu', 'norrvag-dk', 'deposit', /[\d.]+\skr\.? i udbetaling/],
  ['credit-example-eu', 'norrvag-fi', 'borrowing rate', /korko [\d,]+\s%/],
  ['credit-example-eu', 'rullande-sk', 'duration', /\d+\s(?:mesiacov|mesiace|mesiac)/],
  ['credit-example-no', 'norrvag-no', 'nominal rate', /[\d,]+\s% rente/],
  ['credit-example-gb', 'marlow-uk', 'total', /£[\d,.]+ total amount payable/],
  ['credit-example-gb', 'marlow-uk', 'rate of interest', /[\d.]+% fixed/],
  ['credit-example-gb', 'marlow-uk', 'deposit', /£[\d,]+ deposit/],
] as const;

/** Breaches in the advertising of credit and leasing. */
export const CREDIT_BREACHES: readonly Breach[] = [
  ...WARNINGS.map(([site, page, words]) =>
    breach('credit-warning-eu', site, page, 'no warning on a card', without(words)),
  ),
  breach(
    'credit-warning-eu',
    'norrvag-se',
    'financed',
    'no warning in the price box',
    all(/Att låna kostar pengar!(?=[^<]*Om du)/),
  ),
  breach(
    'credit-warning-eu',
    'norrvag-se',
    'comparison',
    'no warning in the comparison',
    without(/<small[^>]*>Att låna kostar pengar!<\/small>/),
  ),
  breach(
    'credit-warning-eu',
    'norrvag-se',
    'list',
    'the warning opens on demand only',
    without(/( Att låna kostar pengar!)(<\/span>)?(<\/summary>)/, '$2$3<p>$1</p>'),
  ),
  breach(
    'credit-warning-eu',
    'norrvag-se',
    'list',
    'the warning is invisible',
    without(/Att låna kostar pengar!/, '<span hidden>Att låna kostar pengar!</span>'),
  ),
  breach(
    'credit-warning-eu',
    'norrvag-se',
    'list',
    'the warning is a comment',
    without(/Att låna kostar pengar!/, '<!-- Att låna kostar pengar! -->'),
  ),
  ...RATES.map(([rule, site, words]) => breach(rule, site, 'list', 'no effective rate on a card', without(words))),
  ...FIGURES.map(([rule, site, figure, words]) => breach(rule, site, 'list', `no ${figure} on a card`, without(words))),
  breach(
    'credit-example-eu',
    'norrvag-se',
    'comparison',
    'no example in a cell of the comparison',
    without(/(\/mån<\/span>)<small[^>]*>[^<]*effektiv[^<]*<\/small>/, '$1'),
  ),
  breach(
    'credit-representative-gb',
    'marlow-uk',
    'list',
    'an APR that is not called representative',
    without(/representative (?=[\d.]+% APR)/),
  ),
  breach(
    'credit-apr-decimals-gb',
    'marlow-uk',
    'list',
    'an APR with two decimals',
    without(/representative ([\d.]+)% APR/, 'representative 8.93% APR'),
  ),
  breach('credit-broker-gb', 'marlow-uk', 'list', 'not called a broker', all(/credit broker, not a lender/)),
  breach('credit-broker-gb', 'marlow-uk', 'financed', 'not called a broker', all(/credit broker, not a lender/)),
  breach('credit-commission-gb', 'marlow-uk', 'financed', 'no commission', all(/<p>We receive a commission[^<]*<\/p>/)),
  breach('credit-commission-gb', 'marlow-uk', 'financed', 'the commission after the quotes', (html) =>
    all(
      /(Quote reference)/,
      'We receive a commission from the lender. $1',
    )(all(/<p>We receive a commission[^<]*<\/p>/)(html)),
  ),
  breach(
    'leasing-company-vat',
    'norrvag-se',
    'companyLeasing',
    'leasing for companies without a word on VAT',
    all(/exkl\. moms|Exklusive moms\.?/),
  ),
  breach(
    'leasing-company-vat',
    'norrvag-dk',
    'companyLeasing',
    'leasing for companies without a word on VAT',
    all(/ekskl\. moms|Eksklusive moms\.?|uden moms/i),
  ),
  breach(
    'leasing-company-vat',
    'marlow-uk',
    'companyLeasing',
    'contract hire without a word on VAT',
    all(/without VAT|Excludes VAT\.?/),
  ),
  breach(
    'leasing-private-terms',
    'norrvag-se',
    'privateLeasing',
    'private leasing without its total',
    all(/[Tt]otalt/, 'sammanlagt'),
  ),
  breach(
    'leasing-private-terms',
    'norrvag-no',
    'privateLeasing',
    'private leasing without its distance',
    all(/km per år/, 'km'),
  ),
];
