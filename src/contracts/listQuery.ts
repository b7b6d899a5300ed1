/** What the addresses of lists have in common: how they are read, and how much of them. Pure: part of the browser bundle. */

/** Bounds on what an address may hold, so that no visitor makes a request expensive. */
const MAX_VALUES = 40;
const MAX_TEXT = 120;

/** The words searched for, each blank one space; empty when there are none. */
export function keyphraseIn(params: URLSearchParams): string {
  return (params.get('keyphrase') ?? '').trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT);
}

/** `page` counts from 0, cumulative; anything else is the nearest page that the list has. */
export function pageIn(params: URLSearchParams, pages: number): number {
  const page = Number.parseInt(params.get('page') ?? '0', 10);
  return Number.isFinite(page) ? Math.min(Math.max(page, 0), pages - 1) : 0;
}

/** The values of each repeatable parameter, each once and in order; parameters without any are left out. */
export function valuesIn<Name extends string>(params: URLSearchParams, names: readonly Name[]) {
  const valuesByName: Partial<Record<Name, string[]>> = {};
  for (const name of names) {
    const texts = params.getAll(name).map((value) => value.trim().slice(0, MAX_TEXT));
    const values = [...new Set(texts)].filter(Boolean).slice(0, MAX_VALUES).sort();
    if (values.length > 0) valuesByName[name] = values;
  }
  return valuesByName;
}
