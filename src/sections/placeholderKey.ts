import type { Placeholders } from '../contracts/content/layout.ts';

const WILDCARD = '{*}';

/**
 * Returns the layout's key of a placeholder: its name, or a dynamic key such as `container-{*}`, in which `{*}` matches digits
 * (content platform §2.3). Returns undefined when the layout has no such placeholder.
 */
export function placeholderKey(placeholders: Placeholders, name: string): string | undefined {
  if (Object.hasOwn(placeholders, name)) return name;
  return Object.keys(placeholders).find((key) => key.includes(WILDCARD) && matches(key, name));
}

function matches(key: string, name: string): boolean {
  const parts = key.split(WILDCARD).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d+')}$`).test(name);
}
