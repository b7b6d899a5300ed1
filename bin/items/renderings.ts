import type { ComponentContent } from '../../src/contracts/content/componentContent.ts';
import type { PlacedComponent } from './contents.ts';
import { braced, bracedLines, type Item, idOf, newItem } from './item.ts';
import { BOX_TEMPLATE, PROJECT, parametersName, renderingId, templateId } from './names.ts';
import { PLATFORM, ROOTS } from './platform.ts';
import { wordsOf } from './words.ts';

/** The folder of each site with the items that its components show. */
const DATA_FOLDER = "query:$site/*[@@name='Data']";
/** Header and footer have no box (`server/page/frames.ts`). */
const WITHOUT_BOX: ReadonlySet<string> = new Set(['Header', 'Footer']);

interface RenderingFolders {
  readonly renderings: Item;
  readonly placeholders: Item;
}

/** Returns whether editors may place a component in the main area of a page. */
export const isInMain = ({ group }: ComponentContent): boolean => group !== 'Frame' && group !== 'Parts';

/** Returns renderings in folders by group, and the settings of the placeholders inside of components. */
export function renderingItems(components: readonly PlacedComponent[], folders: RenderingFolders): Item[] {
  const main = components.filter(({ content }) => isInMain(content)).map(({ name }) => name);
  const groups = Map.groupBy(components, ({ content }) => content.group);
  const renderings = [...groups].flatMap(([group, members]) => {
    const key = `folder/renderings/${group}`;
    const parent = { key, parent: folders.renderings, name: group, template: PLATFORM.renderingFolder, about: group };
    const folder = newItem(parent);
    return [folder, ...members.map((component) => renderingItem(component, folder))];
  });
  const placeholders = components.flatMap(({ name, content }) =>
    Object.entries(content.placeholders ?? {}).map(([placeholderKey, allowed]) =>
      newItem({
        key: `placeholder/${placeholderKey}`,
        parent: folders.placeholders,
        name: placeholderKey.replace('-{*}', ''),
        template: PLATFORM.placeholder,
        about: `${name}: placeholder ${placeholderKey}`,
        values: {
          placeholderKey,
          allowedControls: bracedLines((allowed === 'main' ? main : allowed).map(renderingId)),
        },
      }),
    ),
  );
  return [folders.renderings, ...renderings, folders.placeholders, ...placeholders];
}

function renderingItem({ name, content }: PlacedComponent, parent: Item): Item {
  const keys = Object.keys(content.placeholders ?? {});
  const hasData = content.fields !== undefined;
  const properties = [
    ...(hasData && content.dataSource !== 'optional' ? ['IsAutoDatasourceRendering=true'] : []),
    ...(keys.some((key) => key.includes('{*}')) ? ['IsRenderingsWithDynamicPlaceholders=true'] : []),
  ];
  return newItem({
    key: `rendering/${name}`,
    parent,
    name,
    template: PLATFORM.rendering,
    about: name,
    values: {
      componentName: name,
      dataSourceTemplate: hasData ? `${ROOTS.templates.path}/${PROJECT}/Components/${name}` : undefined,
      dataSourceLocation: hasData ? DATA_FOLDER : undefined,
      parametersTemplate: braced(parametersTemplate(name, content)),
      placeholders: keys.length > 0 ? bracedLines(keys.map((key) => idOf(`placeholder/${key}`))) : undefined,
      otherProperties: properties.length > 0 ? properties.join('&') : undefined,
      displayName: wordsOf(name),
      help: content.help,
    },
  });
}

function parametersTemplate(name: string, { params }: ComponentContent): string {
  if (params) return templateId(parametersName(name));
  return WITHOUT_BOX.has(name) ? PLATFORM.renderingParameters : templateId(BOX_TEMPLATE);
}
