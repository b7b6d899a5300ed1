import { guidOf } from '../tree/guid.ts';
import type { Item, ItemVersion, PlacedBlock } from '../tree/item.ts';
import type { SiteNode } from '../tree/tree.ts';
import { type EditingState, editingContext, fieldMetadata, NOT_EDITED } from './editing.ts';
import { type FieldMetadata, layoutFields } from './values.ts';

/** The platform's default device, and the layout of all pages. */
const DEVICE_ID = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';
const LAYOUT_ID = guidOf('layout', 'default');

interface Rendering {
  readonly language: string;
  readonly metadata: FieldMetadata | undefined;
  /** Id of the variant to render, or `default`. */
  readonly variant: string;
  /** Number of components so far; it is the dynamic placeholder id of the next one. */
  count: number;
}

/**
 * Returns the layout JSON (`rendered`) of a page in a language; `{}` when the item is not a page in it. For editors it has field
 * metadata. The format is the layout contract of the platform.
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
        metadata: editing.state === 'edit' ? fieldMetadata(page, language) : undefined,
        variant: editing.variant,
        count: 0,
      }),
    },
  };
}

function renderRoute(site: SiteNode, page: Item, version: ItemVersion, rendering: Rendering): object {
  const { language, metadata } = rendering;
  const place = (owner: Item, key: string, blocks: readonly (PlacedBlock | undefined)[]): object[] =>
    blocks.flatMap((block, index) => (block ? renderVariant(block, `${owner.id}/${key}/${index}`, rendering) : []));
  return {
    name: page.name,
    displayName: version.displayName,
    fields: layoutFields(page, language, metadata),
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
      // Header and footer are the same renderings on every page, so their uids derive from the site.
      'headless-header': place(site.root, 'headless-header', [site.header.get(language)]),
      'headless-main': place(page, 'headless-main', version.layout ?? []),
      'headless-footer': place(site.root, 'headless-footer', [site.footer.get(language)]),
    },
  };
}

/** Renders a block, or its replacement in the variant; returns an empty list when the variant hides it. */
function renderVariant(placed: PlacedBlock, place: string, rendering: Rendering): object[] {
  const replacement = placed.experiences?.[rendering.variant];
  if (replacement === null) return [];
  const uid = guidOf('rendering', place, placed.block.component);
  return [replacement ? { ...renderBlock(replacement, place, rendering), uid } : renderBlock(placed, place, rendering)];
}

function renderBlock(placed: PlacedBlock, place: string, rendering: Rendering): object {
  rendering.count += 1;
  const { block, dataSource } = placed;
  const params = renderParams(block.params ?? {}, rendering.count);
  const placeholders: Record<string, object[]> = {};
  for (const [key, blocks] of Object.entries(placed.placeholders)) {
    placeholders[key] = blocks.flatMap((inner, index) => renderVariant(inner, `${place}/${key}/${index}`, rendering));
  }
  const uid = guidOf('rendering', place, block.component);
  return {
    uid,
    componentName: block.component,
    dataSource: dataSource?.path ?? '',
    params,
    ...(dataSource ? { fields: layoutFields(dataSource, rendering.language, rendering.metadata) } : {}),
    ...(Object.keys(placeholders).length > 0 ? { placeholders } : {}),
    ...(placed.experiences ? { experiences: renderExperiences(placed.experiences, { uid, place }, rendering) } : {}),
  };
}

/** Renders the replacements by variant. They have the uid of the default component; a hidden one has neither name nor data source. */
function renderExperiences(
  experiences: PlacedBlock['experiences'] & {},
  { uid, place }: { uid: string; place: string },
  rendering: Rendering,
): object {
  return Object.fromEntries(
    Object.entries(experiences).map(([variant, replacement]) => [
      variant,
      replacement ? { ...renderBlock(replacement, place, rendering), uid } : { componentName: null, dataSource: null },
    ]),
  );
}

/** Returns the authored parameters with those that the platform adds to every component. */
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
