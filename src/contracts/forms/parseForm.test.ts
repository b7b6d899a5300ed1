import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { FORM_NAMES, FORMS, type FormName, isFormIn } from './forms.ts';
import { parseForm } from './parseForm.ts';
import { recordIds, recordWithId } from './recordIds.ts';

const CONTEXT = { today: '2026-11-23' };

const VALID: Readonly<Record<FormName, Record<string, unknown>>> = {
  contact: { name: 'Anna Ek', phone: '070-123 45 67', email: 'anna@example.com', car: '17' },
  sellCar: {
    regno: 'abc 123',
    milage: '12 500',
    customerName: 'Anna Ek',
    customerPhone: '070-123 45 67',
    customerEmail: 'anna@example.com',
    place: 'Borås',
    option: 'tradeIn',
  },
  serviceRequest: {
    dealer: '1101',
    typeCar: 'car',
    services: ['EU-kontroll', 'Service eldre biler (5+)'],
    regno: 'EK 12345',
    date: '1.12.2026',
    customerName: 'Anna Ek',
    customerPhone: '400 12 345',
    customerEmail: 'anna@example.com',
    gdpr: 'on',
  },
  workshopRequest: {
    regno: 'abc 123',
    description: 'Service',
    place: 'Borås',
    customerName: 'Anna Ek',
    customerPhone: '070-123 45 67',
    customerEmail: 'anna@example.com',
  },
  withdrawal: {
    withdrawnAt: '30 november 2026 14:05',
    bookingNumber: 'B100042',
    email: 'anna@example.com',
  },
  embedded: { formId: '240511000101' },
  newsletter: { email: 'anna@example.com' },
  newsletterConfirm: { token: 'a.b.c' },
  newsletterEnd: { token: 'a.b.c' },
  savedSearch: { email: 'anna@example.com', frequency: 'daily' },
  savedSearches: { token: 'a.b.c' },
};

const errorsOf = (form: FormName, change: object) => {
  const parsed = parseForm(form, { ...VALID[form], ...change }, CONTEXT);
  return 'errors' in parsed ? parsed.errors : {};
};

