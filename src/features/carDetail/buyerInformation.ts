import type { CarDetail, ProductData } from '../../contracts/car/car.ts';
import type { CAR_DETAIL_DICTIONARY } from '../../contracts/dictionary/carDetail.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { recordText } from '../../lib/indexLanguage.ts';

/**
 * What a buyer has to be told before the purchase, besides the price: the legal guarantee (Directive 2011/83/EU, articles 5 and 6, as amended by
 * Directive (EU) 2024/825) and the data of a connected car (Regulation (EU) 2023/2854, article 3).
 */
export interface BuyerInformation {
  /** Absent in a country whose law wants no such notice. */
  guarantee?: { years: number; href: string };
  /** Absent for a car that is not connected. */
  data?: { rows: readonly (readonly [label: DataLabel, value: LocalizedText])[]; href?: string };
}

type DataLabel = Extract<keyof typeof CAR_DETAIL_DICTIONARY, `productData${string}`>;

/** Years in which the seller of a car is liable to a consumer, and the authority that explains it. */
const GUARANTEES: Readonly<Record<string, BuyerInformation['guarantee']>> = {
  /** Konsumentköplag (2022:260). */
  SE: { years: 3, href: 'https://www.konsumentverket.se/' },
  /** Forbrukerkjøpsloven section 27: what is meant to last longer than two years. */
  NO: { years: 5, href: 'https://www.forbrukerradet.no/' },
  /** Købeloven section 83. */
  DK: { years: 2, href: 'https://www.forbrug.dk/' },
  /** Directive (EU) 2019/771, article 10: the national act has no fixed limit, and none below it. */
  FI: { years: 2, href: 'https://www.kkv.fi/' },
  /** Občiansky zákonník, section 619. */
  SK: { years: 2, href: 'https://www.soi.sk/' },
};

const DATA_LABELS = {
  types: 'productDataTypes',
  format: 'productDataFormat',
  volume: 'productDataVolume',
  frequency: 'productDataFrequency',
  storage: 'productDataStorage',
  access: 'productDataAccess',
  holder: 'productDataHolder',
} as const satisfies Partial<Record<keyof ProductData, DataLabel>>;

/** Returns what the page of a car tells its buyer, in the page's language. */
export function buyerInformation(car: CarDetail, wording: Wording): BuyerInformation {
  const guarantee = GUARANTEES[wording.site.country];
  const data = car.car_product_data && dataOf(car.car_product_data, wording);
  return { ...(guarantee && { guarantee }), ...(data && { data }) };
}

function dataOf(data: ProductData, wording: Wording): BuyerInformation['data'] {
  const rows = Object.entries(DATA_LABELS).flatMap(([field, label]) => {
    const text = data[field as keyof typeof DATA_LABELS]?.trim();
    return text ? [[label, recordText(text, wording)] as const] : [];
  });
  const href = isHttps(data.url) ? data.url : undefined;
  return rows.length > 0 || href ? { rows, ...(href && { href }) } : undefined;
}

/** Whether a record's link leads to a website. */
const isHttps = (url: string | null | undefined): url is string =>
  typeof url === 'string' && URL.parse(url)?.protocol === 'https:';
