import { createRandom } from '../../../lib/random.ts';
import { CAR_DETAIL_FIELDS, type CarRecord } from '../../../src/contracts/car/car.ts';
import type { Dealer, Department } from '../../../src/contracts/dealers/dealer.ts';
import { createFormat, slugOf } from '../format.ts';
import { carImages, lookOf } from '../images.ts';
import type { SiteFacts } from '../sites.ts';
import { INDEX_TEXTS } from '../texts/indexTexts.ts';
import { pickCampaign } from './campaigns.ts';
import { conditionFields } from './condition.ts';
import { type Draft, draftOf, type Lot, mayLackImages } from './draft.ts';
import { equipmentOf } from './equipment.ts';
import { financeFields } from './finance.ts';
import { modelName } from './names.ts';
import { chassisOf, plateOf, scenarioPlate } from './plates.ts';
import { priceFields, priceOf } from './price.ts';
import { priceHistory } from './priceHistory.ts';
import { productDataOf } from './productData.ts';
import { storyOf } from './story.ts';
import { technicalFields } from './technical.ts';
import { whatImagesShow } from './whatImagesShow.ts';

/** A record with every field null. Copies of it share one hidden class, which halves the memory of 100,000 cars. */
const BLANK = Object.fromEntries(
  [...CAR_DETAIL_FIELDS, 'car_chassino', 'car_companyerpid', 'car_images_show', 'car_site_leads_email'].map((name) => [
    name,
    null,
  ]),
);

type User = NonNullable<Department['users']>[number];

/** Cars of the week of a site, spread over its stock. */
const WEEKLY = 6;

/** How many cars of a site have documents about their condition: more than a site has by default. */
const MOST_TESTED = 5_000;

/** Creates the first `count` cars of a site. A larger count adds cars and changes none. */
export function createCars(site: SiteFacts, dealers: readonly Dealer[], seed: number, count: number): CarRecord[] {
  const lot: Lot = { site, dealers, texts: INDEX_TEXTS[site.language], format: createFormat(site) };
  return Array.from({ length: count }, (_, at) =>
    carOf(draftOf(lot, at, createRandom(`${seed}/${site.id}/car/${at}`)), at),
  );
}

function carOf(draft: Draft, at: number): CarRecord {
  const items = equipmentOf(draft);
  const price = priceOf(draft, isCarOfTheWeek(draft, at));
  // The order of the calls matters: each takes the next numbers of the car's random sequence.
  const first = { ...identity(draft, at), ...place(draft) };
  const campaign = pickCampaign(draft, price);
  const car = Object.assign({ ...BLANK } as unknown as CarRecord, {
    ...first,
    ...priceFields(draft, price),
    ...financeFields(draft, price, campaign, first.car_regno ?? null),
    ...technicalFields(draft),
    car_equipment: items.map((item) => item.text[draft.site.language]),
    car_description: storyOf(draft, items),
    ...imagesOf(draft),
    // Last, so that it does not change the random numbers of the other fields.
    car_price_history: priceHistory(draft, price),
    car_product_data: productDataOf(draft),
  });
  // Those of 100,000 cars would fill the memory.
  return at < MOST_TESTED ? Object.assign(car, conditionFields(draft, car)) : car;
}

const isCarOfTheWeek = ({ kind }: Draft, at: number): boolean => kind !== 'sample' && at % 71 === 5 && at < 71 * WEEKLY;

function identity(draft: Draft, at: number): Partial<CarRecord> {
  const { choice, site, texts, format, kind, type, random, trim } = draft;
  const model = modelName(choice.model.name, site.language);
  const text = `${choice.variant.text} ${trim}`;
  const mileage = format.mileage(draft.km);
  return {
    car_id: draft.id,
    slug: `${slugOf(choice.make.name)}-${slugOf(model).replaceAll('-', '')}-${slugOf(text)}`,
    car_brand: choice.make.name,
    car_model: model,
    car_model_text: text,
    car_version: trim,
    car_year: draft.year,
    car_condition: kind === 'used' ? texts.condition.used : texts.condition.new,
    car_is_used: kind === 'used',
    car_is_sample: kind === 'sample',
    car_vehicle_type: texts.vehicleType[type],
    car_vehicle_type_code: type,
    car_regno: scenarioPlate(plateOf(draft), draft, at),
    car_chassino: chassisOf(draft),
    car_firstregistration: draft.registered,
    car_mileage: mileage,
    car_mileage_text: format.mileageText(mileage),
    car_odometer: site.country === 'GB' ? mileage : draft.km,
    car_odometer_unit: site.country === 'GB' ? 'mi' : 'km',
    car_publishdate: draft.published,
    indexed_at: draft.indexed,
    car_status: kind === 'used' && random.chance(0.013) ? 'sold' : 'available',
    caroftheweek: isCarOfTheWeek(draft, at),
    autos_on_show: site.country === 'GB' && kind === 'used' && random.chance(0.6),
  };
}

/** Returns the location of a car. A few samples name a department that does not exist: the case of 'Department not found' (S2 §8). */
function place(draft: Draft): Partial<CarRecord> {
  const { dealer, kind, random } = draft;
  const sales = dealer.site_departments?.find((one) => one.group === 'New cars') ?? dealer.site_departments?.[0];
  const isUnknownDepartment = kind === 'sample' && random.chance(0.04);
  const department = sales?.erp_id ?? dealer.erp_id ?? '';
  return {
    car_site_id: dealer.site_id,
    car_site_name: dealer.site_official_name,
    car_site_city: dealer.site_city ?? null,
    car_site_region: dealer.site_region ?? null,
    car_site_geocoord: dealer.site_geocoord ?? null,
    car_site_leads_email: dealer.email ?? '',
    car_companyerpid: department.split('.')[0] ?? '',
    car_departmenterpid: isUnknownDepartment ? '999.99' : department,
    car_sellers: sellers(draft, sales?.users ?? []),
  };
}

/** Returns one to three people of the department. Sometimes the last has neither phone nor e-mail, and pages leave them out (F062). */
function sellers({ random, kind }: Draft, users: readonly User[]): CarRecord['car_sellers'] {
  const chosen = random.sample(users, random.int(1, 3));
  const unreachable = kind === 'used' && chosen.length > 1 && random.chance(0.05) ? chosen.length - 1 : -1;
  return chosen.map((user, at) => ({
    name: `${user.first_name} ${user.last_name}`,
    title: user.title ?? null,
    email: at === unreachable ? null : (user.email ?? null),
    phone: at === unreachable ? null : (user.phone ?? null),
  }));
}

/** Returns the images of a car, of some without the last. About one car in a hundred has none yet. */
function imagesOf(draft: Draft): Partial<CarRecord> {
  const { choice, paint, random, site, texts } = draft;
  const none = { car_primary_image: null, car_images: [] };
  // The same random numbers for all cars.
  if (random.chance(0.01) && mayLackImages(draft)) return none;
  const driver = site.country === 'GB' ? 'right' : 'left';
  const look = lookOf(choice, paint);
  const { primary, all, short } = carImages(look, driver);
  return {
    car_primary_image: primary,
    car_images: random.chance(0.4) ? short : all,
    car_images_show: whatImagesShow(look, texts),
  };
}
