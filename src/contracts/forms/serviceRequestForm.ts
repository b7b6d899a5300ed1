import { object } from 'yup';
import { recordOf } from '../../../lib/record.ts';
import {
  checkField,
  choiceField,
  choicesField,
  dayWithin,
  emailField,
  idField,
  mileageField,
  nameField,
  phoneField,
  plateField,
  textField,
} from './formFields.ts';
import { SERVICES, VEHICLE_TYPES, type VehicleType } from './serviceNames.ts';

/** Last day to choose, in days from today: six months, which the text of its error names. */
export const MAX_DAYS_AHEAD = 183;

/** The Norwegian request for a workshop (F104). The newsletter is optional (U21). Names of the fields as in S3 §3.2. */
export const serviceRequestSchema = object({
  regno: plateField(),
  milage: mileageField(),
  typeCar: choiceField(VEHICLE_TYPES, 'formErrorTypeCar').required('formErrorTypeCar'),
  services: choicesField([...SERVICES.car, ...SERVICES.motorcycle], 'formErrorServices')
    .min(1, 'formErrorServices')
    .required('formErrorServices')
    .test('typeCar', 'formErrorServices', (services, { parent }) => {
      const offered: readonly string[] = SERVICES[parent.typeCar === 'motorcycle' ? 'motorcycle' : 'car'];
      return (services ?? []).every((service) => offered.includes(service));
    }),
  description: textField(),
  /** `site_id` of the dealer. */
  dealer: idField('formErrorDealer').required('formErrorDealer'),
  /** Never a day on which the workshop is closed; the server knows its hours. */
  date: dayWithin(MAX_DAYS_AHEAD).required('formErrorDateRequired'),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
  other: textField(),
  gdpr: checkField().oneOf([true], 'formErrorConsent').required('formErrorConsent'),
  newsletter: checkField(),
}).transform(withOfferedServices);

/**
 * Drops services of the type that was not chosen. Without scripts they may be ticked in the list that hides when the other type is
 * chosen.
 */
function withOfferedServices(input: unknown): unknown {
  const { typeCar, services } = recordOf(input);
  if (!isVehicleType(typeCar)) return input;
  const offered: readonly string[] = SERVICES[typeCar];
  const others = VEHICLE_TYPES.flatMap((type): readonly string[] => SERVICES[type]).filter(
    (service) => !offered.includes(service),
  );
  const isOther = (service: unknown) => others.some((each) => each === service);
  if (Array.isArray(services)) return { ...recordOf(input), services: services.filter((each) => !isOther(each)) };
  return isOther(services) ? { ...recordOf(input), services: [] } : input;
}

const isVehicleType = (value: unknown): value is VehicleType => VEHICLE_TYPES.some((type) => type === value);
