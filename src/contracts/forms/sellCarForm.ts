import { object } from 'yup';
import {
  choiceField,
  emailField,
  idField,
  lineField,
  mileageField,
  nameField,
  phoneField,
  plateField,
  textField,
} from './formFields.ts';

export const SELL_OPTIONS = ['sellCar', 'tradeIn'] as const;

/** The form for selling or trading in a car (F103). Names of the fields as in S3 §3.2. */
export const sellCarSchema = object({
  regno: plateField(),
  /** In the page's unit of distance, which `milageUnit` of the lead names. */
  milage: mileageField().required('formErrorMileageRequired'),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
  option: choiceField(SELL_OPTIONS, 'formErrorOption').required('formErrorOption'),
  /** Id of the car that the visitor came from. Its dealer gets the request. */
  car: idField('formErrorCar'),
  /** `site_id` of the dealer that the visitor prefers. */
  dealer: idField('formErrorDealer'),
  /** Where the car is, in any words. The dealer there gets a request that names no car and no dealer. */
  place: lineField().when(['car', 'dealer'], ([car, dealer], field) =>
    car || dealer ? field : field.required('formErrorPlace'),
  ),
  other: textField(),
});
