import { describe, expect, test } from '@jest/globals';
import { fieldsSchema, paramsSchema } from '../../bin/items/contentSchema.ts';
import { readContents } from '../../bin/items/contents.ts';
import { filesBelow } from '../../bin/items/files.ts';
import { generate } from '../../bin/items/generate.ts';
import { integrityIssues } from '../../bin/items/integrity.ts';
import { ROOTS } from '../../bin/items/platform.ts';
import { productItems } from '../../bin/items/productItems.ts';
import { ITEMS_FOLDER } from '../../bin/items/run.ts';
import { staleItems } from '../../bin/items/staleItems.ts';
import { FIELD_TYPES } from '../../bin/items/templates.ts';
import type { FieldContracts } from '../../src/contracts/content/componentContent.ts';
import { PAGE_FIELDS, TEMPLATES } from '../../src/contracts/content/pageContent.ts';
import { runProcess } from '../support/commands.ts';
import { fieldOf, nameOf, readItemFiles } from '../support/itemFiles.ts';
import { emptyValue, filledValue, type ModelField, platformModel } from '../support/platformModel.ts';

/** The files of `content-items/`, read by a YAML library and understood as the platform does: nothing here comes from the generator. */

const contents = await readContents();
const own = contents.filter(({ content }) => !content.ofPlatform);
const items = readItemFiles(ITEMS_FOLDER);
const model = platformModel(items);
const places = new Map(Object.values(ROOTS).map(({ id, path }) => [id, path]));
/** Parameters of the box, which every component but header and footer has. */
const BOX = ['BackgroundImage'];

/** Returns the contract in the words of the platform. */
const inModel = (fields: Readonly<Record<string, { type: keyof typeof FIELD_TYPES }>>) =>
  Object.entries(fields).map(([name, { type }]) => [name, FIELD_TYPES[type]]);
const typesOf = (fields: readonly ModelField[]) => fields.map(({ name, type }) => [name, type]);
const filled = filledValue(model);
const layoutFields = (fields: readonly ModelField[], fill: typeof filled, path: string) =>
  Object.fromEntries(fields.map((field) => [field.name, fill(field, `${path}.${field.name}`)]));

describe('S1 §2.3: the items of the content platform', () => {
  test('are up to date', async () => {
    expect(await runProcess('bin/items.ts', ['--check'])).toMatchObject({ code: 0, stderr: '' });
  });

  test('are the same when they are generated again', async () => {
    const [one, other] = [await generate(), await generate()];
    expect([...one.files]).toEqual([...other.files]);
  });

  test('have unique ids and paths, allowed names, and references that exist', () => {
    expect(items.length).toBeGreaterThan(700);
    expect(integrityIssues(items, places)).toEqual([]);
  });

  test('are in the files in which the CLI looks for them', () => {
    const expected = items.map(({ path }) => {
      const [name, root] = Object.entries(ROOTS).find(([, place]) => path.startsWith(`${place.path}/`)) ?? [];
      return `forecourt/${name}${path.slice(root?.path.length)}.yml`;
    });
    expect(items.map(({ file }) => file)).toEqual(expected);
  });

  test('keep their ids when a component moves to another group', () => {
    const moved = contents.map((each) =>
      each.name === 'Quote' ? { ...each, content: { ...each.content, group: 'Media' as const } } : each,
    );
    const idsOfQuote = (all: ReturnType<typeof productItems>) =>
      all.filter(({ about }) => about.startsWith('Quote')).map(({ id }) => id);
    expect(idsOfQuote(productItems(moved)).sort()).toEqual(idsOfQuote(productItems(contents)).sort());
  });
});

