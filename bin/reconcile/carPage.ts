import { Parser } from 'htmlparser2';
import { isRecord, recordOf } from '../../lib/record.ts';
import { mileageOf, type StatedCar } from './statedCar.ts';

/** What the page of a car states: by its structured data, its canonical URL, and the price that visitors read. */
export interface CarPage extends StatedCar {
  /** The price that visitors read; null when the page shows no amount. */
  readonly visiblePrice: number | null;
}

/** Reads the page of a car; null when it has no structured data of a car. */
export function readCarPage(html: string): CarPage | null {
  const { canonical, scripts, price } = readDocument(html);
  const car = scripts.flatMap(dataOf).find((data) => [data['@type']].flat().includes('Car'));
  if (!car) return null;
  const offer = recordOf(car.offers);
  const odometer = recordOf(car.mileageFromOdometer);
  return {
    url: canonical,
    price: typeof offer.price === 'number' ? offer.price : null,
    currency: typeof offer.priceCurrency === 'string' ? offer.priceCurrency : null,
    vat: vatIn(recordOf(offer.priceSpecification)),
    isAvailable: offer.availability === 'https://schema.org/InStock',
    condition: car.itemCondition === 'https://schema.org/NewCondition' ? 'new' : 'used',
    mileage: mileageOf(String(odometer.value ?? ''), UNITS[String(odometer.unitCode)] ?? ''),
    visiblePrice: amountIn(price),
  };
}

const UNITS: Readonly<Record<string, string>> = { KMT: 'km', SMI: 'miles' };

/** Only prices whose VAT may be deducted are specified. */
function vatIn({ valueAddedTaxIncluded: isIncluded }: Readonly<Record<string, unknown>>): StatedCar['vat'] {
  if (typeof isIncluded !== 'boolean') return 'not-deductible';
  return isIncluded ? 'included' : 'excluded';
}

/** Returns the amount in whole units of a text such as `1 009 900 kr`; null without a digit. Decimals are dropped. */
export function amountIn(text: string): number | null {
  const [number = ''] = /\d[\d\s.,'’]*/.exec(text) ?? [];
  const digits = number
    .trim()
    .replace(/[.,]\d{1,2}$/, '')
    .replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}

function dataOf(script: string): Readonly<Record<string, unknown>>[] {
  try {
    return [JSON.parse(script)].flat().filter(isRecord);
  } catch {
    return [];
  }
}

function readDocument(html: string): { canonical: string; scripts: string[]; price: string } {
  const found = { canonical: '', scripts: [] as string[], price: '' };
  let isData = false;
  /** Open elements within the one with the price, and itself. */
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, { rel, href, type, 'data-price': price }) => {
      if (name === 'link' && rel === 'canonical') found.canonical = href ?? '';
      isData = name === 'script' && type === 'application/ld+json';
      if (isData) found.scripts.push('');
      if (depth > 0 || (price !== undefined && found.price === '')) depth += 1;
    },
    ontext: (text) => {
      if (isData) found.scripts[found.scripts.length - 1] += text;
      if (depth > 0) found.price += text;
    },
    onclosetag: () => {
      isData = false;
      if (depth > 0) depth -= 1;
    },
  });
  parser.end(html);
  return found;
}
