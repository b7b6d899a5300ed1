import type { SiteConfig } from '../../../config/siteConfig.ts';
import { isCarId } from '../../../src/contracts/car/carId.ts';

/** Signs that mail programs and people append to an address in a text: `…/8251460).` */
export const APPENDED = /[).,;:!>\]'"]+$/;

/**
 * Returns a path in lower case with the id of a car as it is written in the original path: the index may tell `AB12` from `ab12`. Other paths
 * are returned as they are.
 *
 * @param original the path before it was converted, with or without repeated slashes
 */
export function withCarId({ languages, paths }: SiteConfig, original: string, lowered: string): string {
  const start = languages
    .map(({ prefix }) => `${prefix}${paths.carDetail}/`)
    .find((prefix) => lowered.startsWith(prefix));
  if (start === undefined) return lowered;
  const position = start.split('/').length - 1;
  const id = original.split('/').filter((segment, at) => segment !== '' || at === 0)[position];
  const segments = lowered.split('/');
  if (id === undefined || !isCarId(id.replace(APPENDED, '')) || id.toLowerCase() !== segments[position]) return lowered;
  return segments.with(position, id).join('/');
}
