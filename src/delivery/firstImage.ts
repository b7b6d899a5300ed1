import { use } from 'react';
import type { ComponentRendering, Placeholders } from '../contracts/content/layout.ts';
import { renderingsOf } from '../contracts/content/renderings.ts';
import { usePage } from '../page/PageContext.tsx';
import { ComponentViewsContext } from './componentViews.ts';

/** Components that never have an image. Other components without fields show their loader's data, which may have images. */
const WITHOUT_IMAGE: ReadonlySet<string> = new Set([
  'Breadcrumb',
  'ColumnSplitter',
  'Container',
  'PartialDesignDynamicPlaceholder',
  'RowSplitter',
  'Spacer',
  'Title',
]);
/** Components whose images come from their loader. */
const WITH_IMAGE: ReadonlySet<string> = new Set([
  'CarDetail',
  'CarList',
  'DealerDetail',
  'DealerList',
  'LoanExample',
  'StoriesList',
  'StoryArticle',
]);
const MAX_DEPTH = 5;

const firstByPlaceholders = new WeakMap<Placeholders, ComponentRendering | null>();

/**
 * Returns whether a component has the first image of the main area. That image is probably the largest one above the fold, so
 * it loads with high priority. All other images load lazily.
 *
 * @param part the image in the component's content, or its background image, which comes first
 */
export function useIsFirstImage(rendering: ComponentRendering, part: 'content' | 'background' = 'content'): boolean {
  const { placeholders } = usePage();
  const { names } = use(ComponentViewsContext);
  const isBackground = rendering.frame?.background !== undefined;
  return firstWithImage(placeholders, names) === rendering && isBackground === (part === 'background');
}

/**
 * Returns whether a component may load an image with high priority.
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
 * Returns the first component of the main area that has an image, in page order.
 *
 * @param names the registered components, constant for the process
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

/** Returns whether a component has an image, without those placed in it. */
export function hasImage(rendering: ComponentRendering, names: readonly string[]): boolean {
  const { componentName, fields, frame, staticMarkup } = rendering;
  if (staticMarkup) return staticMarkup.hasImage;
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
