import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Page } from 'puppeteer';
import type { CarRecord } from '../../../src/contracts/car/car.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { enterText, PHONE } from '../../support/browser/browser.ts';
import { datasetOf } from '../../support/data/dataset.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { eventually } from '../../support/eventually.ts';
import { matrixCases } from '../../support/matrix.ts';

/** Every form on its pages in a browser without scripts: an error, nothing typed is lost, then it is sent (U12, U13). */

const fixture = browserFixture({ cars: 400 });
let cars: CarRecord[];
let sold: CarRecord;
let dealer: Dealer;
beforeAll(async () => {
  const filters = { car_is_sample: [false], car_status: ['available'] };
  cars = await recordsOf<CarRecord>(fixture.product, 'vehicles_norrvag_se', { filters, limit: 2 });
  const all = (await datasetOf(400)).vehicles.get('vehicles_norrvag_se') ?? [];
  sold = all.find(({ car_status: status }) => status === 'sold') as unknown as CarRecord;
  const dealers = await recordsOf<Dealer>(fixture.product, 'sites_norrvag_se');
  dealer = dealers.find(({ site_departments: departments }) => (departments?.length ?? 0) > 1) as Dealer;
});
beforeEach(() => fixture.product.resetSandbox());

async function arrived(): Promise<unknown[]> {
  const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
  const { upstreams } = (await response.json()) as {
    upstreams: { leads: { received: unknown[] }; embeddedForms: { received: unknown[] } };
  };
  return [...upstreams.leads.received, ...upstreams.embeddedForms.received];
}

const PERSON = { name: 'Åsa "Ek" <b>', email: 'asa@example.com', message: 'Rad ett\nRad två' };
const CUSTOMER = { customerName: 'Åsa Ek', customerEmail: 'asa@example.com' };
const carPath = ({ car_id: id, slug }: CarRecord) => `/kop-bil/${id}/${slug}`;
/** The second option of a select, which is the first one with a value. */
const SECOND = Symbol('second option');
const TICKED = Symbol('ticked');

interface Case {
  path: () => string;
  site?: string;
  /** The form's own id. */
  form: string;
  /** What opens the popup or the second step with the fields. */
  opener?: string;
  values: Readonly<Record<string, string | typeof SECOND | typeof TICKED>>;
  /** The field that is wrong at first, and its texts. */
  field: string;
  wrong?: string;
  right: string;
}
const PHONE_FIELD = { wrong: 'ring mig', right: '070-123 45 67' } as const;
const EVENT = '240511000101';
const FEEDBACK = '240511000201';
const CASES: readonly (readonly [string, Case])[] = [
  [
    'the contact form of a car',
    {
      path: () => carPath(cars[0] as CarRecord),
      form: 'contact-form',
      values: { ...PERSON, testDrive: TICKED, testDriveTime: SECOND, quote: TICKED },
      field: 'phone',
      ...PHONE_FIELD,
    },
  ],
  [
    'the contact form of a sold car',
    { path: () => carPath(sold), form: 'contact-form', values: PERSON, field: 'phone', ...PHONE_FIELD },
  ],
  [
    'the contact form of an unknown car',
    {
      path: () => '/kop-bil/999999999/volvo-v60-b4',
      form: 'contact-form',
      values: PERSON,
      field: 'phone',
      ...PHONE_FIELD,
    },
  ],
  [
    'the contact form of a dealer',
    {
      path: () => `/anlaggningar/${dealer.slug}`,
      form: 'contact-form',
      values: { ...PERSON, department: SECOND },
      field: 'phone',
      ...PHONE_FIELD,
    },
  ],
  [
    'the contact form of a comparison',
    {
      path: () => `/kop-bil/alla-bilar-i-lager?compare=${cars.map(({ car_id: id }) => id).join(',')}`,
      form: 'contact-form',
      values: PERSON,
      field: 'phone',
      ...PHONE_FIELD,
    },
  ],
  [
    'F103 the form for selling a car',
    {
      path: () => '/salj-bil',
      form: 'sellCar-form',
      opener: '#sellCar-form summary',
      values: { ...CUSTOMER, option: TICKED, regno: 'abc 123', milage: '12 500', other: 'Dragkrok', dealer: SECOND },
      field: 'customerPhone',
      ...PHONE_FIELD,
    },
  ],
  [
    'F104 the Norwegian request',
    {
      path: () => '/verksted/bestill-time',
      site: 'norrvag-no',
      form: 'serviceRequest-form',
      values: {
        ...CUSTOMER,
        dealer: SECOND,
        services: TICKED,
        regno: 'ek 12345',
        milage: '12 500 km',
        date: openDay(),
        description: 'Vinterlagring',
        gdpr: TICKED,
      },
      field: 'customerPhone',
      ...PHONE_FIELD,
    },
  ],
  [
    'the request for a time at a workshop',
    {
      path: () => '/service-och-verkstad/boka-bilverkstad',
      form: 'workshopRequest-form',
      opener: '#workshopRequest-form summary',
      values: { ...CUSTOMER, regno: 'abc 123', description: 'Rad ett\nRad två', place: 'Göteborg', dealer: SECOND },
      field: 'customerPhone',
      ...PHONE_FIELD,
    },
  ],
  [
    'F106 an embedded form in the page',
    {
      path: () => '/om-oss',
      form: `form-${EVENT}`,
      values: {
        [`text_${EVENT}_3`]: 'Åsa Ek',
        [`phone_${EVENT}_5`]: '070-123 45 67',
        [`number_${EVENT}_6`]: '2',
        [`choice_${EVENT}_7`]: TICKED,
        [`several_${EVENT}_8`]: TICKED,
        [`longText_${EVENT}_9`]: 'Rad ett\nRad två',
        [`consent_${EVENT}_11`]: TICKED,
      },
      field: `email_${EVENT}_4`,
      wrong: 'asa@example',
      right: 'asa@example.com',
    },
  ],
  [
    'F106 an embedded form in a popup',
    {
      path: () => '/service-och-verkstad',
      form: `form-${FEEDBACK}`,
      opener: `[popovertarget="popup-${FEEDBACK}"]`,
      values: { [`rating_${FEEDBACK}_3`]: TICKED, [`choice_${FEEDBACK}_4`]: SECOND },
      field: `email_${FEEDBACK}_7`,
      wrong: 'asa@example',
      right: 'asa@example.com',
    },
  ],
  [
    'F106 the sign-up for the newsletter',
    {
      path: () => '/om-oss/nyhetsbrevet',
      form: 'newsletter',
      values: {},
      field: 'email',
      wrong: 'asa@example',
      right: 'asa@example.com',
    },
  ],
];

