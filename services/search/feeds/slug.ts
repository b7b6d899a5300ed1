import { foldText } from '../../../lib/foldText.ts';

/** Returns a slug of ASCII words in lower case: `Škoda Octavia 2.0 TDI` → `skoda-octavia-2-0-tdi`. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns an id for URLs: letters and digits stay, everything between them becomes one hyphen. `AB/12.4` → `AB-12-4`. */
export function idOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Returns the slug of a dealer by its name, else by its id. */
export const slugOfDealer = ({ site_official_name: name, site_id: id }: Readonly<Record<string, unknown>>): string =>
  [name, id].map((text) => (typeof text === 'string' ? slugOf(text) : '')).find((slug) => slug !== '') ?? 'dealer';

/** Returns the slug of a car by its make, model and version. */
export function slugOfCar({
  car_brand: make,
  car_model: model,
  car_model_text: text,
}: Readonly<Record<string, unknown>>): string {
  return slugOf([make, model, text].filter((part) => typeof part === 'string').join(' ')) || 'car';
}
