import type { Placeholders } from '../contracts/layout.ts';

const WILDCARD = '{*}';

/**
 * The key under which the layout holds the placeholder that a component asks for by `name`: the name itself, or a dynamic
 * one such as `container-{*}`, in which `{*}` stands for digits (content platform §2.3). Undefined when it holds none.
 */
export function placeholderKey(placeholders: Placeholders, name: string): string | undefined {
  if (Object.hasOwn(placeholders, name)) return name;
  return Object.keys(placeholders).find((key) => key.includes(WILDCARD) && matches(key, name));
}

function matches(key: string, name: string): boolean {
  const parts = key.split(WILDCARD).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\d+')}$`).test(name);
}
