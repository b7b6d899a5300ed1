import { object, string } from 'yup';
import { type CarDetail, carDetailSchema } from '../../contracts/car/car.ts';
import { distanceUnit } from '../../contracts/car/distanceUnit.ts';
import type { Dealer, Department } from '../../contracts/dealers/dealer.ts';
import { isTestDriveWish } from '../../contracts/forms/contactForm.ts';
import type { FormName } from '../../contracts/forms/forms.ts';
import type { FormErrors, FormValues } from '../../contracts/forms/parseForm.ts';
import { recordWithId } from '../../contracts/forms/recordIds.ts';
import type { LoaderContext, Wording } from '../../contracts/page/loader.ts';
import { hasFeature } from '../../contracts/page/page.ts';
import { fullNameOf } from '../car/card.ts';
import { isSold } from '../car/carRecord.ts';
import { carsWithIds } from '../car/carsWithIds.data.ts';
import { DEALER_OF_CAR_FIELDS, momentOf, parseDealer, sellerOfCar } from '../dealers/dealerOfCar.data.ts';
import { type SellingDealer, salesDepartment, workshopOf } from '../dealers/departmentOfCar.ts';
import { isClosedOn } from '../dealers/hours/closedDays.ts';
import { isTestDriveTime } from '../dealers/hours/testDriveTimes.ts';
import { moveTermsText } from '../dealers/moveOfCar.data.ts';
import { dealerInPlace } from './dealerInPlace.ts';
import { dealersOfSite } from './requestDealers.data.ts';
import { testDriveDepartment } from './testDriveDepartment.data.ts';

/** Who gets a lead. Every address comes from the indexes of the site (Q34). */
export interface LeadRecipient {
  dealerId: string | null;
  /** Members that the lead gets in addition to the values of the form. */
  added: Readonly<Record<string, string | readonly string[]>>;
  /** The test drive that is booked with the lead. */
  testDrive?: TestDriveSlot;
}

/** A free time that a visitor has chosen for a test drive. */
export interface TestDriveSlot {
  /** Of the dealer's department (`erp_id`). */
  departmentId: string;
  timeSlot: string;
  car: string;
  carName: string;
}

export type FoundRecipient = LeadRecipient | { errors: FormErrors };

export interface RecipientContext extends Wording, Pick<LoaderContext, 'ports' | 'report'> {
  /** Milliseconds since 1970. */
  now: number;
}

const fields = carDetailSchema.fields;
const leadCarSchema = object({
  car_id: fields.car_id,
  car_brand: fields.car_brand,
  car_model: fields.car_model,
  car_model_text: fields.car_model_text,
  car_regno: fields.car_regno,
  car_site_id: fields.car_site_id,
  car_site_geocoord: fields.car_site_geocoord,
  car_departmenterpid: fields.car_departmenterpid,
  car_is_sample: fields.car_is_sample,
  car_status: fields.car_status,
  car_sellers: fields.car_sellers,
  car_site_leads_email: string().nullable().optional(),
});
type LeadCar = Pick<CarDetail, Exclude<keyof typeof leadCarSchema.fields, 'car_site_leads_email'>> & {
  car_site_leads_email?: string | null;
};
const LEAD_CAR_FIELDS = Object.keys(leadCarSchema.fields);
const parseLeadCar = (record: unknown): LeadCar =>
  leadCarSchema.validateSync(record, { stripUnknown: true }) as LeadCar;

/**
 * Finds the recipient of a form's lead, and checks what only the records know: that a car, dealer, department and seller exist on this
 * site, that a sample has a seller, that a day is open. Ids of the browser are looked up; addresses never come from it.
 *
 * @throws Error when a search fails
 */
export function leadRecipient<Name extends FormName>(
  form: Name,
  values: FormValues<Name>,
  context: RecipientContext,
): Promise<FoundRecipient> {
  return FINDERS[form](values, context);
}

type Finder<Name extends FormName> = (values: FormValues<Name>, context: RecipientContext) => Promise<FoundRecipient>;

