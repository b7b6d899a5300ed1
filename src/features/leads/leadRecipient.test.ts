import { describe, expect, test } from '@jest/globals';
import type { LoaderPorts, PortSearchRequest } from '../../contracts/page/loader.ts';
import { testLoaderContext } from '../../testing/renderOnPage.tsx';
import { leadRecipient } from './leadRecipient.data.ts';

const HOURS = { openinghours: [{ day: 'Måndag–söndag', displayText: '09:00–18:00' }] };
const MALMO = {
  site_id: '1001',
  site_geocoord: '55.6,13.0',
  slug: 'malmo',
  site_official_name: 'Norrväg Malmö',
  site_email: 'info.malmo@norrvag-se.example',
  email: 'leads.malmo@norrvag-se.example',
  site_departments: [
    { name: 'Verkstad', group: 'Workshop' },
    { name: 'Bilar', group: 'New cars', erp_id: '1.10', email: 'cars@norrvag-se.example', openingschedule: HOURS },
  ],
};
const LUND = {
  site_id: '1002',
  slug: 'lund',
  site_official_name: 'Norrväg Lund',
  site_email: 'info.lund@x.example',
  site_geocoord: '55.7,13.2',
};
const CAR = { car_id: '17', car_brand: 'Volvo', car_site_id: '1001', car_departmenterpid: '1.10' };
const SAMPLE = {
  ...CAR,
  car_id: '18',
  car_site_geocoord: '55.6,13.0',
  car_is_sample: true,
  car_sellers: [{ name: 'Åsa', phone: '070-1' }],
};
const LOST_SAMPLE = { ...SAMPLE, car_id: '19', car_departmenterpid: '999.99', car_sellers: [] };
const NAMELESS = { ...CAR, car_id: '20', car_site_id: '1002', car_site_leads_email: 'car@x.example' };
const SOLD_SAMPLE = { ...SAMPLE, car_id: '21', car_status: 'sold' };
/** It stands 33 km from the dealer that sells it. */
const AWAY = { ...CAR, car_id: '22', car_site_geocoord: '55.9,13.0' };
const CARS = [AWAY, CAR, SAMPLE, LOST_SAMPLE, NAMELESS, SOLD_SAMPLE];

const responseOf = <T>(content: object[], parse: (record: unknown) => T) =>
  Promise.resolve({ facet: [], content: content.map(parse), total_items: content.length, limit: 1, offset: 0 });
const filterOf = ({ filters }: PortSearchRequest, name: string) => filters?.[name] as string[] | undefined;
const ports: LoaderPorts = {
  ...testLoaderContext().ports,
  searchAllMakes: (request, parse) =>
    responseOf(
      CARS.filter(({ car_id: id }) => filterOf(request, 'car_id')?.includes(id)),
      parse,
    ),
  searchDealers: (request, parse) => {
    const ids = filterOf(request, 'site_id');
    return responseOf(
      [MALMO, LUND].filter(({ site_id: id }) => !ids || ids.includes(id)),
      parse,
    );
  },
};

const PERSON = { name: 'Anna', phone: '0701234567', email: 'anna@example.com' };
/** A Monday. */
const now = Date.parse('2026-11-23T10:00:00Z');

async function found(values: object, issues: unknown[] = []) {
  const context = { ...testLoaderContext({ ports, report: (...issue) => void issues.push(issue) }), now };
  const recipient = await leadRecipient('contact', { ...PERSON, ...values } as never, context);
  return 'errors' in recipient ? recipient.errors : [recipient.dealerId, recipient.added.toEmail];
}

