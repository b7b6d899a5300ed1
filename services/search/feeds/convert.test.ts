import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { CSV, HEADER } from '../test/cars.ts';
import { createConverter } from './convert.ts';
import { createDerivation } from './derive.ts';
import { MappingError, parseMapping } from './mapping.ts';
import { checkRecord } from './recordCheck.ts';
import { readMappings } from './watchFeeds.ts';

const mapping = parseMapping(CSV, '/');
const VALUES = {
  'Stock No': 'AB/12.4',
  Make: 'Citroën',
  Model: 'ë-C4',
  Price: '199 900,00 kr',
  Km: '34.260',
  Fuel: 'e',
  Used: 'Ja',
  Registered: '31.01.2024',
  Equipment: 'Dragkrok| Taklucka |',
  Images: 'https://images.example/1.jpg|/-/media/2.jpg',
};
const convert = (values: Readonly<Record<string, unknown>>) => createConverter(mapping)({ ...VALUES, ...values });
const problems = (values: Readonly<Record<string, unknown>>) =>
  convert(values).problems.map(({ field, message }) => `${field} ${message}`);

describe('a row becomes a record', () => {
  test('with units, enumerations, constants, dates, lists and images', () => {
    expect(convert({})).toEqual({
      problems: [],
      record: {
        car_id: 'AB-12-4',
        car_brand: 'Citroën',
        car_model: 'ë-C4',
        car_price: 199_900,
        car_mileage: 3_426,
        car_fuel: 'El',
        car_is_used: true,
        car_firstregistration: '2024-01-31',
        car_equipment: ['Dragkrok', 'Taklucka'],
        car_images: [
          {
            thumbnail_url: 'https://images.example/1.jpg',
            original: 'https://images.example/1.jpg',
            blur_data_url: null,
          },
          { thumbnail_url: '/-/media/2.jpg', original: '/-/media/2.jpg', blur_data_url: null },
        ],
        car_site_city: 'Göteborg',
      },
    });
  });

  test.each([
    ['199 900', 199_900],
    ['199.900', 199_900],
    ['199,900', 199_900],
    ["199'900", 199_900],
    ['1.199.900', 1_199_900],
    ['199.900,50 kr', 199_900.5],
    ['199,900.50', 199_900.5],
    ['199900.5', 199_900.5],
    ['199 900:-', 199_900],
    ['199.900,- kr', 199_900],
  ])('the number %s of unknown form', (text, value) => {
    const own = parseMapping(CSV.replace('column: Price,', 'column: Price, decimal: auto,'), '/');
    expect(createConverter(own)({ ...VALUES, Price: text })).toMatchObject({ record: { car_price: value } });
  });

  test('three digits behind the decimal sign that look like thousands are refused', () => {
    expect(problems({ Price: '199,900' })).toEqual([
      expect.stringMatching(/^car_price "199,900" is ambiguous: .* use `decimal` of the field$/),
    ]);
    expect(convert({ Price: '0,125' }).record.car_price).toBe(0.125);
  });

  test('a power in kilowatts becomes horsepower', () => {
    const power = (rule: string, text: string) =>
      createConverter(parseMapping(`${CSV}  car_power: ${rule}\n`, '/'))({ ...VALUES, Power: text }).record.car_power;
    expect(['110 kW', '110kW', '150 hk', '150'].map((text) => power('Power', text))).toEqual([150, 150, 150, 150]);
    expect(power('{ column: Power, factor: 1.36, digits: 0 }', '110 kW')).toBe(150);
  });

  test.each(['Ja', 'Kyllä', 'áno', 'K', 'x'])('%s is yes', (text) => {
    expect(convert({ Used: text }).record.car_is_used).toBe(true);
  });

  test.each(['Nej', 'Ei', 'nie', 'e', '0'])('%s is no', (text) => {
    expect(convert({ Used: text }).record.car_is_used).toBe(false);
  });

  test('a text that means nothing is mapped to null, and others are converted', () => {
    const own = parseMapping(
      CSV.replace('column: Price,', "column: Price, values: { 'Ring för pris': null }, otherwise: keep,"),
      '/',
    );
    const price = (text: string) => createConverter(own)({ ...VALUES, Price: text }).record.car_price;
    expect([price('ring för pris'), price('199 900')]).toEqual([null, 199_900]);
  });

  test('the items of a list have values of their own, each once', () => {
    const own = parseMapping(
      CSV.replace("split: '|'", "split: '|', values: { ISOFIX: Isofix, okänd: null }, otherwise: keep"),
      '/',
    );
    const items = (value: unknown) => createConverter(own)({ ...VALUES, Equipment: value }).record.car_equipment;
    expect(items('ISOFIX|Isofix|Okänd|ABS')).toEqual(['Isofix', 'ABS']);
    expect(items(['isofix', 'ABS'])).toEqual(['Isofix', 'ABS']);
  });

  test('several columns are joined without empty ones', () => {
    const own = parseMapping(`${CSV}  car_model_text: { columns: [Engine, Trim], join: ', ' }\n`, '/');
    const text = (values: object) => createConverter(own)({ ...VALUES, ...values }).record.car_model_text;
    expect(text({ Engine: ' T6 ', Trim: 'Inscription' })).toBe('T6, Inscription');
    expect([text({ Engine: '', Trim: 'Inscription' }), text({ Engine: '' })]).toEqual(['Inscription', null]);
    const place = parseMapping(
      `${CSV.replace('index: cars', 'index: d\nkind: dealers').replace(/fields:[\s\S]*/, '')}fields:
  site_geocoord: { columns: [geo.lat, geo.lon], join: ',' }`,
      '/',
    );
    expect(createConverter(place)({ geo: { lat: 60.17, lon: 24.94 } }).record).toEqual({
      site_geocoord: '60.17,24.94',
    });
  });

  test('HTML becomes text', () => {
    const own = parseMapping(`${CSV}  car_description: { column: Text, convert: html }\n`, '/');
    const html =
      '<p>Fin&nbsp;bil &amp; <b>hel</b></p><ul><li>Drag<li>Navi</ul><script>x()</script><style>b{}</style>1 < 2';
    expect(createConverter(own)({ ...VALUES, Text: html }).record.car_description).toBe(
      'Fin bil & hel\n\n– Drag\n– Navi\n1 < 2',
    );
  });

  test('dates have several forms, also without a day', () => {
    const own = parseMapping(
      CSV.replace('format: dd.MM.yyyy', 'format: [dd.MM.yyyy, dd/MM/yyyy, yyyy-MM-dd, MM/yyyy]'),
      '/',
    );
    const date = (text: string) => createConverter(own)({ ...VALUES, Registered: text }).record.car_firstregistration;
    expect(['31.01.2024', '1/2/2024', '2024-03-04T00:00:00', '05/2024'].map(date)).toEqual([
      '2024-01-31',
      '2024-02-01',
      '2024-03-04',
      '2024-05-01',
    ]);
    expect(date('31.02.2024')).toBeUndefined();
  });

  test('a photo without a URL is left out with a warning', () => {
    const { record, problems: found } = convert({ Images: 'C:\\a.jpg|https://images.example/2.jpg|//x/y' });
    expect(record.car_images).toMatchObject([{ original: 'https://images.example/2.jpg' }]);
    expect(found).toEqual([
      { field: 'car_images', message: '"C:\\a.jpg" is no URL of an image, which is left out', isError: false },
      { field: 'car_images', message: '"//x/y" is no URL of an image, which is left out', isError: false },
    ]);
  });

  test.each([
    ['1.234.567,5', 1_234_567.5],
    ['1 234', 1_234],
    ['-12,5', -12.5],
    ['SEK 99', 99],
    ["1'000", 1_000],
    ['45 tkr', 45_000],
    ['29,9 k€', 29_900],
    ['1,5 t', 1_500],
    ['99k', 99_000],
    ['900 kr', 900],
  ])('the number %s', (text, value) => {
    expect(convert({ Price: text }).record.car_price).toBe(value);
  });

  test.each([
    ['Price', 'Ring oss', 'car_price "Ring oss" is no number with "," before decimals'],
    ['Price', '1.2', 'car_price "1.2" is no number with "," before decimals'],
    ['Price', '', 'car_price is empty'],
    ['Fuel', 'Vatten', 'car_fuel "Vatten" is none of its values'],
    ['Used', 'kanske', 'car_is_used "kanske" is neither yes nor no'],
    ['Registered', '31.02.2024', 'car_firstregistration "31.02.2024" is no date like dd.MM.yyyy'],
    ['Images', 'file:///etc/passwd', 'car_images "file:///etc/passwd" is no URL of an image, which is left out'],
    ['Stock No', '///', 'car_id "///" has no letters or digits'],
  ])('a problem in %s: %s', (column, text, expected) => {
    expect(problems({ [column]: text })).toEqual([expected]);
  });

  test('its texts are derived in the language of the index', () => {
    const record = createDerivation(mapping)({ ...convert({}).record, car_power: 136 });
    expect(record).toMatchObject({
      car_price_text: '199 900 kr'.replaceAll(' ', '\u00a0'),
      car_mileage_text: `3\u00a0426 mil`,
      car_power_text: '136 hk',
      car_price_currency: 'SEK',
      slug: 'citroen-e-c4',
      car_status: 'available',
      car_has_campaign_price: false,
      car_primary_image: { original: 'https://images.example/1.jpg' },
    });
  });
});

