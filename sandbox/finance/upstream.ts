import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import {
  type DefaultsRequest,
  defaultsRequestSchema,
  type FinanceVehicle,
  PRODUCT_FAMILIES,
  type ProductFamily,
  type QuoteRequest,
  quoteRequestSchema,
} from '../../src/contracts/finance/finance.ts';
import type { CreateUpstream } from '../foundUpstreams.ts';
import { type Handler, HttpError, readJson, requestUrl, send, sendJson } from '../lib/http.ts';
import { nameOperation } from '../lib/operation.ts';
import { campaignRates } from './campaignRates.ts';
import { type LenderQuote, type LenderTerms, quote } from './lender.ts';
import { lenderPage } from './lenderPage.ts';
import { USUAL } from './proposal.ts';
import { detailsOf, legalText, notificationsOf } from './quotation.ts';
import { SLOW_MS, scenarioOf } from './scenarios.ts';

interface FinanceOptions {
  key: string;
  /** Returns the URL of this upstream, for links to its pages. */
  url: () => string;
  /** APR in per cent of the cars with a campaign, by chassis number. */
  campaignRates: ReadonlyMap<string, number>;
}

const NAMES = { HP: 'Hire Purchase', PCP: 'Personal Contract Purchase' } as const;
const REFERENCE = /^CW-[0-9A-F]{12}$/;
/** Prefix of the keys of dealers that the lender knows. */
const DEALER_KEY = /^sandbox-/;

export const upstream: CreateUpstream = ({ dataset, ...parts }) =>
  createFinanceUpstream({ ...parts, campaignRates: campaignRates(dataset) });

/**
 * Creates the UK finance service (F074): `POST /cfd`, `POST /default`, `GET /legal?quoteRef=` with header `x-api-key`, and the pages
 * that quotes link to. Errors: 400 for a body that breaks the contract, 401 for a wrong key, 403 for an unknown dealer, 404 for an unknown
 * quote.
 */
export function createFinanceUpstream({ key, url, campaignRates }: FinanceOptions): Handler {
  const quoteOf: QuoteOf = (vehicle, terms) => quote(vehicle, terms, campaignRates.get(vehicle.Chassis));
  return async (req, res) => {
    const { pathname, searchParams } = requestUrl(req);
    const reference = searchParams.get('quoteRef') ?? '';
    const page = req.method === 'GET' ? lenderPage(pathname, reference) : null;
    if (page) return send(res, 200, 'text/html; charset=utf-8', page);
    if (req.headers['x-api-key'] !== key) throw new HttpError(401, 'The key is missing or wrong.');
    nameOperation(req, pathname.slice(1) || 'root');
    switch (`${req.method} ${pathname}`) {
      case 'POST /cfd':
        return sendQuotes(req, res, { url: url(), quoteOf });
      case 'POST /default':
        return sendDefaults(req, res, quoteOf);
      case 'GET /legal':
        return sendLegal(res, reference);
      default:
        throw new HttpError(404, 'Nothing is here.');
    }
  };
}

function sendLegal(res: ServerResponse, reference: string): void {
  if (!REFERENCE.test(reference)) throw new HttpError(404, 'There is no such quote.');
  sendJson(res, 200, { TermsAndConditions: legalText(reference) });
}

async function sendQuotes(req: IncomingMessage, res: ServerResponse, lender: Lender): Promise<void> {
  const { VehicleRequests }: QuoteRequest = await bodyOf(req, quoteRequestSchema);
  for (const { Parameters } of VehicleRequests) checkDealer(Parameters.Organisation.Key);
  await slowDown(VehicleRequests.map(({ Vehicle }) => Vehicle));
  if (VehicleRequests.some(({ Vehicle }) => scenarioOf(Vehicle.Registration.Number) === 'broken')) {
    return sendJson(res, 200, { Vehicles: [{ Id: 1, FinanceQuotations: 'none' }] });
  }
  sendJson(res, 200, { Vehicles: VehicleRequests.map((request) => quotedVehicle(request, lender)) });
}

