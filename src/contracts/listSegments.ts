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

/** The value that a text of a URL means, whatever its case, accents and blanks; the text itself when there is none. */
export function spelledAs(text: string, known: readonly string[]): string {
  if (known.includes(text)) return text;
  return known.find((own) => segmentOf(own) === segmentOf(text)) ?? text;
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
