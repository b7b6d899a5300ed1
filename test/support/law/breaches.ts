import { CREDIT_BREACHES } from './creditBreaches.ts';
import { all, type Breach, breach, fromFooter, inForms, inserted, without } from './htmlChanges.ts';

/** Breaches of the law in the HTML of real pages. */

const STRUCK = [
  ['price-lowest-30-days-eu', 'norrvag-se', /Lägsta pris 30 dagar[^<]*/],
  ['price-lowest-30-days-no', 'norrvag-no', /Laveste pris 30[^<]*/],
  ['price-lowest-30-days-eu', 'norrvag-dk', /Laveste pris 30[^<]*/],
  ['price-lowest-30-days-eu', 'norrvag-fi', /30 päivän alin hinta[^<]*/],
  ['price-lowest-30-days-eu', 'rullande-sk', /Najnižšia cena 30[^<]*/],
] as const;

const PRICES: readonly Breach[] = [
  ...STRUCK.map(([rule, site, words]) => breach(rule, site, 'list', 'no lowest price on a card', without(words))),
  breach('price-lowest-30-days-eu', 'norrvag-se', 'campaign', 'no lowest price', all(/Lägsta pris 30 dagar[^<]*/)),
  breach('price-lowest-30-days-eu', 'rullande-sk', 'campaign', 'no lowest price', all(/Najnižšia cena za 30[^<]*/)),
  breach('price-lowest-30-days-no', 'norrvag-no', 'campaign', 'no lowest price', all(/Laveste pris de siste 30[^<]*/)),
  breach(
    'price-lowest-30-days-eu',
    'norrvag-fi',
    'campaign',
    'the lowest price of 60 days',
    all(/edeltäneiden 30/, 'edeltäneiden 60'),
  ),
  breach(
    'price-reduction-from-lowest',
    'norrvag-se',
    'campaign',
    'a lowest price below the price',
    all(/(Lägsta pris 30 dagar(?: före sänkningen)?: )[^<]*/, '$1900 kr'),
  ),
  breach(
    'price-reduction-from-lowest',
    'norrvag-no',
    'campaign',
    'a lowest price below the price',
    all(/(Laveste pris de siste 30 dagene før nedsettelsen: )[^<]*/, '$1900 kr'),
  ),
  breach(
    'price-without-vat',
    'norrvag-se',
    'van',
    'a van without a word on VAT',
    all(/exkl\. moms|Exklusive moms|utan moms/),
  ),
  breach(
    'price-without-vat',
    'norrvag-no',
    'van',
    'a van without a word on VAT',
    all(/ekskl\. mva\.?|Eksklusive mva\.?|uten mva/i),
  ),
  breach(
    'price-without-vat-gb',
    'marlow-uk',
    'van',
    'a van without a word on VAT',
    all(/without VAT|Excludes VAT\.?/i),
  ),
  breach('car-condition', 'norrvag-se', 'used', 'neither new nor used', all(/Begagnad(?=<)/, 'Fin')),
  breach(
    'car-condition',
    'marlow-uk',
    'new',
    'neither new nor used',
    all(/(<dd[^>]*>(?:<span[^>]*>)?)New(?=<)/, '$1Fine'),
  ),
  breach(
    'car-image-illustration',
    'norrvag-se',
    'new',
    'an illustration that does not say so',
    all(/>Illustration</, '><'),
  ),
  breach(
    'car-image-illustration',
    'norrvag-fi',
    'used',
    'an illustration that does not say so',
    all(/>Kuvituskuva</, '><'),
  ),
];