const FINDERS: { readonly [Name in FormName]: Finder<Name> } = {
  contact: contactRecipient,
  sellCar: sellCarRecipient,
  serviceRequest: workshopRecipient,
  workshopRequest: workshopNear,
  // It is sent by the page of its own, after the booking was found.
  withdrawal: async () => ({ errors: { formName: 'formErrorInvalid' } }),
  // What is saved is stored by the product itself.
  savedSearch: async () => ({ errors: { formName: 'formErrorInvalid' } }),
  savedSearches: async () => ({ errors: { formName: 'formErrorInvalid' } }),
  embedded: withoutDealer,
  newsletter: withoutDealer,
  newsletterConfirm: withoutDealer,
  newsletterEnd: withoutDealer,
};

/** Of forms that go to no dealer. */
async function withoutDealer(): Promise<FoundRecipient> {
  return { dealerId: null, added: {} };
}

async function contactRecipient(values: FormValues<'contact'>, context: RecipientContext): Promise<FoundRecipient> {
  const { car: id, cars: compared = [], dealer, lookingFor } = values;
  const ids = id ? [id, ...compared] : compared;
  const found = await carsOf(ids, context);
  const cars = [...new Set(found.values())];
  const [car] = cars;
  if (!car && ids.length > 0 && !dealer && !lookingFor) return { errors: { car: 'formErrorCar' } };
  // Nobody has to choose a seller of a car that is gone, nor one for several cars.
  const own = id && !lookingFor ? found.get(id) : undefined;
  const seller = own ? sellerOf(own, values.seller) : null;
  if (seller === undefined) return { errors: { seller: 'formErrorSeller' } };
  const selling = await dealerOfContact(dealer, car, context);
  if (!selling) return { errors: { dealer: 'formErrorDealer' } };
  const department = chosenDepartment(selling, values.department);
  if (department === undefined) return { errors: { department: 'formErrorDealer' } };
  const wishes = await wishesOf(values, car, { dealer: selling.dealer, department }, context);
  if ('errors' in wishes) return wishes;
  // A sample whose department does not exist goes to the general contact (F079).
  const isOfCar = !values.department && !dealer && (selling.department !== null || !car?.car_is_sample);
  const person = seller?.email ? { toName: seller.name || selling.dealer.slug, toEmail: seller.email } : null;
  return recipient(selling.dealer, department, {
    leadsEmail: isOfCar && car?.car_site_leads_email,
    person,
    cars,
    ids: ownIds(values, found),
    ...wishes,
    context,
  });
}

/** Returns the test drive and the move that a visitor wishes; an error for one that is not offered. */
async function wishesOf(
  values: FormValues<'contact'>,
  car: LeadCar | undefined,
  seller: SellingDealer,
  context: RecipientContext,
): Promise<Pick<RecipientParts, 'testDrive' | 'moveText'> | { errors: FormErrors }> {
  const testDrive = testDriveOf(values.testDriveTime, car, seller, context);
  if (testDrive === undefined) return { errors: { testDriveTime: 'formErrorTestDriveTime' } };
  const moveText = values.move ? await moveTextOf(values.moveTo, car, context) : null;
  if (moveText === undefined) return { errors: { move: 'formErrorDealer' } };
  return { testDrive, moveText };
}

/**
 * Returns where a car is to be moved, and the terms, which never come from the browser; undefined when its page does not offer that. The terms
 * are those of the page: from where the record says that the car stands.
 */
async function moveTextOf(
  id: string | undefined,
  car: LeadCar | undefined,
  context: RecipientContext,
): Promise<string | undefined> {
  if (!id || !car || car.car_is_sample || id === car.car_site_id) return undefined;
  const to = await dealerWithId(id, context);
  const terms = to && (await moveTermsText(car.car_site_geocoord, to.dealer.site_geocoord, context));
  return terms ? `${to.dealer.site_official_name}: ${terms}` : undefined;
}

/** Returns the ids of a form as the index has them. */
function ownIds({ car, cars }: FormValues<'contact'>, found: ReadonlyMap<string, LeadCar>) {
  const ownId = (id: string): string => found.get(id)?.car_id ?? id;
  return { ...(car && { car: ownId(car) }), ...(cars && { cars: cars.map(ownId) }) };
}

