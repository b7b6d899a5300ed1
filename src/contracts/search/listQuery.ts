/** Parsers and limits for the query parameters that all lists share. Part of the browser bundle. */

/** Limits on query values, so that no visitor can make a request expensive. */
const MAX_VALUES = 40;
const MAX_TEXT = 120;

/** Returns the keyphrase with each run of white space as one space; empty without one. */
export function keyphraseIn(params: URLSearchParams): string {
  return (params.get('keyphrase') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT);
}

/** Returns the page number, counted from 0 and clamped to the list's pages; 0 for anything else. */
export function pageIn(params: URLSearchParams, pages: number): number {
  const page = Number.parseInt(params.get('page') ?? '0', 10);
  return Number.isFinite(page) ? Math.min(Math.max(page, 0), pages - 1) : 0;
}

/** Returns the distinct values of each repeatable parameter, sorted. Parameters without values are left out. */
export function valuesIn<Name extends string>(params: URLSearchParams, names: readonly Name[]) {
  const valuesByName: Partial<Record<Name, string[]>> = {};
  for (const name of names) {
    const texts = params.getAll(name).map((value) => value.trim().slice(0, MAX_TEXT));
    const values = [...new Set(texts)].filter(Boolean).slice(0, MAX_VALUES).sort();
    if (values.length > 0) valuesByName[name] = values;
  }
  return valuesByName;
}
