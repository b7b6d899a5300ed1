import { array, object } from 'yup';
import { isTimeSlot } from '../booking/bookingFields.ts';
import { checkField, emailField, idField, lineField, nameField, phoneField, textField } from './formFields.ts';

/** Parts of a day for a test drive. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Cars of one request from the comparison, at most. */
const MAX_CARS = 4;

const TEST_DRIVE_WISH = new RegExp(`^\\d{4}-\\d{2}-\\d{2}/(?:${DAY_PARTS.join('|')})$`);

/** Whether a time for a test drive is a wish that the dealer answers: a day and a part of it. */
export const isTestDriveWish = (time: string): boolean => TEST_DRIVE_WISH.test(time);

/**
 * The contact form (F077): on a car, on a dealer or one of its departments, on a sold or unknown car (`lookingFor`), in the
 * comparison (`cars`). The server finds the recipient by the ids. A sample car needs a seller; only the server knows which
 * cars are samples. The order is that of the form: the errors of the summary have it, too.
 */
export const contactSchema = object({
  /** Id of the car. */
  car: idField('formErrorCar'),
  /** Ids of compared cars. */
  cars: array(idField('formErrorCar').required('formErrorCar'))
    .typeError('formErrorCar')
    .transform((_value: unknown, original: unknown) => {
      if (typeof original === 'string') return original === '' ? [] : original.split(',');
      return original;
    })
    .max(MAX_CARS, 'formErrorCar'),
  /** What a visitor is looking for, when the car is sold or unknown. A request about nothing else must say it. */
  lookingFor: lineField().when(['car', 'cars', 'dealer'], ([car, cars, dealer], schema) =>
    car || cars?.length || dealer ? schema : schema.required('formErrorLookingFor'),
  ),
  /** `site_id` of the dealer. */
  dealer: idField('formErrorDealer'),
  /** Id of the dealer's department (`recordIds.ts`). */
  department: idField('formErrorDealer'),
  testDrive: checkField(),
  /**
   * A free time of the dealer, which is booked with the request: `2026-11-25T09:30:00+01:00` (docs/decisions/0114). Without scripts, and when the free
   * times are not known, one of the wishes that the page offers: `2026-11-25/morning`. Dropped without `testDrive`: its field is hidden then.
   */
  testDriveTime: lineField()
    .test('time', 'formErrorTestDriveTime', (value) => !value || isTimeSlot(value) || isTestDriveWish(value))
    .when('testDrive', ([testDrive], schema) => (testDrive === true ? schema : schema.strip())),
  /** Id of the visitor's hold on that time. The server keeps it from the lead. */
  testDriveHold: lineField()
    .matches(/^[\w-]{1,60}$/, { message: 'formErrorInvalid', excludeEmptyString: true })
    .when('testDrive', ([testDrive], schema) => (testDrive === true ? schema : schema.strip())),
  quote: checkField(),
  /** Whether the car is to be moved to another dealer, on the terms of the site. */
  move: checkField(),
  /** `site_id` of that dealer. Dropped without `move`. The server adds the terms: they never come from the browser. */
  moveTo: idField('formErrorDealer').when('move', ([move], schema) => (move === true ? schema : schema.strip())),
  /** Whether the estimate of the visitor's own car goes with the request. */
  withTradeIn: checkField(),
  /** The car with its estimate, as the page shows it. Dropped without `withTradeIn`. */
  tradeInCar: lineField().when('withTradeIn', ([withTradeIn], schema) =>
    withTradeIn === true ? schema : schema.strip(),
  ),
  /** References of the lender's quotes that the page shows (F075). */
  quoteReference: lineField(),
  /** Id of one of the car's sellers (`recordIds.ts`). A form that shows them has a choice without one, which is refused (F077). */
  seller: idField('formErrorSeller').test('chosen', 'formErrorSeller', (value) => value !== ''),
  name: nameField(),
  phone: phoneField(),
  email: emailField(),
  message: textField(),
});