/** Returns the lender's quote, or the text why there is none. */
type QuoteOf = (vehicle: FinanceVehicle, terms: LenderTerms) => LenderQuote | string;

interface Lender {
  quoteOf: QuoteOf;
  /** URL of this upstream. */
  url: string;
}

type VehicleRequest = QuoteRequest['VehicleRequests'][number];

function quotedVehicle({ Id, Parameters, Vehicle }: VehicleRequest, lender: Lender): object {
  const quotations = Parameters.FinanceProductFamilyKeys.map((family) =>
    quotation(family, Parameters, Vehicle, lender),
  );
  const refused = quotations.find(({ HasError }) => HasError);
  if (refused && quotations.every(({ HasError }) => HasError)) {
    return { Id, HasError: true, Error: refused.Error, FinanceQuotations: [] };
  }
  const isEmpty = scenarioOf(Vehicle.Registration.Number) === 'none';
  return { Id, HasError: false, Error: null, FinanceQuotations: isEmpty ? [] : quotations };
}

function quotation(
  family: ProductFamily,
  parameters: VehicleRequest['Parameters'],
  vehicle: FinanceVehicle,
  { quoteOf, url }: Lender,
) {
  const { Term, AnnualMileage, CashDeposit, RegularPayment, CalculationType } = parameters;
  const amount =
    CalculationType === 'CashDeposit' ? { payment: pence(RegularPayment) } : { deposit: pence(CashDeposit) };
  const quoted = quoteOf(vehicle, { family, months: Term, milesPerYear: AnnualMileage, ...amount });
  const named = { Name: NAMES[family], FamilyKey: family };
  if (typeof quoted === 'string') return { ...named, HasError: true, Error: { UserMessage: quoted } };
  return { ...named, HasError: false, Error: null, ...figuresOf(quoted, url) };
}

function figuresOf(quoted: LenderQuote, url: string) {
  const details = detailsOf(quoted).map(([Key, Label, DisplayValue]) => ({ Key, Label, DisplayValue }));
  return {
    Term: quoted.months,
    CashDeposit: quoted.deposit / 100,
    RegularPayment: quoted.payment / 100,
    AnnualMileage: quoted.milesPerYear,
    QuoteReference: quoted.reference,
    Blocks: [{ Details: details }],
    Notifications: notificationsOf(quoted).map((Message) => ({ Message })),
    QuoteActions: { Apply: `${url}/apply?quoteRef=${quoted.reference}` },
  };
}

async function sendDefaults(req: IncomingMessage, res: ServerResponse, quoteOf: QuoteOf): Promise<void> {
  const { Vehicle, Organisation }: DefaultsRequest = await bodyOf(req, defaultsRequestSchema);
  checkDealer(Organisation.Key);
  await slowDown([Vehicle]);
  const Products = PRODUCT_FAMILIES.flatMap((family) => {
    const quoted = quoteOf(Vehicle, { family, ...USUAL });
    if (typeof quoted === 'string') return [];
    const { months, payment, milesPerYear } = quoted;
    return {
      Name: NAMES[family],
      FamilyKey: family,
      Term: months,
      Deposit: quoted.deposit / 100,
      Payment: payment / 100,
      AnnualMileage: milesPerYear,
    };
  });
  sendJson(res, 200, { Products });
}

const pence = (pounds = 0): number => Math.round(pounds * 100);

function checkDealer(key: string): void {
  if (!DEALER_KEY.test(key)) throw new HttpError(403, 'There is no such dealer.');
}

async function slowDown(vehicles: readonly FinanceVehicle[]): Promise<void> {
  const isSlow = vehicles.some(({ Registration }) => scenarioOf(Registration.Number) === 'slow');
  if (isSlow) await wait(SLOW_MS);
}

/** @throws HttpError 400 for a body that breaks the contract */
async function bodyOf<S extends AnyObjectSchema>(req: IncomingMessage, schema: S): Promise<InferType<S>> {
  const body = await readJson(req);
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new HttpError(400, error.message);
  }
}
