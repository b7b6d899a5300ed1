import { PLATFORM } from '../../bin/items/platform.ts';
import { fieldOf, type ItemFile, nameOf } from './itemFiles.ts';

/** What the platform makes of serialised items: templates with their fields, and the values that a layout has for them. */

/** A field of a template. `of` is the template of the items that it lists. */
export interface ModelField {
  readonly name: string;
  readonly type: string;
  readonly of: string | null;
  /** Names that editors can choose from; null without a list. */
  readonly choices: readonly string[] | null;
}

export interface PlatformModel {
  /** Returns the fields of a template without those of the platform's own bases. */
  readonly fieldsOf: (template: string) => readonly ModelField[];
  /** Returns the item at an id or a path. */
  readonly find: (idOrPath: string) => ItemFile | undefined;
  readonly renderings: readonly ItemFile[];
}

/** Reads the items as the platform does: by ids, parents and values, not by names of files. */
export function platformModel(items: readonly ItemFile[]): PlatformModel {
  const byId = new Map(items.map((item) => [item.id, item]));
  const byPath = new Map(items.map((item) => [item.path, item]));
  const children = Map.groupBy(items, ({ parent }) => parent);
  const find = (text: string) => byPath.get(text) ?? byId.get(text.replace(/[{}]/g, '').toLowerCase());

  function ownFields(template: ItemFile): ModelField[] {
    const sections = (children.get(template.id) ?? []).filter((item) => item.template === PLATFORM.section);
    const fields = sections.flatMap(({ id }) => children.get(id) ?? []);
    return fields
      .sort((one, other) => Number(fieldOf(one, '__Sortorder')) - Number(fieldOf(other, '__Sortorder')))
      .map((field) => {
        const source = fieldOf(field, 'Source');
        const folder = byPath.get(source);
        return {
          name: nameOf(field),
          type: fieldOf(field, 'Type'),
          of: /@@templatename='([^']+)'/.exec(source)?.[1] ?? null,
          choices: folder ? (children.get(folder.id) ?? []).map(nameOf) : null,
        };
      });
  }

  function fieldsOf(name: string): ModelField[] {
    const template = items.find((item) => item.template === PLATFORM.template && nameOf(item) === name);
    if (!template) throw new Error(`no template ${name}`);
    const bases = fieldOf(template, '__Base template')
      .split('\n')
      .flatMap((id) => find(id) ?? []);
    return [...bases.flatMap((base) => fieldsOf(nameOf(base))), ...ownFields(template)];
  }

  return { fieldsOf, find, renderings: items.filter(({ template }) => template === PLATFORM.rendering) };
}

/** Makes the value of a field. `path` names it: `HeroBanner.Title`. */
type Fill = (field: ModelField, path: string) => unknown;

/** Returns the values that a layout has for empty fields. */
export const emptyValue: Fill = ({ type }) => {
  switch (type) {
    case 'Image':
    case 'File':
      return { value: {} };
    case 'General Link':
      return { value: { href: '' } };
    case 'Checkbox':
      return { value: false };
    case 'Integer':
      return { value: 0 };
    case 'Datetime':
      return { value: '0001-01-01T00:00:00Z' };
    case 'Droplink':
      return null;
    case 'Multilist':
      return [];
    default:
      return { value: '' };
  }
};

const VIDEO = { src: '/-/media/videos/showroom.mp4', name: 'showroom', extension: 'mp4', size: '9' };

/** Returns a function that makes the values that a layout has for filled fields. A text is the path of its field. */
export function filledValue({ fieldsOf }: PlatformModel): Fill {
  const item = (of: string, path: string) => ({
    id: '11111111-2222-3333-4444-555555555555',
    url: `/${of}`,
    name: of,
    displayName: of,
    fields: Object.fromEntries(fieldsOf(of).map((field) => [field.name, fill(field, `${path}.${field.name}`)])),
  });
  const fill: Fill = ({ type, of, choices }, path) => {
    switch (type) {
      case 'Single-Line Text':
      case 'Multi-Line Text':
        return { value: path };
      case 'Rich Text':
        return { value: `<p>${path}</p>` };
      case 'Droplist':
        return { value: choices?.[0] };
      case 'Image':
        return {
          value: { src: '/-/media/illustrations/norrvag/showroom-1.jpg', alt: path, width: '1920', height: '1080' },
        };
      case 'File':
        return {
          value: path.endsWith('.Video')
            ? VIDEO
            : { ...VIDEO, src: '/-/media/files/terms.pdf', name: path, extension: 'pdf' },
        };
      case 'General Link':
        return { value: { href: '/om-oss', text: path, linktype: 'internal', id: '{1}' } };
      case 'Checkbox':
        return { value: true };
      case 'Integer':
        return { value: 3 };
      case 'Datetime':
        return { value: '2031-05-01T08:00:00Z' };
      case 'Droplink':
        return of && item(of, path);
      case 'Multilist':
        return of ? [item(of, path)] : [];
      default:
        throw new Error(`unknown type ${type} of ${path}`);
    }
  };
  return fill;
}
