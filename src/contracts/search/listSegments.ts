import { encodeUrlPart } from '../../../lib/urlText.ts';

/** Make and model in the path of a car list (F031): `/b/volvo/xc60` below the list's own path. */

/** Maximum number of filters in a path (F051). */
export const MAX_PATH_FILTERS = 12;

/** Make and model of such a path, as they are in the index. */
export interface ListBase {
  make: string;
  model: string | null;
}

/** Converts a value to a path segment: `Land Rover` becomes `land-rover`, `500C/595` becomes `500c-595`. */
export function segmentOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[\s/\\]+/g, '-');
}

/**
 * Finds the value that a text of a URL names. It matches the value's name, its segment (`land-rover`), or its letters and
 * digits (`land rover`, `land+rover`, `landrover`) when only one value has them. A value without letters, such as a number
 * of seats, matches by name or segment only.
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

/** Returns the known value that a text of a URL names (`findNamed`), or the text itself when there is none. */
export function canonicalValue(text: string, knownValues: readonly string[]): string {
  return findNamed(text, knownValues, (value) => value) ?? text;
}

/** The parts of a site's configuration that list paths need. */
interface ListPaths {
  site: { paths: { carList: string; listMarker: string } };
  language: { prefix: string };
}

/** Returns whether a path with language prefix is the car list, or a make or model below it. */
export function isListPath(pathname: string, { site, language }: ListPaths): boolean {
  const list = language.prefix + site.paths.carList;
  return pathname === list || pathname.startsWith(`${list}/${site.paths.listMarker}/`);
}

/** Formats make and model as a path: `/b/volvo/xc60`. */
export function basePath({ make, model }: ListBase, { paths }: { paths: { listMarker: string } }): string {
  const segments = [paths.listMarker, segmentOf(make), ...(model ? [segmentOf(model)] : [])];
  return `/${segments.map(encodeUrlPart).join('/')}`;
}
