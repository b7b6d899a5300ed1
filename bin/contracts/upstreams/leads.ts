import { type AnyObjectSchema, string } from 'yup';
import type { FormName } from '../../../src/contracts/forms/forms.ts';
import { leadSchema, refusedLeadSchema, VISITOR_MAIL } from '../../../src/contracts/leads/leads.ts';
import { type Contract, UNAUTHORIZED } from '../contract.ts';

/** Returns the schema of the leads of one form. */
const leadOf = (formName: FormName | typeof VISITOR_MAIL) =>
  (leadSchema.resolve({ value: { formName } }) as AnyObjectSchema).shape({
    formName: string().oneOf([formName]).required(),
  });

export const leadsContract: Contract = {
  upstream: 'leads',
  description:
    'Passes forms of visitors on to dealers. Each `formSubmissionId` is accepted once: a repetition gets 202 and does nothing.',
  messages: {
    ContactLead: leadOf('contact'),
    SellCarLead: leadOf('sellCar'),
    ServiceRequestLead: leadOf('serviceRequest'),
    WorkshopRequestLead: leadOf('workshopRequest'),
    VisitorMail: leadOf(VISITOR_MAIL),
    RefusedLead: refusedLeadSchema,
  },
  notes: {
    conditions: {
      'values.lookingFor': 'Required without `car`, `cars` and `dealer`.',
      'values.testDriveTime': 'Only with `testDrive`: a free time that is booked, or a day and a part of it.',
      'values.testDriveHold': 'Never sent: the server removes it.',
      'values.moveTo': 'Only with `move`.',
      'values.moveText': 'Only with `move`: the dealer, the cost and the days, for people.',
      'values.tradeInCar': 'Only with `withTradeIn`.',
      'values.place': 'Required without `car` and `dealer`.',
    },
  },
  operations: [
    {
      id: 'sendForm',
      method: 'post',
      path: '/forms',
      summary: 'Accepts a form once.',
      request: ['ContactLead', 'SellCarLead', 'ServiceRequestLead', 'WorkshopRequestLead', 'VisitorMail'],
      responses: {
        202: { description: 'Accepted, also when the same form has been accepted before. The body is not read.' },
        400: {
          description: 'Fields are refused; visitors see them as errors of these fields.',
          message: 'RefusedLead',
        },
        ...UNAUTHORIZED,
        409: { description: 'Another form has this `formSubmissionId`.' },
      },
    },
  ],
};
