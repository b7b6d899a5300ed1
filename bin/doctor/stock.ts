import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SearchPort } from '../../server/ports/searchPort.ts';
import {
  type CarDetail,
  type CarImagesShow,
  carDetailSchema,
  carImagesShowSchema,
  IN_STOCK,
} from '../../src/contracts/car/car.ts';
import { type PriceContradiction, priceContradiction } from '../../src/contracts/car/priceHistory.ts';
import { recordReader } from '../../src/contracts/validate.ts';
import { campaignsOf, loanIssue, loanOf, withoutFalseRates } from '../../src/features/car/money/carLoan.ts';
import { foldText } from '../../src/features/carSearch/text/foldText.ts';
import { carTextIssues, isWronglyCapitalized } from './carTexts.ts';
import { CONDITION_FIELDS, examineCondition } from './condition.ts';
import type { Findings } from './finding.ts';
import { imageIssues } from './imageIssues.ts';
import { readRecords } from './readRecords.ts';

/** Cars in one request; the search upstream's own limit. */
const BATCH_SIZE = 1000;
const FIELDS = [
  ...['car_id', 'slug', 'car_brand', 'car_campaigns', 'car_description', 'car_has_campaign_price'],
  ...['car_price', 'car_price_text', 'car_retail_price', 'car_retail_price_text', 'car_campaign_price'],
  ...['car_campaign_price_text', 'car_model_text', 'car_is_used', 'car_price_history'],
  ...['car_vat_eligible', 'car_vehicle_type_code'],
  ...['car_loan_monthly_cost', 'car_loan_option', 'car_leasing_options'],
  ...['car_privateleasing_monthly_cost', 'car_companyleasing_monthly_cost'],
  ...['car_body', 'car_fuel', 'car_color', 'car_doors'],
  ...CONDITION_FIELDS,
] as const satisfies readonly (keyof CarDetail)[];
type StockCar = Pick<CarDetail, (typeof FIELDS)[number]> & { car_images_show?: CarImagesShow | null | undefined };
const parse: (record: unknown) => StockCar = recordReader(
  carDetailSchema.pick(FIELDS).shape({ car_images_show: carImagesShowSchema }),
);

/** Reads every car for sale and adds findings for contradictions in the index. @throws UpstreamError */
export async function examineStock(
  site: SiteConfig,
  search: Pick<SearchPort, 'search'>,
  findings: Findings,
): Promise<void> {
  const makes = new Map<string, Map<string, number>>();
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const request = {
      fields: [...FIELDS, 'car_images_show'],
      limit: BATCH_SIZE,
      offset,
      sort_name: 'car_publishdate_asc',
      filters: IN_STOCK,
    };
    const { content } = await search.search({ site, index: 'vehicles' }, request);
    for (const car of readRecords(content, parse, findings)) {
      const page = `${site.paths.carDetail}/${car.car_id}/${car.slug}`;
      examineCar(car, page, findings);
      examineCondition(car, page, findings);
      const detail = carTextIssues(car, site.languages[0].code).join('; ');
      if (detail !== '') findings.add('carText', car.car_id, { page, detail });
      countMake(car.car_brand, makes);
    }
    if (content.length < BATCH_SIZE) break;
  }
  for (const spellings of makes.values()) {
    if (spellings.size < 2 && ![...spellings.keys()].some(isWronglyCapitalized)) continue;
    const detail = [...spellings].map(([name, count]) => `${name}: ${count} cars`).join(', ');
    findings.add('makeSpelling', [...spellings.keys()].join(', '), { detail });
  }
}

function examineCar(car: StockCar, page: string, findings: Findings): void {
  const visible = new Set(campaignsOf(car));
  for (const name of car.car_campaigns ?? []) {
    if (!visible.has(name)) findings.add('otherRate', `“${name}”`, { page, detail: 'is not shown' });
  }
  const texts = [car.car_description, car.car_loan_option?.description, car.car_loan_option?.disclaimer];
  if (texts.some((text) => text && withoutFalseRates(text, loanOf(car)) !== text)) {
    findings.add('otherRate', `a text of ${car.car_id}`, { page, detail: 'the sentence is not shown' });
  }
  const issue = loanIssue(car);
  if (issue) findings.add('loanMismatch', car.car_id, { page, detail: `${issue}; no loan is shown` });
  for (const detail of leasingIssues(car)) findings.add('leasingMismatch', car.car_id, { page, detail });
  const shown = imageIssues(car).join('; ');
  if (shown !== '') findings.add('imageMismatch', car.car_id, { page, detail: shown });
  const prices = [car.car_price, car.car_retail_price, car.car_has_campaign_price ? car.car_campaign_price : null];
  if (prices.some((price) => typeof price === 'number' && price <= 0)) {
    findings.add('noPrice', car.car_id, { page, detail: 'is shown as a price on request' });
  }
  const contradiction = priceContradiction(car);
  if (contradiction) {
    const detail = `${OF_CONTRADICTION[contradiction]}; the car has no price indicator`;
    findings.add('priceHistory', car.car_id, { page, detail });
  }
}

/** What visitors see of a price that contradicts its history. */
const OF_CONTRADICTION = {
  dates: 'its dates are not in order; no history is shown',
  amounts: 'it has a price twice in a row, or one of 0; no history is shown',
  present: 'it does not end with the price to pay; no history is shown',
  reduction: 'the reduced price is not below the lowest of the 30 days before, or there was none',
} as const satisfies Record<PriceContradiction, string>;

/** Lists the leasing costs that differ from the cheapest option on the page. Filters use these costs. */
function leasingIssues(car: StockCar): string[] {
  const kinds = [
    ['Private', 'car_privateleasing_monthly_cost'],
    ['Company', 'car_companyleasing_monthly_cost'],
  ] as const;
  return kinds.flatMap(([type, field]) => {
    const costs = (car.car_leasing_options ?? []).flatMap(({ leasing_type, monthly_cost: cost }) =>
      leasing_type === type && cost ? [cost] : [],
    );
    const least = costs.length > 0 ? Math.min(...costs) : null;
    const filtered = car[field] || null;
    return least === null || least === filtered ? [] : [`${field} is ${filtered}, its cheapest option ${least}`];
  });
}

function countMake(name: string, makes: Map<string, Map<string, number>>): void {
  const key = foldText(name);
  const spellings = makes.get(key) ?? new Map<string, number>();
  makes.set(key, spellings.set(name, (spellings.get(name) ?? 0) + 1));
}
