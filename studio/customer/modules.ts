import type { Wordmark } from '../../lib/wordmark.ts';
import type { CountryFacts } from './countries.ts';

/** The modules of a new customer, as texts. Their imports are types alone, so that the folder may be anywhere below the product. */

export interface NewCustomer {
  /** Id of the group and of its site: `acme`. */
  readonly id: string;
  /** As visitors read it: `Acme Motors`. */
  readonly name: string;
  /** Canonical host in production. */
  readonly host: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly facts: CountryFacts;
}

const typeImport = (names: string, from: string): string => `import type { ${names} } from '${from}';`;

const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns a name as a key of an object. */
const key = (id: string): string => (/^\w+$/.test(id) ? id : text(id));

/** Returns the name of the language in the language itself: `Svenska`. */
function languageName({ language, locale }: CountryFacts): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export const indexName = (id: string): string => id.replaceAll('-', '_');

const REGULATED = `
      regulated: {
        firmReferenceNumber: '9990000',
        statement: 'Authorised and regulated by the Financial Conduct Authority (firm reference number 9990000).',
      },`;

export const sitesModule = ({ id, name, host, country, facts }: NewCustomer): string => `\
${typeImport('SiteConfig', '../../config/siteConfig.ts')}

/** The sites, in the order in which they are listed. The first is served on \`localhost\` too. */
export const SITES: readonly [SiteConfig, ...SiteConfig[]] = [
  {
    id: ${text(id)},
    name: ${text(name)},
    contentName: ${text(id)},
    country: ${text(country)},
    phone: ${text(facts.phone)},
    company: {
      name: ${text(`${name} ${facts.legalForm}`)},
      registrationNumber: ${text(facts.registrationNumber)},
      vatNumber: ${text(facts.vatNumber)},${facts.taxNumber ? `\n      taxNumber: ${text(facts.taxNumber)},` : ''}
      address: { street: 'Street 1', postalCode: '00000', city: 'City' },
      email: ${text(`mail@${host}`)},${country === 'GB' ? REGULATED : ''}
    },
    currency: ${text(facts.currency)},
    host: ${text(host)},
    brandHosts: [],
    languages: [{ code: ${text(facts.language)}, locale: ${text(facts.locale)}, prefix: '', name: ${text(languageName(facts))} }],
    paths: {
      carList: '/cars/in-stock',
      carDetail: '/cars',
      dealers: '/dealers',
      serviceBooking: null,
      tireHotel: null,
      newsletter: '/newsletter',
      testDrive: '/your-test-drive',
      sellCar: '/sell-car',
      listMarker: 'b',
      cookiePolicy: '/cookie-policy',
      privacyPolicy: '/privacy-policy',
      withdrawal: null,
      savedSearches: null,
    },
    indexes: { vehicles: ${text(`vehicles_${indexName(id)}`)}, dealers: ${text(`sites_${indexName(id)}`)} },
    theme: ${text(id)},
    carDetailLayout: 'standard',
    distanceUnit: ${text(facts.distanceUnit)},
    navigation: 'menu',
    consentManager: null,
    tagManagerId: null,
  },
];
`;

export const themesModule = ({ id }: NewCustomer): string => `\
${typeImport('Theme, ThemeColors', '../../src/theme/theme.ts')}

/** Replace the values by those of the brand. \`CUSTOMER_DIR=customers/${id} npm run jest -- src/theme\` checks their contrast. */
const colors: ThemeColors = {
  ground: '#f7f8f9',
  surface: '#ffffff',
  tint: '#eceff1',
  contrast: '#17222c',
  contrastInk: '#f7f8f9',
  contrastMuted: '#b9c4cd',
  contrastLine: '#374653',
  contrastAccent: '#f7f8f9',
  contrastAccentInk: '#17222c',
  ink: '#17222c',
  muted: '#52606b',
  line: '#d9dee2',
  lineStrong: '#7c8790',
  accent: '#12507d',
  accentStrong: '#0d3c5f',
  accentInk: '#ffffff',
  chosen: '#12507d',
  chosenInk: '#ffffff',
  link: '#12507d',
  positive: '#1a6645',
  warning: '#855807',
  danger: '#a8261f',
  badge: '#17222c',
  badgeInk: '#f7f8f9',
  heroGround: '#e7edf1',
  heroInk: '#17222c',
  heroMuted: '#4b5964',
  heroLine: '#b8c3cb',
  heroAccent: '#12507d',
  heroAccentInk: '#ffffff',
  carGround: '#eceff1',
  carGroundInk: '#17222c',
  carLight: '#eceff1',
  focus: '#12507d',
  focusHalo: '#ffffff',
};

/** Themes of sites, by their name in the site's configuration. */
export const SITE_THEMES: Readonly<Record<string, Theme>> = {
  ${key(id)}: {
    scheme: 'light',
    colors,
    fonts: { body: 'libreFranklin', heading: 'libreFranklin' },
    heading: { weight: 700, smallWeight: 650, case: 'none', spacing: '-0.02em', lineHeight: 1.12 },
    type: { base: [16, 17], ratio: [1.2, 1.25] },
    radius: { small: 4, medium: 8, large: 12, control: 6, chip: 999 },
    buttonWeight: 650,
    shadow: {
      small: '0 1px 2px rgb(23 34 44 / 0.06), 0 4px 16px rgb(23 34 44 / 0.06)',
      large: '0 2px 6px rgb(23 34 44 / 0.08), 0 28px 60px -16px rgb(23 34 44 / 0.24)',
    },
  },
};

/** Themes of makes that have a host of their own (\`brandHosts\` of a site). */
export const BRAND_THEMES: Readonly<Record<string, Theme>> = {};
`;

export const wordmarksModule = ({ id }: NewCustomer, { label, width, height, baseline, path }: Wordmark): string => `\
${typeImport('Wordmark', '../../lib/wordmark.ts')}

/** The name as outlines, by the name of the theme; \`wordmarks/${id}.svg\` is the same drawing. Replace both by the group's own. */
export const THEME_WORDMARKS: Readonly<Record<string, Wordmark>> = {
  ${key(id)}: {
    label: ${text(label)},
    width: ${width},
    height: ${height},
    baseline: ${baseline},
    path: ${text(path)},
  },
};
`;

export const sandboxModule = ({ id, name, country, facts }: NewCustomer): string => `\
${typeImport('SandboxSite', '../../../sandbox/data/sites.ts')}

/** The facts that the sandbox's data of the sites is generated from: cars, dealers, people, opening hours. */
export const SANDBOX_SITES: readonly SandboxSite[] = [
  {
    id: ${text(id)},
    pictures: 'plain',
    name: ${text(name)},
    country: ${text(country)},
    language: ${text(facts.language)},
    locale: ${text(facts.locale)},
    currency: ${text(facts.currency)},
    cars: 2_400,
    dealers: 6,
    rate: { engine: ${facts.rate}, electric: ${facts.rate} },
    newShare: 0.2,
    sampleShare: 0.1,
    franchise: ['Volvo', 'Kia', 'Toyota', 'Ford', 'Renault', 'Hyundai'],
    stock: {},
    interest: 6.95,
    campaignRate: 3.95,
    vat: ${facts.vat},
    checkPoints: 100,
    salesHours: {
      weekdays: ['09:00–18:00'],
      saturday: ['10:00–15:00'],
      sunday: [],
      sundayShare: 0,
    },
    workshopHours: ['07:00–17:00', '07:00–16:00'],
  },
];
`;
