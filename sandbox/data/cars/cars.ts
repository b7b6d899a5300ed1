import { CAR_DETAIL_FIELDS, type CarRecord } from '../../../src/contracts/car.ts';
import type { Dealer, Department } from '../../../src/contracts/dealer.ts';
import { createFormat, slugOf } from '../format.ts';
import { carPictures } from '../pictures.ts';
import { createChance } from '../random.ts';
import type { SiteFacts } from '../sites.ts';
import { WORDS } from '../words/words.ts';
import { drawCampaign } from './campaigns.ts';
import { type Draft, draftOf, type Lot } from './draft.ts';
import { equipmentOf } from './equipment.ts';
import { financeFields } from './finance.ts';
import { modelName } from './names.ts';
import { chassisOf, plateOf } from './plates.ts';
import { priceFields, priceOf } from './price.ts';
import { priceHistory } from './priceHistory.ts';
import { storyOf } from './story.ts';
import { technicalFields } from './technical.ts';

/** Every field of a record as null: a copy of it keeps one hidden class for all cars, which halves the memory of 100,000. */
const BLANK = Object.fromEntries(
  [...CAR_DETAIL_FIELDS, 'car_chassino', 'car_companyerpid', 'car_site_leads_email'].map((name) => [name, null]),
);

type User = NonNullable<Department['users']>[number];

/** Cars of the week of a site, spread over its stock. */
const WEEKLY = 6;

/** The first `count` cars of a site; a larger count adds cars and changes none. */
export async function createCars(
  site: SiteFacts,
  dealers: readonly Dealer[],
  seed: number,
  count: number,
): Promise<CarRecord[]> {
  const lot: Lot = { site, dealers, words: WORDS[site.language], format: createFormat(site) };
  const cars: CarRecord[] = [];
  for (let at = 0; at < count; at += 1)
    cars.push(await carOf(draftOf(lot, at, createChance(`${seed}/${site.id}/car/${at}`)), at));
  return cars;
}

async function carOf(draft: Draft, at: number): Promise<CarRecord> {
  const items = equipmentOf(draft);
  const price = priceOf(draft);
  // In this order: each draws from the car's chances.
  const first = { ...identity(draft, at), ...place(draft) };
  const campaign = drawCampaign(draft, price);
  return Object.assign({ ...BLANK } as unknown as CarRecord, {
    ...first,
    ...priceFields(draft, price),
    ...financeFields(draft, price, campaign),
    ...technicalFields(draft),
    car_equipment: items.map((item) => item.text[draft.site.language]),
    car_description: storyOf(draft, items),
    ...(await imagesOf(draft)),
    // Last: it draws from the car's chances, and what others draw stays as it was.
    car_price_history: priceHistory(draft, price),
  });
}

function identity(draft: Draft, at: number): Partial<CarRecord> {
  const { choice, site, words, format, kind, type, chance, trim } = draft;
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
    car_condition: kind === 'used' ? words.condition.used : words.condition.new,
    car_is_used: kind === 'used',
    car_is_sample: kind === 'sample',
    car_vehicle_type: words.vehicleType[type],
    car_vehicle_type_code: type,
    car_regno: plateOf(draft),
    car_chassino: chassisOf(draft),
    car_firstregistration: draft.registered,
    car_mileage: mileage,
    car_mileage_text: format.mileageText(mileage),
    car_odometer: site.country === 'GB' ? mileage : draft.km,
    car_odometer_unit: site.country === 'GB' ? 'mi' : 'km',
    car_publishdate: draft.published,
    indexed_at: draft.indexed,
    car_status: kind === 'used' && chance.happens(0.013) ? 'sold' : 'available',
    caroftheweek: kind !== 'sample' && at % 71 === 5 && at < 71 * WEEKLY,
    autos_on_show: site.country === 'GB' && kind === 'used' && chance.happens(0.6),
  };
}

/** Where the car stands. A few samples name a department that does not exist: the case of 'Department not found' (S2 §8). */
function place(draft: Draft): Partial<CarRecord> {
  const { dealer, kind, chance } = draft;
  const sales = dealer.site_departments?.find((one) => one.group === 'New cars') ?? dealer.site_departments?.[0];
  const lost = kind === 'sample' && chance.happens(0.04);
  const department = sales?.erp_id ?? dealer.erp_id ?? '';
  return {
    car_site_id: dealer.site_id,
    car_site_name: dealer.site_official_name,
    car_site_city: dealer.site_city ?? null,
    car_site_region: dealer.site_region ?? null,
    car_site_leads_email: dealer.email ?? '',
    car_companyerpid: department.split('.')[0] ?? '',
    car_departmenterpid: lost ? '999.99' : department,
    car_sellers: sellers(draft, sales?.users ?? []),
  };
}

/** One to three of the department's people. Now and then the last has neither phone nor e-mail and is not shown (F062). */
function sellers({ chance, kind }: Draft, users: readonly User[]): CarRecord['car_sellers'] {
  const chosen = chance.sample(users, chance.int(1, 3));
  const silent = kind === 'used' && chosen.length > 1 && chance.happens(0.05) ? chosen.length - 1 : -1;
  return chosen.map((user, at) => ({
    name: `${user.first_name} ${user.last_name}`,
    title: user.title ?? null,
    email: at === silent ? null : (user.email ?? null),
    phone: at === silent ? null : (user.phone ?? null),
  }));
}

/** Five or six images; about one car in a hundred has none yet. */
async function imagesOf({ choice, paint, chance, site }: Draft): Promise<Partial<CarRecord>> {
  const none = { car_primary_image: null, car_images: [] };
  if (chance.happens(0.01)) return none;
  const imagesOf = await carPictures(choice.model.body, paint, site.country === 'GB' ? 'right' : 'left');
  if (!imagesOf) return { ...none, autos_on_show: false };
  const { primary, all, short } = imagesOf;
  return { car_primary_image: primary, car_images: chance.happens(0.4) ? short : all };
}
