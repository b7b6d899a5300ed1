import type { FieldContracts } from '../../src/contracts/content/componentContent.ts';
import { PAGE_FIELDS, TEMPLATES } from '../../src/contracts/content/pageContent.ts';
import type { PlacedComponent } from './contents.ts';
import { type Item, newItem, type Place } from './item.ts';
import { BOX_TEMPLATE, PAGE_TEMPLATE, PROJECT, parametersName, templateId, VALUE_TEMPLATE } from './names.ts';
import { PLATFORM, ROOTS } from './platform.ts';
import { renderingItems } from './renderings.ts';
import { templateItems } from './templates.ts';
import { valueItems, type WithChoices } from './values.ts';

const CONTENT_BASES = [PLATFORM.standardTemplate, PLATFORM.standardValuesBySite];
const PAGE_BASES = [
  PLATFORM.basePage,
  PLATFORM.navigable,
  PLATFORM.taggable,
  PLATFORM.designable,
  PLATFORM.sitemap,
  templateId(PAGE_TEMPLATE),
];
const PARAMETER_BASES = [
  PLATFORM.renderingParameters,
  PLATFORM.stylingParameters,
  PLATFORM.standardValuesBySite,
  PLATFORM.renderingIdParameters,
];
/** Parameters of the box around every component that the platform's templates lack. */
const BOX_PARAMETERS: FieldContracts = {
  BackgroundImage: { type: 'image', help: 'An image behind the component; the text on it is light.' },
};
/** Returns the items that are the same for every site: templates, values, renderings and placeholder settings. */
export function productItems(components: readonly PlacedComponent[]): Item[] {
  const own = components.filter(({ content }) => !content.ofPlatform);
  const templates = folder('templates', ROOTS.templates, PLATFORM.templateFolder);
  const settings = folder('values', ROOTS.settings, PLATFORM.folder);
  const sub = (name: string): Item =>
    newItem({
      key: `folder/templates/${name}`,
      parent: templates,
      name,
      template: PLATFORM.templateFolder,
      about: name,
    });
  const folders = {
    components: sub('Components'),
    parameters: sub('Parameters'),
    pages: sub('Pages'),
    items: sub('Items'),
  };
  return [
    templates,
    ...Object.values(folders),
    ...own.flatMap((component) => dataSourceTemplate(component, folders.components)),
    ...parameterTemplates(own, folders.parameters),
    ...pageTemplates(folders),
    settings,
    ...valueItems(choicesOf(own), settings, templateId(VALUE_TEMPLATE)),
    ...renderingItems(own, {
      renderings: folder('renderings', ROOTS.renderings, PLATFORM.renderingFolder),
      placeholders: folder('placeholders', ROOTS.placeholders, PLATFORM.placeholderFolder),
    }),
  ];
}

function folder(name: string, parent: Place, template: string): Item {
  return newItem({ key: `folder/${name}`, parent, name: PROJECT, template, about: `the folder of ${name}` });
}

function dataSourceTemplate({ name, content }: PlacedComponent, parent: Place): Item[] {
  if (!content.fields) return [];
  const { fields, help } = content;
  return templateItems({
    name,
    parent,
    bases: CONTENT_BASES,
    section: 'Content',
    fields,
    help,
    owner: name,
    noun: 'field',
  });
}

function parameterTemplates(components: readonly PlacedComponent[], parent: Place): Item[] {
  const box = templateItems({
    name: BOX_TEMPLATE,
    parent,
    bases: PARAMETER_BASES,
    section: 'Box',
    fields: BOX_PARAMETERS,
    owner: 'every component',
    noun: 'parameter',
  });
  const own = components.flatMap(({ name, content: { params } }) => {
    if (!params) return [];
    const request = { name: parametersName(name), parent, bases: [templateId(BOX_TEMPLATE)], owner: name };
    return templateItems({ ...request, section: 'Parameters', fields: params, noun: 'parameter' });
  });
  return [...box, ...own];
}

function pageTemplates({ pages, items }: Readonly<Record<'pages' | 'items', Place>>): Item[] {
  const pageFields = templateItems({
    name: PAGE_TEMPLATE,
    parent: pages,
    bases: [PLATFORM.standardTemplate],
    section: 'Page',
    fields: PAGE_FIELDS,
    owner: 'every page',
    noun: 'field',
  });
  const others = Object.entries(TEMPLATES).flatMap(([name, { kind, help, id, fields = {} }]) =>
    templateItems({
      name,
      id,
      parent: kind === 'page' ? pages : items,
      bases: kind === 'page' ? PAGE_BASES : CONTENT_BASES,
      section: 'Content',
      fields,
      help,
      owner: name,
      noun: 'field',
    }),
  );
  const bases = [PLATFORM.standardTemplate];
  const value = {
    name: VALUE_TEMPLATE,
    parent: items,
    bases,
    section: 'Value',
    fields: {},
    owner: 'values of choices',
  };
  return [...pageFields, ...others, ...templateItems({ ...value, noun: 'field' })];
}

function choicesOf(components: readonly PlacedComponent[]): WithChoices[] {
  return [
    ...components.flatMap(({ name, content: { fields = {}, params = {} } }) => [
      { name, fields },
      { name: parametersName(name), fields: params },
    ]),
    ...Object.entries(TEMPLATES).map(([name, { fields = {} }]) => ({ name, fields })),
  ];
}
