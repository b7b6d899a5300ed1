import { array, boolean, type InferType, mixed, number, object, string } from 'yup';
import { CAR_ID } from '../car/carId.ts';
import { QUOTE_MONTHS } from './quoteTerms.ts';

/**
 * The contract of the UK finance service (F074, S2 §7): `POST /cfd`, `POST /default`, `GET /legal`. Amounts are pounds with pence,
 * distances miles. Scripts of pages send the same members without vehicle and organisation, which our server adds.
 */

/** Hire purchase, and personal contract purchase with an optional final payment. */
export const PRODUCT_FAMILIES = ['HP', 'PCP'] as const;
export type ProductFamily = (typeof PRODUCT_FAMILIES)[number];

/** Which of the two the lender calculates from the other. */
export const CALCULATION_TYPES = ['RegularPayment', 'CashDeposit'] as const;

const MAX_AMOUNT = 9_999_999;
const pounds = () =>
  number()
    .min(0)
    .max(MAX_AMOUNT)
    .test(
      'pence',
      (value) => value === undefined || value === null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    );

const parametersSchema = object({
  Term: number().oneOf(QUOTE_MONTHS).required(),
  AnnualMileage: number().integer().min(1_000).max(100_000).required(),
  /** The other amount may be absent: the lender calculates it. */
  CashDeposit: pounds().when('CalculationType', ([type], schema) =>
    type === 'RegularPayment' ? schema.required() : schema,
  ),
  RegularPayment: pounds().when('CalculationType', ([type], schema) =>
    type === 'CashDeposit' ? schema.positive().required() : schema,
  ),
  FinanceProductFamilyKeys: array(string().oneOf(PRODUCT_FAMILIES).required()).min(1).max(2).required(),
  CalculationType: string().oneOf(CALCULATION_TYPES).required(),
});
export type QuoteParameters = InferType<typeof parametersSchema>;

/** Id of a car in the index of the site. */
const carId = () => string().matches(CAR_ID).required();

/** Cars in one request of a page, at most. */
const MAX_CARS = 4;

/** Body of `POST /api/codeweaver/cfd`. */
export const quoteCallSchema = object({
  VehicleRequests: array(object({ Id: carId(), Parameters: parametersSchema.required() }).required())
    .min(1)
    .max(MAX_CARS)
    .required(),
});
export type QuoteCall = InferType<typeof quoteCallSchema>;

/** Body of `POST /api/codeweaver/default`. */
export const defaultsCallSchema = object({ Id: carId() });

export const QUOTE_REFERENCE = /^[\w-]{6,64}$/;

const vehicleSchema = object({
  Type: string().oneOf(['Car']).required(),
  Chassis: string().defined(),
  Status: string().oneOf(['PreOwned']).required(),
  OnTheRoadPrice: number().positive().required(),
  Mileage: number().min(0).required(),
  Registration: object({
    Number: string().required(),
    Country: string().oneOf(['GB']).required(),
    /** `YYYY-MM-DD`. */
    Date: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/)
      .required(),
  }).required(),
});
export type FinanceVehicle = InferType<typeof vehicleSchema>;

/** Key of the dealer at the lender. */
const organisationSchema = object({ Key: string().required() }).required();

/** Body of the lender's `POST /cfd`. */
export const quoteRequestSchema = object({
  VehicleRequests: array(
    object({
      Id: string().required(),
      Parameters: parametersSchema.shape({ Organisation: organisationSchema }).required(),
      Vehicle: vehicleSchema.required(),
    }).required(),
  )
    .min(1)
    .required(),
});
export type QuoteRequest = InferType<typeof quoteRequestSchema>;

/** Body of the lender's `POST /default`. */
export const defaultsRequestSchema = object({ Vehicle: vehicleSchema.required(), Organisation: organisationSchema });
export type DefaultsRequest = InferType<typeof defaultsRequestSchema>;

const shortText = () => string().max(500);
const errorSchema = object({ UserMessage: string().defined() });

export const quotationSchema = object({
  Name: shortText().required(),
  FamilyKey: string().oneOf(PRODUCT_FAMILIES).required(),
  HasError: boolean().required(),
  Error: errorSchema.nullable().defined(),
  Term: number().positive().required(),
  CashDeposit: number().min(0).required(),
  RegularPayment: number().min(0).required(),
  AnnualMileage: number().min(0).required(),
  QuoteReference: string().matches(QUOTE_REFERENCE).required(),
  Blocks: array(
    object({
      Details: array(
        object({
          Key: shortText().required(),
          Label: shortText().defined(),
          DisplayValue: shortText().defined(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
  Notifications: array(object({ Message: shortText().defined() }).required()).required(),
  QuoteActions: object({
    /** Absolute URL of the lender's application form. */
    Apply: string()
      .matches(/^https?:\/\/[^\s\\@]+$/)
      .nullable()
      .defined(),
  }).required(),
});
/** A quotation with an error has the members of the error only. */
export const refusedQuotationSchema = quotationSchema.pick(['Name', 'FamilyKey', 'HasError', 'Error']);

const anyQuotationSchema = mixed<InferType<typeof quotationSchema> | InferType<typeof refusedQuotationSchema>>(
  (value): value is InferType<typeof quotationSchema> => {
    const hasError = (value as { HasError?: unknown } | null)?.HasError === true;
    return (hasError ? refusedQuotationSchema : quotationSchema).isValidSync(value, { strict: true });
  },
).required();

/** Response of `POST /cfd`. */
export const quoteResponseSchema = object({
  Vehicles: array(
    object({
      Id: string().required(),
      HasError: boolean().required(),
      Error: errorSchema.nullable().defined(),
      FinanceQuotations: array(anyQuotationSchema).required(),
    }).required(),
  ).required(),
});
export type QuoteResponse = InferType<typeof quoteResponseSchema>;

/** Response of `POST /default`. */
export const defaultsResponseSchema = object({
  Products: array(
    object({
      Name: shortText().required(),
      FamilyKey: string().oneOf(PRODUCT_FAMILIES).required(),
      Term: number().positive().required(),
      Deposit: number().min(0).required(),
      Payment: number().min(0).required(),
      AnnualMileage: number().min(0).required(),
    }).required(),
  ).required(),
});
export type DefaultsResponse = InferType<typeof defaultsResponseSchema>;

/** Response of `GET /legal`: plain text, paragraphs separated by blank lines. */
export const legalResponseSchema = object({ TermsAndConditions: string().max(100_000).required() });
export type LegalResponse = InferType<typeof legalResponseSchema>;

/** Pages of the lender for a quote. */
export interface QuoteActions {
  Apply: string | null;
  Reserve: string;
  PartExchange: string;
}

/** A quote as pages get it. */
export type Quotation = Omit<InferType<typeof quotationSchema>, 'HasError' | 'Error' | 'QuoteActions'> & {
  QuoteActions: QuoteActions;
};

/** Response of `POST /api/codeweaver/cfd`, without the lender's error texts. `HasError`: the lender quotes nothing for the car. */
export interface QuotedVehicles {
  Vehicles: readonly {
    Id: string;
    HasError: boolean;
    /** Products that the lender offers for the car. */
    FinanceQuotations: readonly Quotation[];
  }[];
}
