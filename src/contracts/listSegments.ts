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

/** `/b/volvo/xc60`. */
export function basePath({ brand, model }: ListBase, { paths }: { paths: { listMarker: string } }): string {
  const segments = [paths.listMarker, segmentOf(brand), ...(model ? [segmentOf(model)] : [])];
  return `/${segments.map(encodeUrlPart).join('/')}`;
}