/**
 * Forms of which each has a kind of field, of page or of place that the others do not have. Posts of the other forms are in
 * `test/http/forms/contact-forms.test.ts`, `request-forms.test.ts` and `embedded-forms.test.ts`.
 */
const DISTINCT = [
  'the contact form of a car',
  'the contact form of a comparison',
  'F103 the form for selling a car',
  'F104 the Norwegian request',
  'F106 an embedded form in a popup',
  'F106 the sign-up for the newsletter',
];

test.each(
  matrixCases(
    CASES,
    CASES.filter(([name]) => DISTINCT.includes(name)),
  ),
)('%s', async (_name, { path, site, form, opener, values, field, wrong = '', right }) => {
  const { page } = await fixture.open({ viewport: PHONE, scripts: false });
  const at = `form#${form}`;
  // Pages of cars that are gone, and of refused forms, have these statuses.
  fixture.expectErrors(/status of 4(?:04|10|22)/, /^4(?:04|10|22): /);
  await page.goto(fixture.urlOf(path(), site), { waitUntil: 'domcontentloaded' });
  if (opener) await press(page, opener);
  await page.$eval(at, (element) => element.scrollIntoView());
  for (const [name, value] of Object.entries({ ...values, [field]: wrong })) await fill(page, at, name, value);
  const typed = await fieldsIn(page, at);
  expect(typed).toContainEqual([field, wrong]);

  await send(page, at);
  expect(await page.title()).toMatch(/^(?:Fel|Feil): /);
  const link = await page.$eval(`${at} [role="alert"] a`, (element) => element.getAttribute('href'));
  expect(await page.$eval(`${at} ${link}`, (element) => [element.getAttribute('aria-invalid')])).toEqual(['true']);
  expect(await page.$eval(`${at} ${link}`, (element) => element.getAttribute('name'))).toBe(field);
  expect(await fieldsIn(page, at)).toEqual(typed);
  expect(await arrived()).toEqual([]);

  await page.$eval(`${at} ${link}`, (element) => (element as HTMLInputElement).select());
  await enterText(page, `${at} [name="${field}"]`, right);
  await send(page, at);
  for (const load of ['first', 'reload']) {
    if (load === 'reload') await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await page.$eval(`#${form}`, (box) => [box.localName, box.getAttribute('role')])).toEqual(['div', 'status']);
    await eventually(() => isInWindow(page, `#${form}`), true);
  }
  expect(await arrived()).toHaveLength(1);
});

/** Types or chooses a value. */
async function fill(page: Page, form: string, name: string, value: string | symbol): Promise<void> {
  const at = `${form} [name="${name}"]`;
  if (value === TICKED) {
    await page.focus(at);
    await page.keyboard.press('Space');
  } else if (value === SECOND) {
    await page.select(
      at,
      await page.$eval(`${at} option:nth-child(2)`, (option) => (option as HTMLOptionElement).value),
    );
  } else if (name === 'date') {
    // What the keyboard types into it depends on the browser's language.
    await page.$eval(at, (input, day) => Object.assign(input, { value: day }), String(value));
  } else {
    await page.focus(at);
    await page.$eval(at, (input) => (input as HTMLInputElement).select());
    // Enter would send a form from a line.
    for (const [line, text] of String(value).split('\n').entries()) {
      if (line > 0) await page.keyboard.press('Enter');
      await page.keyboard.sendCharacter(text);
    }
  }
}

/** Returns what the browser would send. */
const fieldsIn = (page: Page, form: string) =>
  page.$eval(form, (element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value).replace(/\r\n/g, '\n')]),
  );

async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

const send = (page: Page, form: string) =>
  Promise.all([
    page.waitForNavigation({ waitUntil: 'domcontentloaded' }),
    press(page, `${form} button[type="submit"]`),
  ]);

const isInWindow = (page: Page, selector: string) =>
  page.$eval(selector, (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });

/** A Tuesday without a holiday, within the months that a request allows. */
function openDay(): string {
  const days = Array.from({ length: 120 }, (_, day) => new Date(Date.now() + (60 + day) * 86_400_000));
  const open = days.find((day) => day.getUTCDay() === 2 && [1, 2, 8, 9, 10].includes(day.getUTCMonth()));
  return (open ?? new Date()).toISOString().slice(0, 10);
}