describe('0220 the terms of a move in the lead', () => {
  const movedBy = async (values: object) => {
    const distances: number[] = [];
    const moveTerms: LoaderPorts['moveTerms'] = async (kilometres) => {
      distances.push(Math.round(kilometres));
      return { cost: 0, days: 2 };
    };
    const context = { ...testLoaderContext({ ports: { ...ports, moveTerms } }), now };
    const recipient = await leadRecipient('contact', { ...PERSON, ...values, move: true } as never, context);
    return { distances, result: 'errors' in recipient ? recipient.errors : recipient.added.moveText };
  };

  test('are those of the page: from where the car stands, not from who sells it', async () => {
    expect(await movedBy({ car: '22', moveTo: '1002' })).toEqual({
      distances: [26],
      result: 'Norrväg Lund: free of charge, about 2 days',
    });
  });

  test.each([
    ['a sample', { car: '18', seller: 'asa', moveTo: '1002' }],
    ['a car that stands nowhere', { car: '17', moveTo: '1002' }],
    ['a car at this dealer', { car: '22', moveTo: '1001' }],
    ['a dealer of another site', { car: '22', moveTo: '9' }],
  ])('there are none for %s', async (_name, values) => {
    expect(await movedBy(values)).toEqual({ distances: [], result: { move: 'formErrorDealer' } });
  });
});

describe('Q34 the recipient of a contact form', () => {
  test('is the department that sells the car; for a chosen dealer or one without e-mail the general address', async () => {
    expect(await found({ car: '17' })).toEqual(['1001', 'cars@norrvag-se.example']);
    expect(await found({ car: '20' })).toEqual(['1002', 'car@x.example']);
    expect(await found({ dealer: '1001' })).toEqual(['1001', 'leads.malmo@norrvag-se.example']);
    expect(await found({ dealer: '1002' })).toEqual(['1002', 'info.lund@x.example']);
    expect(await found({ dealer: '1001', department: 'bilar' })).toEqual(['1001', 'cars@norrvag-se.example']);
    expect(await found({ dealer: '1001', department: 'verkstad' })).toEqual(['1001', 'leads.malmo@norrvag-se.example']);
    expect(await found({ dealer: '1002', department: 'bilar' })).toEqual({ department: 'formErrorDealer' });
  });

  test('F079 is the general contact for a sample whose department does not exist, and that is reported', async () => {
    const issues: unknown[] = [];
    expect(await found({ car: '19' }, issues)).toEqual(['1001', 'leads.malmo@norrvag-se.example']);
    expect(issues).toEqual([['departmentMissing', 'car 19', new Error('Department not found')]]);
  });

  test('F077 a seller without e-mail is named, and the department gets the lead', async () => {
    expect(await found({ car: '18' })).toEqual({ seller: 'formErrorSeller' });
    expect(await found({ car: '18', seller: 'asa' })).toEqual(['1001', 'cars@norrvag-se.example']);
  });

  test('is the dealer of a sold car, and the first dealer for an unknown one', async () => {
    expect(await found({ car: '18', lookingFor: 'Volvo' })).toEqual(['1001', 'cars@norrvag-se.example']);
    // Its page has no sellers, and the field "looking for" may be left empty.
    expect(await found({ car: '21' })).toEqual(['1001', 'cars@norrvag-se.example']);
    expect(await found({ lookingFor: 'Volvo' })).toEqual(['1001', 'leads.malmo@norrvag-se.example']);
    expect(await found({ car: '99', lookingFor: 'Volvo' })).toEqual(['1001', 'leads.malmo@norrvag-se.example']);
    expect(await found({ car: '99' })).toEqual({ car: 'formErrorCar' });
  });

  test('is the dealer of the first compared car, or the chosen one; nobody has to choose a seller', async () => {
    expect(await found({ cars: ['18', '20'] })).toEqual(['1001', 'cars@norrvag-se.example']);
    expect(await found({ cars: ['18', '20'], dealer: '1002' })).toEqual(['1002', 'info.lund@x.example']);
    expect(await found({ cars: ['98', '99'] })).toEqual({ car: 'formErrorCar' });
  });

  test('a test drive is possible while the dealer is open', async () => {
    expect(await found({ car: '17', testDrive: true, testDriveTime: '2026-11-25/morning' })).toHaveLength(2);
    expect(await found({ car: '17', testDrive: true, testDriveTime: '2026-11-25/evening' })).toHaveLength(2);
    expect(await found({ car: '17', testDrive: true, testDriveTime: '2026-11-22/morning' })).toEqual({
      testDriveTime: 'formErrorTestDriveTime',
    });
  });
});
