import { textValue } from '../../content/fields.ts';
import type { SectionLoader } from '../../contracts/loader.ts';
import { iconOf } from '../../ui/namedIcons.ts';

const MAX_DEPTH = 4;

/**
 * Loads nothing: it writes down the names in fields called `Icon`, of the component and of its items, that no drawing
 * has. Any component with named icons may have it as its loader.
 */
export const loader: SectionLoader<null> = {
  async load({ fields }, { report }) {
    for (const name of new Set(iconsIn(fields, 0))) if (!iconOf(name)) report('unknownIcon', name);
    return { kind: 'data', value: null };
  },
};

function iconsIn(value: unknown, depth: number): string[] {
  if (!value || typeof value !== 'object' || depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => iconsIn(entry, depth + 1));
  return Object.entries(value).flatMap(([key, inner]) =>
    key.endsWith('Icon') ? textValue(inner).trim() || [] : iconsIn(inner, depth + 1),
  );
}