describe('the schemas of forms', () => {
  test('F077 a seller who is not chosen is refused with the other fields, in the order of the form', () => {
    const errors = errorsOf('contact', { name: '', phone: '', email: '', seller: '' });
    expect(Object.entries(errors)).toEqual([
      ['seller', 'formErrorSeller'],
      ['name', 'formErrorName'],
      ['phone', 'formErrorPhoneRequired'],
      ['email', 'formErrorEmailRequired'],
    ]);
  });

  test('U13 name the first broken rule of each field, in the order of the fields', () => {
    expect(Object.entries(errorsOf('contact', { name: '', phone: 'call\nme', email: '' }))).toEqual([
      ['name', 'formErrorName'],
      ['phone', 'formErrorLineBreak'],
      ['email', 'formErrorEmailRequired'],
    ]);
  });

  test('F077 F103 F104 F106 normalise valid values and drop unknown members and empty texts', () => {
    const unknown = { toEmail: 'a@evil.example', __proto__: { admin: true }, message: '', admin: true };
    expect(
      parseForm(
        'contact',
        { ...VALID.contact, ...unknown, quote: 'on', testDrive: '', testDriveTime: '2026-11-25/morning' },
        CONTEXT,
      ),
    ).toEqual({
      values: {
        name: 'Anna Ek',
        phone: '0701234567',
        email: 'anna@example.com',
        car: '17',
        quote: true,
        testDrive: false,
      },
    });
    expect(parseForm('sellCar', VALID.sellCar, CONTEXT)).toMatchObject({ values: { regno: 'ABC123', milage: 12_500 } });
    expect(parseForm('serviceRequest', VALID.serviceRequest, CONTEXT)).toMatchObject({
      values: {
        regno: 'EK12345',
        date: '2026-12-01',
        gdpr: true,
        services: ['EU-kontroll', 'Service eldre biler (5+)'],
      },
    });
    expect(parseForm('newsletter', VALID.newsletter, CONTEXT)).toEqual({ values: { email: 'anna@example.com' } });
  });

  test('every missing field has its own error', () => {
    const missing = (form: FormName) => parseForm(form, {}, CONTEXT);
    expect(missing('contact')).toEqual({
      errors: {
        lookingFor: 'formErrorLookingFor',
        name: 'formErrorName',
        phone: 'formErrorPhoneRequired',
        email: 'formErrorEmailRequired',
      },
    });
    expect(missing('sellCar')).toEqual({
      errors: {
        regno: 'formErrorPlateRequired',
        milage: 'formErrorMileageRequired',
        customerName: 'formErrorName',
        customerPhone: 'formErrorPhoneRequired',
        customerEmail: 'formErrorEmailRequired',
        option: 'formErrorOption',
        place: 'formErrorPlace',
      },
    });
    expect(missing('workshopRequest')).toEqual({
      errors: {
        regno: 'formErrorPlateRequired',
        description: 'formErrorAnswer',
        place: 'formErrorAnswer',
        customerName: 'formErrorName',
        customerPhone: 'formErrorPhoneRequired',
        customerEmail: 'formErrorEmailRequired',
      },
    });
    expect(missing('serviceRequest')).toEqual({
      errors: {
        dealer: 'formErrorDealer',
        typeCar: 'formErrorTypeCar',
        services: 'formErrorServices',
        regno: 'formErrorPlateRequired',
        date: 'formErrorDateRequired',
        customerName: 'formErrorName',
        customerPhone: 'formErrorPhoneRequired',
        customerEmail: 'formErrorEmailRequired',
        gdpr: 'formErrorConsent',
      },
    });
  });

  test.each<[form: FormName, change: object, errors: object]>([
    ['contact', { phone: '12345' }, { phone: 'formErrorPhone' }],
    ['contact', { phone: '070-call-me' }, { phone: 'formErrorPhone' }],
    ['contact', { phone: '123456789012345678901' }, { phone: 'formErrorPhone' }],
    ['contact', { email: 'anna..ek@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { email: '.anna@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { email: 'anna.@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { phone: '070-1234567 / 08-123456' }, { phone: 'formErrorPhoneOne' }],
    ['contact', { phone: '08-123456 ankn 12' }, { phone: 'formErrorPhoneOne' }],
    ['contact', { phone: '08-123456 ext. 4' }, { phone: 'formErrorPhoneOne' }],
    ['contact', { phone: '070-123 45 67 (kvällar)' }, { phone: 'formErrorPhoneOne' }],
    ['contact', { email: 'anna@example' }, { email: 'formErrorEmail' }],
    ['contact', { email: 'anna@example.c' }, { email: 'formErrorEmail' }],
    ['contact', { email: 'anna@@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { email: 'a,b@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { email: '"<anna>" a@example.com' }, { email: 'formErrorEmail' }],
    ['contact', { name: 'x'.repeat(101) }, { name: 'formErrorTooLong' }],
    ['contact', { message: 'x'.repeat(2_001) }, { message: 'formErrorTooLong' }],
    ['contact', { name: { toString: 1 } }, { name: 'formErrorInvalid' }],
    ['contact', { name: ['a', 'b'] }, { name: 'formErrorInvalid' }],
    ['contact', { name: null, message: null }, { name: 'formErrorName' }],
    ['contact', { quote: 'maybe' }, { quote: 'formErrorInvalid' }],
    ['contact', { car: '../17' }, { car: 'formErrorCar' }],
    ['contact', { cars: ['1', '2', '3', '4', '5'] }, { cars: 'formErrorCar' }],
    ['contact', { cars: ['1', ''] }, { cars: 'formErrorCar' }],
    ['contact', { testDrive: 'on', testDriveTime: 'tomorrow' }, { testDriveTime: 'formErrorTestDriveTime' }],
    ['contact', { car: '', cars: '', dealer: '' }, { lookingFor: 'formErrorLookingFor' }],
    ['contact', { car: '', lookingFor: 'Volvo V60' }, {}],
    ['sellCar', { milage: -1 }, { milage: 'formErrorMileage' }],
    ['sellCar', { milage: 'lots' }, { milage: 'formErrorMileage' }],
    ['sellCar', { milage: ' ' }, { milage: 'formErrorMileageRequired' }],
    ['sellCar', { regno: 'A' }, { regno: 'formErrorPlate' }],
    ['sellCar', { place: ' ' }, { place: 'formErrorPlace' }],
    ['sellCar', { option: 'steal' }, { option: 'formErrorOption' }],
    ['serviceRequest', { date: '2026-11-22' }, { date: 'formErrorDatePast' }],
    ['serviceRequest', { date: '2027-02-29' }, { date: 'formErrorDate' }],
    ['serviceRequest', { date: '2027-05-26' }, { date: 'formErrorDateLate' }],
    ['serviceRequest', { typeCar: 'motorcycle' }, { services: 'formErrorServices' }],
    ['serviceRequest', { services: 'Rocket' }, { services: 'formErrorServices' }],
    ['serviceRequest', { gdpr: false }, { gdpr: 'formErrorConsent' }],
  ])('%s with %j', (form, change, errors) => expect(errorsOf(form, change)).toEqual(errors));

  test('F104 services of the type that was not chosen are dropped', () => {
    const services = ['EU-kontroll', 'Bestille service', 'Annet'];
    expect(
      parseForm('serviceRequest', { ...VALID.serviceRequest, typeCar: 'motorcycle', services }, CONTEXT),
    ).toMatchObject({ values: { services: ['Bestille service', 'Annet'] } });
    expect(errorsOf('serviceRequest', { date: '2027-05-25' })).toEqual({});
  });

  test('F104 today and one service as a text are valid; the newsletter is optional', () => {
    expect(errorsOf('serviceRequest', { date: '2026-11-23', services: 'Bilskade' })).toEqual({});
  });

  test.each(['name', 'phone', 'email', 'car', 'lookingFor', 'dealer', 'seller'])(
    'Q34 %s refuses line breaks',
    (field) => {
      for (const lineBreak of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000']) {
        const typed = `${VALID.contact[field] ?? 'x'}${lineBreak}Bcc: a@evil.example`;
        expect(errorsOf('contact', { [field]: typed })).toEqual({ [field]: 'formErrorLineBreak' });
      }
    },
  );

  test('any input is parsed to values or to keys of texts', () => {
    const anything = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constantFrom('on', '', '0046', null));
    for (const form of FORM_NAMES) {
      const fields = Object.fromEntries(Object.keys(FORMS[form].schema.fields).map((field) => [field, anything]));
      fc.assert(
        fc.property(fc.record(fields, { requiredKeys: [] }), (input) => {
          const parsed = parseForm(form, input, CONTEXT);
          const errors = 'errors' in parsed ? Object.values(parsed.errors) : ['formErrorName'];
          expect(errors.length > 0 && errors.every((key) => /^formError[A-Z]/.test(key))).toBe(true);
        }),
        { numRuns: 200 },
      );
    }
  });

  test('F104 only sites in Norway have the request for a workshop', () => {
    expect([isFormIn('serviceRequest', 'NO'), isFormIn('serviceRequest', 'SE'), isFormIn('contact', 'SK')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test('Q38 departments and sellers have ids by name', () => {
  const people = [{ name: 'Åsa Öberg' }, { name: 'Bo Ek' }, { name: 'Bo  Ek' }, { name: null }];
  expect(recordIds(people.map(({ name }) => name))).toEqual(['asa-oberg', 'bo-ek', 'bo-ek-2', '-']);
  expect(recordWithId(people, ({ name }) => name, 'bo-ek-2')).toBe(people[2]);
  expect(recordWithId(people, ({ name }) => name, 'unknown')).toBeUndefined();
});