/** Returns the slot of a chosen time; null for a wish and for no time, undefined for a time that is not offered. */
function testDriveOf(
  time: string | undefined,
  car: LeadCar | undefined,
  seller: SellingDealer,
  context: RecipientContext,
): TestDriveSlot | null | undefined {
  if (!time) return null;
  if (isTestDriveWish(time)) return isOffered(time, seller, context) ? null : undefined;
  const departmentId = testDriveDepartment(seller);
  if (!car || departmentId === null || !hasFeature(context.site, 'testDrives')) return undefined;
  return { departmentId, timeSlot: time, car: car.car_id, carName: carName(car, context) };
}

/** Returns the chosen dealer, else that of the car, else the one for general requests. @throws Error when the dealers cannot be searched */
async function dealerOfContact(
  id: string | undefined,
  car: LeadCar | undefined,
  context: RecipientContext,
): Promise<SellingDealer | null> {
  if (id) return dealerWithId(id, context);
  return car ? knownSellerOf(car, context) : firstDealer(context);
}

/** Returns the dealer and the department that sell a car; null when there is no dealer. @throws Error when the dealers cannot be searched */
async function knownSellerOf(car: LeadCar, context: RecipientContext): Promise<SellingDealer | null> {
  const found = await sellerOfCar(car, context);
  if (found === undefined) throw new Error('The dealers could not be searched');
  return found;
}

/** Returns the department of an id, else the one that sells the car; undefined when the dealer has no such department. */
function chosenDepartment({ dealer, department }: SellingDealer, id: string | undefined) {
  return id ? recordWithId(dealer.site_departments ?? [], ({ name }) => name, id) : department;
}

async function sellCarRecipient(values: FormValues<'sellCar'>, context: RecipientContext): Promise<FoundRecipient> {
  const cars = values.car ? [...(await carsOf([values.car], context)).values()] : [];
  const [car] = cars;
  const chosen = values.dealer ? await dealerWithId(values.dealer, context) : null;
  if (values.dealer && !chosen) return { errors: { dealer: 'formErrorDealer' } };
  const found = chosen ?? (car && (await knownSellerOf(car, context))) ?? (await dealerNear(values.place, context));
  if (!found) return { errors: { dealer: 'formErrorDealer' } };
  return recipient(found.dealer, found.department, {
    leadsEmail: chosen ? null : car?.car_site_leads_email,
    cars,
    ...(car && { ids: { car: car.car_id } }),
    hasMileage: true,
    context,
  });
}

async function workshopRecipient(
  { dealer: id, date, milage }: FormValues<'serviceRequest'>,
  context: RecipientContext,
): Promise<FoundRecipient> {
  const found = await dealerWithId(id, context);
  if (!found) return { errors: { dealer: 'formErrorDealer' } };
  const workshop = workshopOf(found.dealer);
  const { openingschedule: schedule } = workshop ?? salesDepartment(found.dealer) ?? {};
  const { locale } = momentOf(context.site, context.now);
  if (isClosedOn(date, schedule, locale)) return { errors: { date: 'formErrorDateClosed' } };
  return recipient(found.dealer, workshop, { hasMileage: milage !== undefined, context });
}

/** Finds the workshop of a request without a time: the chosen one, else one in the town that the visitor names, else the first. */
async function workshopNear(
  { dealer: id, place }: FormValues<'workshopRequest'>,
  context: RecipientContext,
): Promise<FoundRecipient> {
  const dealers = await dealersOfSite(context);
  if (dealers === null) throw new Error('The dealers could not be searched');
  const workshops = dealers.filter((dealer) => workshopOf(dealer) !== null);
  const dealer = id
    ? workshops.find(({ site_id }) => site_id === id)
    : (dealerInPlace(workshops, place) ?? workshops[0]);
  if (!dealer) return { errors: { dealer: 'formErrorDealer' } };
  return recipient(dealer, workshopOf(dealer), { context });
}

