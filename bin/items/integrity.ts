import { MAX_PATH } from './files.ts';
import type { FieldValue, Item } from './item.ts';
import { FIELDS, PLATFORM } from './platform.ts';

/** The platform's rule for names of items, and their longest one. */
const VALID_NAME = /^[\w*$][\w\s\-$]*(?:\(\d+\))?$/;
const MAX_NAME = 100;
const GUID = /\{([0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12})\}/g;

/** Ids of templates that items may have without being in the set. */
const TEMPLATES_OF_PLATFORM: ReadonlySet<string> = new Set(Object.values(PLATFORM));

/**
 * Returns what the platform would refuse or lose in a set of items: ids and paths that two items have, names that it does not allow, paths that
 * its CLI would shorten, and references to what is neither in the set nor on every platform.
 *
 * @param places ids of the folders of the platform that the set is placed in, with their paths
 * @param others ids of items outside of the set that it refers to
 */
export function integrityIssues(
  items: readonly Item[],
  places: ReadonlyMap<string, string>,
  others: ReadonlySet<string> = new Set(),
): string[] {
  const pathsById = new Map([...places, ...items.map(({ id, path }) => [id, path] as const)]);
  const references: References = { pathsById, others, paths: new Set(pathsById.values()), names: templateNames(items) };
  return [
    ...repeated(items.map(({ id }) => id)).map((id) => `two items have the id ${id}`),
    ...repeated(items.map(({ path }) => path.toLowerCase())).map((path) => `two items have the path ${path}`),
    ...items.flatMap((item) => itemIssues(item, references).map((issue) => `${item.about}: ${issue} (${item.path})`)),
  ];
}

interface References {
  readonly pathsById: ReadonlyMap<string, string>;
  readonly others: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  /** Names of the templates in the set. */
  readonly names: ReadonlySet<string>;
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const templateNames = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(items.filter(({ template }) => template === PLATFORM.template).map(({ path }) => nameOf(path)));

function repeated(values: readonly string[]): string[] {
  const [once, more] = [new Set<string>(), new Set<string>()];
  for (const value of values) (once.has(value) ? more : once).add(value);
  return [...more];
}

function itemIssues(item: Item, references: References): string[] {
  const name = nameOf(item.path);
  const inTree = item.path.split('/').slice(5).join('/');
  const issues: string[] = [];
  if (!VALID_NAME.test(name) || name.length > MAX_NAME) issues.push(`the name "${name}" is not allowed`);
  if (inTree.length > MAX_PATH) issues.push('its path is too long');
  if (!isKnown(item.template, references)) issues.push('its template does not exist');
  if (references.pathsById.get(item.parent) !== item.path.slice(0, -name.length - 1))
    issues.push('its parent is not the item above');
  return [...issues, ...valuesOf(item).flatMap((value) => valueIssues(value, references))];
}

const isKnown = (id: string, { pathsById, others }: References): boolean =>
  pathsById.has(id) || others.has(id) || TEMPLATES_OF_PLATFORM.has(id);

const valuesOf = ({ shared, languages }: Item): FieldValue[] => [
  ...shared,
  ...[...languages.values()].flatMap(({ fields, version }) => [...fields, ...version]),
];

/** Texts, in which braces and paths mean nothing. */
const TEXTS: ReadonlySet<string> = new Set([FIELDS.phrase.id, FIELDS.help.id, FIELDS.key.id]);

function valueIssues({ id: field, hint, value }: FieldValue, references: References): string[] {
  if (TEXTS.has(field)) return [];
  const ids = [...value.matchAll(GUID)].map(([, id = '']) => id.toLowerCase());
  const issues = ids
    .filter((id) => !isKnown(id, references))
    .map((id) => `${hint} refers to ${id}, which does not exist`);
  if (value.startsWith('/sitecore/') && !references.paths.has(value))
    issues.push(`${hint} refers to ${value}, which does not exist`);
  const [, template] = /@@templatename='([^']+)'/.exec(value) ?? [];
  if (template && !references.names.has(template)) issues.push(`${hint} refers to no template: ${template}`);
  return issues;
}
