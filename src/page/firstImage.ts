import { use } from 'react';
import type { ComponentRendering, Placeholders } from '../contracts/layout.ts';
import { renderingsOf } from '../contracts/renderings.ts';
import { ComponentViewsContext } from './componentViews.ts';
import { usePage } from './PageContext.tsx';

/** Components without a picture whose fields, if they have any, do not tell. Whatever else has no fields shows its loader's data. */
const WITHOUT_IMAGE: ReadonlySet<string> = new Set([
  'Breadcrumb',
  'ColumnSplitter',
  'Container',
  'PartialDesignDynamicPlaceholder',
  'RowSplitter',
  'Spacer',
  'Title',
]);
/** Components whose pictures come from their loader, whatever their fields say. */
const WITH_IMAGE: ReadonlySet<string> = new Set([
  'CarDetail',
  'CarList',
  'DealerDetail',
  'DealerList',
  'StoriesList',
  'StoryArticle',
]);
const MAX_DEPTH = 5;

const firstByPlaceholders = new WeakMap<Placeholders, ComponentRendering | null>();

/**
 * Whether a component has the first picture of the page's main area: likely the largest in the first view, so it is
 * loaded at once and before others. Every other picture waits until it comes near.
 *
 * @param part the picture of the component's content, or the one behind it, which comes first where there is one
 */
export function useIsFirstImage(rendering: ComponentRendering, part: 'content' | 'background' = 'content'): boolean {
  const { placeholders } = usePage();
  const { names } = use(ComponentViewsContext);
  const isBehind = rendering.frame?.background !== undefined;
  return firstWithImage(placeholders, names) === rendering && isBehind === (part === 'background');
}

/**
 * Whether a component may load a picture ahead of all others, inside of what it renders.
 *
 * @param names the registered components
 */
export function mayPrioritizeImage(
  rendering: ComponentRendering,
  placeholders: Placeholders,
  names: readonly string[],
): boolean {
  const found = firstWithImage(placeholders, names);
  return found === null || found === rendering;
}

/**
 * The first component of the main area that has a picture, in the order of the page.
 *
 * @param names the registered components, which are the same as long as the process runs
 */
export function firstWithImage(placeholders: Placeholders, names: readonly string[]): ComponentRendering | null {
  const cached = firstByPlaceholders.get(placeholders);
  if (cached !== undefined) return cached;
  const main = placeholders['headless-main'];
  const renderings = Array.isArray(main) ? [...renderingsOf({ main })] : [];
  const found = renderings.find((rendering) => hasImage(rendering, names)) ?? null;
  firstByPlaceholders.set(placeholders, found);
  return found;
}

function hasImage({ componentName, fields, frame }: ComponentRendering, names: readonly string[]): boolean {
  const name = componentName ?? '';
  if (frame?.background && names.includes(name)) return true;
  if (WITHOUT_IMAGE.has(name) || !names.includes(name)) return false;
  return fields && !WITH_IMAGE.has(name) ? containsImage(fields, 0) : true;
}

function containsImage(value: unknown, depth: number): boolean {
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return false;
  if ('src' in value && value.src) return true;
  return Object.values(value).some((inner) => containsImage(inner, depth + 1));
}
