import { encodeUrlPart } from './urlText.ts';

/** How the path of a car list says a make and a model (F031): `/b/volvo/xc60` below the list. */

/** Make and model of such an address, as the index spells them. */
export interface ListBase {
  brand: string;
  model: string | null;
}

/** `Land Rover` → `land-rover`: how a value is written as a path segment. */
export function segmentOf(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, '-');
}

/**
 * Returns the value that a text of a URL names: by its name, by its segment (`land-rover`), or by its letters and digits alone
 * (`land rover`, `land+rover`, `landrover`) when no other value has the same ones. A value without letters, such as a number of
 * seats, is only found by its name or segment.
 */
export function findNamed<Value>(
  text: string,
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Value | undefined {
  const segment = segmentOf(text);
  const exact =
    values.find((value) => nameOf(value) === text) ?? values.find((value) => segmentOf(nameOf(value)) === segment);
  if (exact) return exact;
  const key = /\p{L}/u.test(segment) ? lettersOf(segment) : '';
  const similar = key === '' ? [] : values.filter((value) => lettersOf(segmentOf(nameOf(value))) === key);
  return similar.length === 1 ? similar[0] : undefined;
}

const lettersOf = (segment: string): string => segment.replace(/[^\p{L}\p{N}]+/gu, '');

/** Returns the known value that a text of a URL names (`findNamed`); the text itself when there is none. */
export function canonicalValue(text: string, known: readonly string[]): string {
  return findNamed(text, known, (value) => value) ?? text;
}

/** What a site says of the paths of its car list, and of a language's prefix. */
interface ListPaths {
  site: { paths: { carList: string; listMarker: string } };
  language: { prefix: string };
}

/** Whether a path with language prefix is that of the car list, or of a make or a model below it. */
export function isListPath(pathname: string, { site, language }: ListPaths): boolean {
  const list = language.prefix + site.paths.carList;
  return pathname === list || pathname.startsWith(`${list}/${site.paths.listMarker}/`);
}

/** `/b/volvo/xc60`. */
export function basePath({ brand, model }: ListBase, { paths }: { paths: { listMarker: string } }): string {
  const segments = [paths.listMarker, segmentOf(brand), ...(model ? [segmentOf(model)] : [])];
  return `/${segments.map(encodeUrlPart).join('/')}`;
}