const CONNECTED = [
  ['norrvag-se', /Data som bilen[^<]*|data från bilen/],
  ['norrvag-fi', /Auton keräämät tiedot/],
] as const;
const GUARANTEES = [
  ['norrvag-se', /\d års reklamationsrätt[^<"]*/],
  ['norrvag-dk', /\d års reklamationsret[^<"]*/],
  ['rullande-sk', /Zákonná zodpovednosť[^<]*|zodpovednos\S* za vady/],
] as const;

const NEW_CARDS = [
  ['co2-card-eea', 'norrvag-se'],
  ['co2-card-eea', 'norrvag-no'],
  ['co2-card-gb', 'marlow-uk'],
] as const;

const NEW_CARS: readonly Breach[] = [
  ...CONNECTED.map(([site, words]) => breach('connected-data', site, 'connected', 'no word on its data', all(words))),
  ...GUARANTEES.map(([site, words]) =>
    breach('legal-guarantee-notice', site, 'used', 'no legal guarantee', all(words)),
  ),
  ...NEW_CARDS.flatMap(([rule, site]) => [
    breach(rule, site, 'newList', 'no CO₂ on a card', all(/,\sCO₂\s\d+\sg\/km/)),
    breach(
      rule,
      site,
      'newList',
      'no consumption on a card',
      all(/[\d,.]+\s(?:l\/100\skm|l\/mil|kWh\/[\w\s]+?(?=,)|mpg)/),
    ),
  ]),
  breach('co2-car-page-eea', 'norrvag-se', 'new', 'no CO₂', all(/\d+\sg\/km/)),
  breach('co2-car-page-eea', 'norrvag-no', 'new', 'no consumption', all(/[\d,]+\s(?:l|kWh)\/(?:100 km|mil)/)),
  breach('co2-car-page-eea', 'norrvag-dk', 'new', 'no WLTP', all(/WLTP/)),
  breach('co2-car-page-gb', 'marlow-uk', 'new', 'no CO₂', all(/\d+\sg\/km/)),
  breach('co2-car-page-gb', 'marlow-uk', 'new', 'no consumption', all(/[\d.]+\s(?:mpg|kWh\/100 miles)/)),
  breach('electric-range-wltp', 'norrvag-se', 'electricList', 'a range without WLTP', all(/WLTP/)),
  breach('electric-range-wltp', 'marlow-uk', 'electricList', 'a range without WLTP', all(/WLTP/)),
];

const COMPANY_NUMBERS = [
  ['norrvag-se', 'company-register-se', /\d{6}-\d{4}/, /SE\d{12}/],
  ['norrvag-no', 'company-register-no', /\d{3}\s?\d{3}\s?\d{3}(?: MVA)?/, / MVA/],
  ['norrvag-dk', 'company-register-dk', /CVR[^<]*/, /(?:DK|CVR)[-\s\w.:]*\d{2}\s?\d{2}\s?\d{2}\s?\d{2}/],
  ['norrvag-fi', 'company-register-fi', /\d{7}-\d/, /FI\d{8}/],
  ['rullande-sk', 'company-register-sk', /IČO/, /SK\d{10}/],
] as const;

const COMPANY: readonly Breach[] = [
  ...COMPANY_NUMBERS.flatMap(([site, rule, number, vat]) => [
    breach(rule, site, '/', 'no number of the register', fromFooter(number)),
    breach(rule, site, '/', 'no VAT number', fromFooter(vat)),
  ]),
  breach('company-identity-eea', 'norrvag-se', '/', 'no legal name', fromFooter(/ Sverige AB/)),
  breach('company-identity-eea', 'norrvag-fi', '/', 'no postal address', fromFooter(/\d{5} \p{Lu}/u)),
  breach(
    'company-identity-eea',
    'norrvag-dk',
    '/',
    'no e-mail address',
    fromFooter(/href="mailto:[^"]*"|[\w.]+@[\w.-]+/),
  ),
  breach(
    'company-identity-gb',
    'marlow-uk',
    '/',
    'no part of the United Kingdom',
    fromFooter(/Registered in England and Wales/),
  ),
  breach('company-identity-gb', 'marlow-uk', '/', 'no company number', fromFooter(/Company number/)),
  breach('company-identity-gb', 'marlow-uk', '/', 'no VAT number', fromFooter(/GB \d{3} \d{4} \d{2}/)),
  breach('company-fca-gb', 'marlow-uk', '/', 'no firm reference number', fromFooter(/firm reference number/)),
  breach('company-fca-gb', 'marlow-uk', '/', 'no authority', fromFooter(/Financial Conduct Authority/)),
  breach(
    'dispute-platform-gone',
    'norrvag-se',
    '/',
    'a link to the closed platform',
    inserted('<a href="https://ec.europa.eu/consumers/odr/">ODR</a>'),
  ),
  breach(
    'dispute-platform-gone',
    'rullande-sk',
    '/',
    'a text with the closed platform',
    inserted('<p>ec.europa.eu/consumers/odr</p>'),
  ),
  breach(
    'ai-image-label',
    'norrvag-dk',
    '/',
    'a generated image without a label',
    inserted('<figure><img src="/-/media/ai-generated-street.jpg" alt="En gade"></figure>'),
  ),
  breach(
    'accessibility-link-eu',
    'norrvag-se',
    '/',
    'no accessibility statement',
    fromFooter(/<a[^>]*tillganglighet[^>]*>[^<]*<\/a>/),
  ),
  breach('accessibility-statement-eu', 'norrvag-se', 'accessibility', 'no standard', all(/WCAG\s?2\.\d|EN\s301\s?549/)),
];

/** Removes what stands above the buttons of the forms: the notice with its link and what it discloses. */
const FORMS = [
  ['norrvag-se', 'sellCar', 'eea'],
  ['norrvag-no', 'sellCar', 'eea'],
  ['rullande-sk', 'used', 'eea'],
  ['marlow-uk', 'sellCar', 'gb'],
] as const;

const PRIVACY: readonly Breach[] = [
  ...FORMS.flatMap(([site, page, group]) => [
    breach(
      `privacy-form-link-${group}`,
      site,
      page,
      'no link to the privacy notice in a form',
      inForms(/<a[^>]*href="[^"]*(?:integritet|personvern|osobnych|privacy)[^"]*"[^>]*>[\s\S]*?<\/a>/),
    ),
    breach(
      `privacy-form-notice-${group}`,
      site,
      page,
      'no controller in a form',
      inForms(/ (?:Sverige AB|Norge AS|Slovensko s\. r\. o\.|Group Ltd)/),
    ),
    breach(
      `privacy-form-notice-${group}`,
      site,
      page,
      'no rights in a form',
      inForms(/(?:Du har rätt att|Du har rett til|Máte právo|You have the right)[^<]*/),
    ),
  ]),
  breach(
    'newsletter-unsubscribe-eea',
    'norrvag-se',
    '/om-oss/nyhetsbrevet',
    'no word on ending it',
    inForms(/ta tillbaka|avslutar/),
  ),
  breach(
    'newsletter-unsubscribe-gb',
    'marlow-uk',
    '/about-us/our-newsletter',
    'no word on ending it',
    inForms(/withdraw it|unsubscribe/),
  ),
  breach('privacy-page-eea', 'norrvag-se', 'privacy', 'no retention', all(/sparas|sparar|lagras|raderas/i)),
  breach('privacy-page-eea', 'norrvag-no', 'privacy', 'no authority', all(/Datatilsynet/)),
  breach('privacy-page-eea', 'rullande-sk', 'privacy', 'no controller', all(/ s\. r\. o\./)),
  breach('privacy-page-gb', 'marlow-uk', 'privacy', 'no authority', all(/Information Commissioner/)),
  breach('privacy-page-gb', 'marlow-uk', 'privacy', 'no rights', all(/Your rights|ask for a copy|corrections|rights/)),
  breach(
    'privacy-link-footer',
    'norrvag-fi',
    '/',
    'no link to the privacy notice',
    fromFooter(/<a[^>]*tietosuoja[^>]*>[^<]*<\/a>/),
  ),
  breach(
    'privacy-link-footer',
    'marlow-uk',
    '/',
    'no link to the privacy notice',
    fromFooter(/<a[^>]*privacy[^>]*>[^<]*<\/a>/),
  ),
  breach(
    'consent-withdrawal',
    'norrvag-se',
    '/',
    'no link to the cookie settings',
    fromFooter(/<a[^>]*#cookie-settings[^>]*>[^<]*<\/a>/),
  ),
  breach(
    'consent-withdrawal',
    'marlow-uk',
    '/',
    'no link to the cookie settings',
    fromFooter(/<a[^>]*#cookie-settings[^>]*>[^<]*<\/a>/),
  ),
  breach(
    'consent-refusal-eea',
    'norrvag-se',
    '/',
    'no button that refuses',
    without(/<button[^>]*data-choose="none"[^>]*>[\s\S]*?<\/button>/),
  ),
  breach(
    'consent-refusal-eea',
    'norrvag-dk',
    '/',
    'refusal is a link in another place',
    without(/<button([^>]*data-choose="none"[^>]*)>([\s\S]*?)<\/button>/, '<a href="#">$2</a>'),
  ),
  breach(
    'consent-refusal-gb',
    'marlow-uk',
    '/',
    'no button that refuses',
    without(/<button[^>]*data-choose="none"[^>]*>[\s\S]*?<\/button>/),
  ),
];

const CONTRACTS: readonly Breach[] = [
  breach(
    'withdrawal-function',
    'norrvag-se',
    '/',
    'no withdrawal in the footer',
    fromFooter(/<a[^>]*>[^<]*(?:[Åå]ngra|[Aa]vbok)[^<]*<\/a>/),
  ),
];

export const BREACHES: readonly Breach[] = [
  ...CREDIT_BREACHES,
  ...PRICES,
  ...NEW_CARS,
  ...COMPANY,
  ...PRIVACY,
  ...CONTRACTS,
];
