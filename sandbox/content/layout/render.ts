import { guidOf } from '../tree/guid.ts';
import type { Item, ItemVersion, PlacedBlock } from '../tree/item.ts';
import type { SiteNode } from '../tree/tree.ts';
import { type EditingState, editingContext, fieldMark, NOT_EDITED } from './editing.ts';
import { type FieldMark, layoutFields } from './values.ts';

/** The platform's default device, and the one layout that all pages use. */
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';
const LAYOUT_ID = guidOf('layout', 'default');

interface Rendering {
  readonly language: string;
  readonly mark: FieldMark | undefined;
  /** The variant that stands in for the default one; its id, or `default`. */
  readonly variant: string;
  /** Counts the components of the page: each has its own dynamic placeholder id. */
  count: number;
}

/**
 * The layout JSON (`rendered`) of a page in a language, `{}` when the item is no page there; for editors with what they
 * need. Shapes: layout contract of the platform.
 */
export function renderLayout(site: SiteNode, page: Item, language: string, editing: EditingState = NOT_EDITED): object {
  const version = page.versions.get(language);
  if (!version?.layout) return {};
  return {
    sitecore: {
      context: {
        ...editingContext(site, page, language, editing),
        site: { name: site.name },
        language,
        itemPath: page.route,
      },
      route: renderRoute(site, page, version, {
        language,
        mark: editing.state === 'edit' ? fieldMark(page, language) : undefined,
        variant: editing.variant,
        count: 0,
      }),
    },
  };
}

function renderRoute(site: SiteNode, page: Item, version: ItemVersion, rendering: Rendering): object {
  const { language, mark } = rendering;
  const place = (owner: Item, key: string, blocks: readonly (PlacedBlock | undefined)[]): object[] =>
    blocks.flatMap((block, index) => (block ? renderChosen(block, `${owner.id}/${key}/${index}`, rendering) : []));
  return {
    name: page.name,
    displayName: version.displayName,
    fields: layoutFields(page, language, mark),
    databaseName: 'web',
    deviceId: DEVICE_ID,
    itemId: page.id,
    itemLanguage: language,
    itemVersion: 1,
    layoutId: LAYOUT_ID,
    templateId: page.template.id,
    templateName: page.template.name,
    published: version.updated,
    updated: version.updated,
    placeholders: {
      // Header and footer are the same renderings on every page, so their uids come from the site.
      'headless-header': place(site.root, 'headless-header', [site.header.get(language)]),
      'headless-main': place(page, 'headless-main', version.layout ?? []),
      'headless-footer': place(site.root, 'headless-footer', [site.footer.get(language)]),
    },
  };
}

/** The block, or what an editor's variant shows in its place; nothing where the variant hides it. */
function renderChosen(placed: PlacedBlock, place: string, rendering: Rendering): object[] {
  const instead = placed.experiences?.[rendering.variant];
  if (instead === null) return [];
  const uid = guidOf('rendering', place, placed.block.component);
  return [instead ? { ...renderBlock(instead, place, rendering), uid } : renderBlock(placed, place, rendering)];
}

function renderBlock(placed: PlacedBlock, place: string, rendering: Rendering): object {
  rendering.count += 1;
  const { block, dataSource } = placed;
  const params = renderParams(block.params ?? {}, rendering.count);
  const placeholders: Record<string, object[]> = {};
  for (const [key, blocks] of Object.entries(placed.placeholders)) {
    placeholders[key] = blocks.flatMap((inner, index) => renderChosen(inner, `${place}/${key}/${index}`, rendering));
  }
  const uid = guidOf('rendering', place, block.component);
  return {
    uid,
    componentName: block.component,
    dataSource: dataSource?.path ?? '',
    params,
    ...(dataSource ? { fields: layoutFields(dataSource, rendering.language, rendering.mark) } : {}),
    ...(Object.keys(placeholders).length > 0 ? { placeholders } : {}),
    ...(placed.experiences ? { experiences: renderExperiences(placed.experiences, { uid, place }, rendering) } : {}),
  };
}

/** The component of each variant has the uid of the one it stands for; a hidden one has neither name nor source. */
function renderExperiences(
  experiences: PlacedBlock['experiences'] & {},
  { uid, place }: { uid: string; place: string },
  rendering: Rendering,
): object {
  return Object.fromEntries(
    Object.entries(experiences).map(([variant, instead]) => [
      variant,
      instead ? { ...renderBlock(instead, place, rendering), uid } : { componentName: null, dataSource: null },
    ]),
  );
}

/** The author's parameters with those that the platform adds to every component. */
function renderParams(authored: Readonly<Record<string, string>>, count: number): Record<string, string> {
  const grid = authored.GridParameters ?? 'col-12';
  return {
    GridParameters: grid,
    FieldNames: 'Default',
    DynamicPlaceholderId: String(count),
    ...authored,
    styles: `${grid} ${authored.Styles ?? ''}`.trim(),
  };
}