describe('a set that the platform would not take is reported', () => {
  const quote = items.filter(({ path }) => path.includes('/Components/Quote'));
  const [first] = quote;
  const field = quote.find((item) => nameOf(item) === 'Role');
  if (!first || !field) throw new Error('no items of Quote');
  const issuesWith = (changed: typeof field) =>
    integrityIssues(
      items.map((item) => (item.file === field.file ? changed : item)),
      places,
    ).map((issue) => issue.replace(/ \(.*/, ''));
  const at = (name: string) => ({ ...field, path: field.path.replace(/[^/]+$/, name) });

  test.each([
    ['an id twice', { ...field, id: first.id }, `two items have the id ${first.id}`],
    ['a path twice but for its case', at('name'), 'two items have the path'],
    ['a name with a slash or a dot', at('Role.1'), 'the name "Role.1" is not allowed'],
    [
      'a parent that does not exist',
      { ...field, parent: field.id.replace(/^./, '0') },
      'its parent is not the item above',
    ],
    [
      'a template that does not exist',
      { ...field, template: field.id.replace(/^./, '0') },
      'its template does not exist',
    ],
    [
      'a source that does not exist',
      { ...field, shared: [{ id: 'x', hint: 'Source', value: '/sitecore/system/Nowhere' }] },
      'Source refers to /sitecore/system/Nowhere, which does not exist',
    ],
    [
      'a reference that does not exist',
      { ...field, shared: [{ id: 'x', hint: 'Source', value: '{0A2847E6-9885-450B-B61E-F9E6528480EF}' }] },
      'Source refers to 0a2847e6-9885-450b-b61e-f9e6528480ef, which does not exist',
    ],
  ])('%s', (_, changed, issue) => {
    expect(issuesWith(changed).some((each) => each.includes(issue))).toBe(true);
  });
});

test('a field or parameter without items, and items without a field, are named with their component', () => {
  const changed = contents.map((each) => {
    if (each.name !== 'Quote') return each;
    const { Role: _, ...fields } = each.content.fields ?? {};
    const params = { ...each.content.params, Tone: { type: 'checkbox' as const } };
    return { ...each, content: { ...each.content, fields: { ...fields, Source: { type: 'text' as const } }, params } };
  });
  const generated = productItems(changed);
  const files = new Map(generated.map(({ path }) => [fileAt(path), '']));
  const issues = staleItems({ items: generated, files }, ITEMS_FOLDER, filesBelow(ITEMS_FOLDER));
  expect(issues.filter((issue) => !issue.includes('is stale') && !/^[\w.]+json /.test(issue))).toEqual([
    expect.stringMatching(/^Quote: field Source has no item/),
    expect.stringMatching(/^Quote: parameter Tone has no item/),
    expect.stringMatching(/Components\/Quote\/Content\/Role\.yml is the item of nothing/),
  ]);
});

function fileAt(path: string): string {
  const [name, root] = Object.entries(ROOTS).find(([, place]) => path.startsWith(`${place.path}/`)) ?? [];
  return `forecourt/${name}${path.slice(root?.path.length)}.yml`;
}

test('every component that editors place has one rendering, and no other has one', () => {
  const names = model.renderings.map((rendering) => fieldOf(rendering, 'componentName')).sort();
  expect(names).toEqual(own.map(({ name }) => name).sort());
});

describe.each(own)('$name', ({ name, content }) => {
  const rendering = model.renderings.find((each) => fieldOf(each, 'componentName') === name);
  if (!rendering) throw new Error(`no rendering of ${name}`);
  const template = model.find(fieldOf(rendering, 'Datasource Template'));
  const parameters = model.find(fieldOf(rendering, 'Parameters Template'));
  const params = parameters ? model.fieldsOf(nameOf(parameters)).filter((field) => !BOX.includes(field.name)) : [];

  test('has the fields and parameters of its contract on the platform', () => {
    expect(typesOf(template ? model.fieldsOf(nameOf(template)) : [])).toEqual(inModel(content.fields ?? {}));
    expect(typesOf(params)).toEqual(inModel(content.params ?? {}));
    expect(Boolean(template)).toBe(content.fields !== undefined);
  });

  test('is accepted with the values that the platform sends for its templates', () => {
    const fields = template ? model.fieldsOf(nameOf(template)) : [];
    const schema = fieldsSchema(content.fields ?? {});
    for (const fill of [emptyValue, filled]) {
      const values = layoutFields(fields, fill, name);
      expect(schema.validateSync(values, { abortEarly: false })).toEqual(values);
    }
    const choices = params.flatMap(({ name: param, choices: names }) =>
      (names ?? []).map((value) => ({ [param]: value })),
    );
    for (const values of [{}, ...choices]) expect(paramsSchema(content).validateSync(values)).toEqual(values);
    expect(schema.isValidSync({ Unknown: { value: '' } })).toBe(false);
    expect(paramsSchema(content).isValidSync({ Unknown: '1' })).toBe(false);
  });

  test('has its placeholders with the components that may be in them', () => {
    const settings = fieldOf(rendering, 'Placeholders')
      .split('\n')
      .flatMap((id) => model.find(id) ?? []);
    const allowed = settings.map((setting) => [
      fieldOf(setting, 'Placeholder Key'),
      fieldOf(setting, 'Allowed Controls')
        .split('\n')
        .map((id) => fieldOf(model.find(id) ?? setting, 'componentName')),
    ]);
    const main = own.filter((each) => !['Frame', 'Parts'].includes(each.content.group)).map((each) => each.name);
    const expected = Object.entries(content.placeholders ?? {}).map(([key, names]) => [
      key,
      names === 'main' ? main : names,
    ]);
    expect(allowed).toEqual(expected);
  });
});

test.each(Object.entries(TEMPLATES))(
  'the template %s has its fields, and pages have those of every page',
  (name, template) => {
    const fields = { ...(template.kind === 'page' && PAGE_FIELDS), ...template.fields };
    const inItems = model.fieldsOf(name);
    expect(typesOf(inItems)).toEqual(inModel(fields));
    const schema = fieldsSchema(fields as FieldContracts);
    for (const fill of [emptyValue, filled]) {
      const values = layoutFields(inItems, fill, name);
      expect(schema.validateSync(values, { abortEarly: false })).toEqual(values);
    }
  },
);

test('values of another type are no values of a field', () => {
  const { fields = {} } = contents.find(({ name }) => name === 'Header')?.content ?? {};
  const schema = fieldsSchema(fields);
  const wrong = {
    Logo: { value: 'a.svg' },
    LogoWidth: { value: 'wide' },
    SlimNav: { value: 'x' },
    MessageType: { value: 'Pink' },
  };
  for (const [name, value] of Object.entries(wrong))
    expect([name, schema.isValidSync({ [name]: value })]).toEqual([name, false]);
  expect(schema.isValidSync({ ExtraNavigationItems: [{ id: '1', name: 'a', fields: { Link: { value: {} } } }] })).toBe(
    false,
  );
});