test('a price of 0 is no price', () => {
  const { record } = convert({ Price: '0' });
  expect(createDerivation(mapping)(record)).toMatchObject({ car_price: null });
  expect(createDerivation(mapping)(record)).not.toHaveProperty('car_price_text');
});

test.each([
  ['fi-FI', '136 hv'],
  ['sk-SK', '136 k'],
  ['en-GB', '136 bhp'],
])('the power in %s is %s', (locale, text) => {
  expect(createDerivation({ ...mapping, locale })({ car_power: 136 })).toMatchObject({ car_power_text: text });
});

test('a dealer without a slug gets one from its name, else from its id', () => {
  const slug = (more: object) => checkRecord('dealers', { site_id: 'GBG_1', ...more }).record?.slug;
  expect([slug({ site_official_name: 'Acme Malmö' }), slug({}), slug({ slug: 'own' })]).toEqual([
    'acme-malmo',
    'gbg-1',
    'own',
  ]);
});

describe('a record is checked', () => {
  const valid = { car_id: 'AB-12', slug: 'volvo', car_brand: 'Volvo', car_price: 1 };
  const errors = (more: object) =>
    checkRecord('vehicles', { ...valid, ...more }).issues.map(({ field, message, isError }) => [
      field,
      message,
      isError,
    ]);

  test('a valid one has all fields of the contract', () => {
    const { record, issues } = checkRecord('vehicles', valid);
    expect(issues).toEqual([]);
    expect(record).toMatchObject({ ...valid, car_model: '', car_fuel: null });
  });

  test.each<[object, string, string]>([
    [{ car_id: 7 }, 'car_id', 'is no text'],
    [{ car_id: '' }, 'car_id', 'is missing'],
    [{ car_price: -1 }, 'car_price', 'is negative'],
    [{ car_price: '100' }, 'car_price', 'is no number'],
    [{ car_price: Number.NaN }, 'car_price', 'is no number'],
    [{ car_year: 20_240 }, 'car_year', 'is no year: 20240'],
    [{ car_is_used: 'yes' }, 'car_is_used', 'is neither true nor false'],
    [{ car_equipment: 'Dragkrok' }, 'car_equipment', 'is no list'],
    [{ car_equipment: [null] }, 'car_equipment[0]', 'is missing'],
    [{ car_images: [{ original: 5 }] }, 'car_images[0].original', 'is no text'],
    [
      { car_leasing_options: [{ leasing_type: 'Other' }] },
      'car_leasing_options[0].leasing_type',
      'is none of Private, Company',
    ],
    [{ car_loan_option: { deposit_step: 0 } }, 'car_loan_option.deposit_step', 'is not more than 0'],
    [{ car_loan_option: { payment_decimals: 1.5 } }, 'car_loan_option.payment_decimals', 'is no whole number'],
  ])('%j', (more, field, message) => {
    expect(errors(more)).toEqual([[field, message, true]]);
  });

  test.each(['AB/12', 'Å1', 'ABC', '1234567890123', '-a1', 'a 1'])('the id %s is refused', (id) => {
    expect(errors({ car_id: id })).toEqual([['car_id', expect.stringContaining(`"${id}" cannot be in a URL`), true]]);
  });

  test.each(['1', '123456789012', 'AB1204', 'uk-72c'])('the id %s is accepted', (id) => {
    expect(errors({ car_id: id })).toEqual([]);
  });

  test('an unknown field is a warning and left out', () => {
    expect(errors({ car_wheels: 4 })).toEqual([['car_wheels', 'is no field of the contract', false]]);
    expect(checkRecord('vehicles', { ...valid, car_wheels: 4 }).record).not.toHaveProperty('car_wheels');
  });
});

