import { object } from 'yup';
import {
  checkField,
  choiceField,
  choicesField,
  dayField,
  emailField,
  idField,
  mileageField,
  nameField,
  phoneField,
  plateField,
  textField,
} from './formFields.ts';

export const VEHICLE_TYPES = ['car', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** The services by type of vehicle, in their order (S3 §9), with the spelling of the specification. Only the Norwegian site has the form, so they have no other language. */
export const SERVICES = {
  car: [
    'Service',
    'Vinterklar-bil',
    'EU-kontroll',
    'Hjulskift',
    'Service eldre biler (5+)',
    'Reparasjon',
    'Lakk / karosseri',
    'Steinsprut / Ruteskift',
    'Aircondition service',
    'Bilskade',
    'Annet',
  ],
  motorcycle: ['Bestille service', 'Bestile deler', 'Annet'],
} as const satisfies Record<VehicleType, readonly string[]>;

/** The Norwegian request for a workshop (F104). The newsletter is optional (decisions §6). Names of the fields as in S3 §3.2. */
export const serviceRequestSchema = object({
  /** `site_id` of the dealer. */
  dealer: idField('formErrorDealer').required('formErrorDealer'),
  typeCar: choiceField(VEHICLE_TYPES, 'formErrorTypeCar').required('formErrorTypeCar'),
  services: choicesField([...SERVICES.car, ...SERVICES.motorcycle], 'formErrorServices')
    .min(1, 'formErrorServices')
    .required('formErrorServices')
    .test('typeCar', 'formErrorServices', (services, { parent }) => {
      const offered: readonly string[] = SERVICES[parent.typeCar === 'motorcycle' ? 'motorcycle' : 'car'];
      return (services ?? []).every((service) => offered.includes(service));
    }),
  regno: plateField(),
  milage: mileageField(),
  /** Never a day on which the workshop is closed; the server knows its hours. */
  date: dayField().required('formErrorDateRequired'),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
  description: textField(),
  other: textField(),
  gdpr: checkField().oneOf([true], 'formErrorConsent').required('formErrorConsent'),
  newsletter: checkField(),
});
