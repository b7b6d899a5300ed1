import { textValue } from '../../content/fields.ts';
import type { SectionLoader } from '../../contracts/page/loader.ts';
import { iconOf } from '../../ui/icon/namedIcons.ts';

const MAX_DEPTH = 4;

/**
 * Reports unknown icon names in fields called `Icon` of the component and of its items; loads nothing. Any component with
 * named icons may use it as its loader.
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
  return Object.entries(value).flatMap(([key, nested]) =>
    key.endsWith('Icon') ? textValue(nested).trim() || [] : iconsIn(nested, depth + 1),
  );
}