describe('a mapping file', () => {
  test.each([
    ['a field that the contract does not have', CSV.replace('car_brand:', 'car_make:'), 'car_make'],
    ['an unknown member', `${CSV}\nspeed: 1`, 'speed'],
    ['an unknown encoding', CSV.replace('windows-1252', 'utf-7'), 'encoding'],
    [
      'a rule with column and columns',
      CSV.replace('car_model: Model', 'car_model: { column: A, columns: [A, B] }'),
      'needs a column or a constant',
    ],
    ['a rule without column', CSV.replace('{ constant: Göteborg }', '{ factor: 2 }'), 'needs a column or a constant'],
    ['no language', CSV.replace('locale: sv-SE', 'locale: "?"'), 'is no language'],
    ['a CSV without fields', CSV.replace(/fields:[\s\S]*/, ''), 'a CSV feed needs fields'],
    ['no source', CSV.replace(/^source.*$/m, ''), 'source'],
    ['no YAML', 'a: [', 'is neither YAML nor JSON'],
  ])('with %s is refused', (_what, text, message) => {
    expect(() => parseMapping(text, '/')).toThrow(MappingError);
    expect(() => parseMapping(text, '/')).toThrow(message);
  });

  test('is missed in a folder that is empty or not there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
    expect(() => readMappings(folder)).toThrow('has no mapping file');
    rmdirSync(folder);
    expect(() => readMappings(folder)).toThrow(`There is no folder ${folder}`);
  });

  test('has paths relative to its folder', () => {
    expect(parseMapping(CSV, '/feeds').source.path).toBe('/feeds/cars.csv');
    expect(HEADER.split(';')).toHaveLength(10);
  });
});