interface RecipientParts {
  /** The car's own address for leads. */
  leadsEmail?: string | false | null | undefined;
  person?: { toName: string; toEmail: string } | null;
  cars?: readonly LeadCar[];
  /** Ids of cars as the index has them, in place of those of the form. */
  ids?: { car?: string; cars?: readonly string[] };
  /** Whether the form states a mileage, whose unit depends on the page. */
  hasMileage?: boolean;
  testDrive?: TestDriveSlot | null;
  moveText?: string | null;
  context: RecipientContext;
}

/** Returns the recipient; an error when the index has no address of the dealer at all. */
function recipient(dealer: Dealer, department: Department | null, parts: RecipientParts): FoundRecipient {
  const { leadsEmail, person, cars = [], ids, hasMileage, testDrive, moveText, context } = parts;
  const general = dealer.email || dealer.site_email;
  const toEmail = leadsEmail || department?.email || general;
  if (!toEmail) return { errors: { dealer: 'formErrorDealer' } };
  const siteName = dealer.site_official_name || dealer.slug;
  const toName = (leadsEmail ? '' : department?.official_name) || siteName;
  return {
    dealerId: dealer.site_id,
    added: {
      ...(person ?? { toName, toEmail }),
      siteEmail: dealer.site_email || toEmail,
      siteName,
      ...(moveText && { moveText }),
      ...(hasMileage && { milageUnit: context.translate(distanceUnit(context).label) }),
      ...ids,
      ...(cars.length > 0 && { carNames: cars.map((car) => carName(car, context)) }),
    },
    ...(testDrive && { testDrive }),
  };
}

const carName = (car: LeadCar, context: RecipientContext): string =>
  [fullNameOf(car, context), car.car_regno || car.car_id].filter(Boolean).join(', ');

/** Returns the seller of an id, null for none, undefined when there is no such seller or a sample that is for sale lacks one (F077). */
function sellerOf(car: LeadCar, id: string | undefined) {
  const sellers = car.car_sellers ?? [];
  if (id) return recordWithId(sellers, ({ name }) => name, id);
  const isNeeded = car.car_is_sample && !isSold(car) && sellers.some(({ email, phone }) => email || phone);
  return isNeeded ? undefined : null;
}

function isOffered(time: string, { dealer, department }: SellingDealer, { site, now }: RecipientContext): boolean {
  const { openingschedule: schedule } = department ?? salesDepartment(dealer) ?? {};
  return isTestDriveTime(time, schedule, momentOf(site, now));
}

/** Returns the cars of the site with these ids, sold ones included, by id in the order of the ids. */
const carsOf = (ids: readonly string[], { ports }: RecipientContext): Promise<ReadonlyMap<string, LeadCar>> =>
  carsWithIds(ids, { search: ports.searchAllMakes, fields: LEAD_CAR_FIELDS, parse: parseLeadCar });

/** Returns a dealer of the site without a department, whose general address gets the lead; null when the site has no such dealer. */
async function dealerWithId(id: string, { ports }: RecipientContext): Promise<SellingDealer | null> {
  const request = { fields: DEALER_OF_CAR_FIELDS, filters: { site_id: [id] }, limit: 1 };
  const { content } = await ports.searchDealers(request, parseDealer);
  return content[0] ? { dealer: content[0], department: null } : null;
}

/** Returns the dealer nearest to a place; the first of the site's own order when the words name none. @throws Error when a search fails */
async function dealerNear(place: string | undefined, context: RecipientContext): Promise<SellingDealer | null> {
  const dealers = await dealersOfSite(context);
  if (dealers === null) throw new Error('The dealers could not be searched');
  const dealer = dealerInPlace(dealers, place ?? '') ?? dealers[0];
  return dealer ? { dealer, department: null } : null;
}

/** Returns the dealer that gets leads which name none: the first of the site's own order. */
async function firstDealer({ ports }: RecipientContext): Promise<SellingDealer | null> {
  const request = { fields: DEALER_OF_CAR_FIELDS, sort_name: 'website_sort_order_asc', limit: 1 };
  const { content } = await ports.searchDealers(request, parseDealer);
  return content[0] ? { dealer: content[0], department: null } : null;
}
