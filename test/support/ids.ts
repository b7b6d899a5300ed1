/** What a tag says about ids: its own, and those that its attributes name. */
export interface TagIds {
  id?: string | undefined;
  /** Name of the attribute, and the ids in its value. */
  references: readonly (readonly [attribute: string, ids: readonly string[]])[];
}

/** Attributes whose values are lists of ids. */
export const ID_ATTRIBUTES = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-details',
  'aria-flowto',
  'for',
  'form',
  'list',
  'headers',
  'popovertarget',
  'commandfor',
];

/**
 * Ids that a page may name without having them:
 *
 * - `top` is the start of every document.
 * - `cookie-settings` opens the second layer of the consent manager, by script.
 */
const WITHOUT_ELEMENT = ['', 'top', 'cookie-settings'];

/** Returns the ids that are in a document twice, and the references to ids that it lacks, as lines. */
export function idProblems(tags: readonly TagIds[]): string[] {
  const ids = new Set<string>();
  const twice = tags.flatMap(({ id }) => {
    if (id === undefined) return [];
    const isTwice = ids.has(id);
    ids.add(id);
    return isTwice ? [`twice: ${id}`] : [];
  });
  const missing = tags.flatMap(({ references }) =>
    references.flatMap(([attribute, named]) =>
      named.filter((id) => !ids.has(id) && !WITHOUT_ELEMENT.includes(id)).map((id) => `${attribute} names ${id}`),
    ),
  );
  return [...new Set([...twice, ...missing])];
}

/** Reads the tags of a document that the server has rendered. `path` is its own, for links to a part of it. */
export function idsOfMarkup(html: string, path: string): TagIds[] {
  const markup = html.replace(/<!--.*?-->|(<(script|style)\b[^>]*>).*?<\/\2>/gs, '$1');
  return [...markup.matchAll(/<[a-z][\w-]*(?:\s[^<>]*)?>/gi)].map(([tag]) => {
    const attributes = new Map(
      [...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decoded(value),
      ]),
    );
    return tagIds(attributes, path);
  });
}

/** `attributes` by their names in lower case. */
export function tagIds(attributes: ReadonlyMap<string, string>, path: string): TagIds {
  const named = ID_ATTRIBUTES.flatMap((name) => {
    const value = attributes.get(name);
    return value === undefined ? [] : ([[name, value.split(/\s+/).filter(Boolean)]] as const);
  });
  const [target, fragment] = (attributes.get('href') ?? '').split('#');
  const isHere = fragment !== undefined && (target === '' || target === path);
  return {
    id: attributes.get('id'),
    references: isHere ? [...named, ['href', [decodeURIComponent(fragment)]]] : named,
  };
}

const decoded = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
