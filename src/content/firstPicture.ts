import { usePage } from '../app/PageContext.tsx';
import type { ComponentRendering, Placeholders } from '../contracts/layout.ts';
import { renderingsOf } from '../contracts/renderings.ts';
import { componentNames } from './loadedViews.ts';

/** Components without a picture whose fields, if they have any, do not tell. Whatever else has no fields shows its loader's data. */
const WITHOUT_PICTURE: ReadonlySet<string> = new Set([
  'Breadcrumb',
  'ColumnSplitter',
  'Container',
  'PartialDesignDynamicPlaceholder',
  'RowSplitter',
  'Spacer',
  'Title',
]);
const MAX_DEPTH = 5;

const known = new WeakMap<Placeholders, ComponentRendering | null>();

/**
 * Whether a component has the first picture of the page's main area: likely the largest in the first view, so it is
 * loaded at once and before others. Every other picture waits until it comes near.
 */
export function useIsFirstPicture(rendering: ComponentRendering): boolean {
  const { placeholders } = usePage();
  return firstWithPicture(placeholders) === rendering;
}

/** The first component of the main area that has a picture, in the order of the page. */
export function firstWithPicture(placeholders: Placeholders): ComponentRendering | null {
  const before = known.get(placeholders);
  if (before !== undefined) return before;
  const main = placeholders['headless-main'];
  const renderings = Array.isArray(main) ? [...renderingsOf({ main })] : [];
  const found = renderings.find(hasPicture) ?? null;
  known.set(placeholders, found);
  return found;
}

function hasPicture({ componentName, fields, frame }: ComponentRendering): boolean {
  const name = componentName ?? '';
  if (frame?.background && componentNames.includes(name)) return true;
  if (WITHOUT_PICTURE.has(name) || !componentNames.includes(name)) return false;
  return fields ? holdsPicture(fields, 0) : true;
}

function holdsPicture(value: unknown, depth: number): boolean {
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return false;
  if ('src' in value && value.src) return true;
  return Object.values(value).some((inner) => holdsPicture(inner, depth + 1));
}
