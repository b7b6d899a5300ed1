/** What a styles file exports: class names, or records of them. */
export type Exports = Record<string, unknown>;

/** The class names that styles files have and have had. */
export interface StyleNames {
  /** Notes the exports of a file. */
  add: (id: string, exports: Exports) => void;
  /** Returns former class names of a file with those that replace them; without names that another style has now. */
  renamesOf: (id: string) => [former: string, current: string][];
}

export function createStyleNames(): StyleNames {
  const evaluated = new Map<string, Exports>();
  const had = new Map<string, Map<string, Set<string>>>();
  return {
    add: (id, exports) => {
      evaluated.set(id, exports);
      const names = had.get(id) ?? new Map<string, Set<string>>();
      had.set(id, names);
      for (const [key, name] of classNamesByKey(exports)) names.set(key, (names.get(key) ?? new Set()).add(name));
    },
    renamesOf: (id) => {
      const inUse = new Set([...evaluated.values()].flatMap((each) => [...classNamesOf(each)]));
      return [...classNamesByKey(evaluated.get(id) ?? {})].flatMap(([key, current]) =>
        [...(had.get(id)?.get(key) ?? [])]
          .filter((former) => !inUse.has(former))
          .map((former): [string, string] => [former, current]),
      );
    },
  };
}

/** Yields every class name among the exports: strings and flat records of strings. */
export function* classNamesOf(exports: Exports): Generator<string> {
  for (const [, name] of classNamesByKey(exports)) yield name;
}

/** Yields every class name with a key that stays when the style changes. */
function* classNamesByKey(exports: Exports, path = ''): Generator<[key: string, name: string]> {
  for (const [key, value] of Object.entries(exports)) {
    if (typeof value === 'string') {
      for (const [index, name] of value.split(/\s+/).entries()) yield [`${path}${key} ${index}`, name];
    } else if (value && typeof value === 'object') yield* classNamesByKey(value as Exports, `${path}${key}.`);
  }
}
