import type { LanguageConfig } from '../../../config/siteConfig.ts';
import { type NavigationNode, navigationNodeSchema } from '../../../src/contracts/content/content.ts';
import type { NavigationItem } from '../../../src/contracts/page/loader.ts';
import { validEntries } from '../upstream/checked.ts';
import { localPath } from './localPath.ts';

type NodeField = NavigationNode['hide'];

/** The platform's wildcard items for cars, dealers and other records. They are not listed. */
const WILDCARD = /^(?:\*|,-w-,)$/;

/** Returns the navigation of the header (S1 §3): without hidden items and their children, with language prefixes in paths. */
export function navigationItems(
  nodes: readonly unknown[],
  language: Pick<LanguageConfig, 'code' | 'prefix'>,
): NavigationItem[] {
  return validEntries(navigationNodeSchema, nodes).flatMap((node) => {
    if (WILDCARD.test(node.name) || isTicked(node.hide)) return [];
    return [
      {
        name: node.name,
        path: localPath(node.url.path, language),
        navTitle: node.navTitle?.value || node.displayName || node.name,
        shouldBeNavigableInMenuWhenItHasChildren: isTicked(node.expand),
        externalLink: externalLink(node.external),
        ...(node.image?.jsonValue ? { image: node.image.jsonValue } : {}),
        children: navigationItems(node.children?.results ?? [], language),
      },
    ];
  });
}

/** Whether a checkbox field is ticked. Depending on template and version its value is true, `'1'` or `{ value: true }`. */
export function isTicked(field: { value?: unknown; jsonValue?: unknown } | null | undefined): boolean {
  const json = field?.jsonValue;
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : json;
  return field?.value === '1' || field?.value === 'true' || value === true || value === '1';
}

function externalLink(field: NodeField): NavigationItem['externalLink'] {
  const json = field?.jsonValue;
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : null;
  if (typeof value !== 'object' || value === null || !('href' in value)) return null;
  const { href } = value;
  if (typeof href !== 'string' || href === '') return null;
  return { href, linktype: 'linktype' in value && typeof value.linktype === 'string' ? value.linktype : 'external' };
}
