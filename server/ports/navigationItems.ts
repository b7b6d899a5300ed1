import type { LanguageConfig } from '../../config/siteConfig.ts';
import { type NavigationNode, navigationNodeSchema } from '../../src/contracts/content.ts';
import type { NavigationItem } from '../../src/contracts/loader.ts';
import { fitting } from './checked.ts';
import { localPath } from './localPath.ts';

type NodeField = NavigationNode['hide'];

/** The platform's items for cars, dealers and other records: pages, but none to be listed. */
const WILDCARD = /^(?:\*|,-w-,)$/;

/** The navigation as the header shows it (S1 §3): hidden items and all below them left out, paths with language prefix. */
export function navigationItems(
  nodes: readonly unknown[],
  language: Pick<LanguageConfig, 'code' | 'prefix'>,
): NavigationItem[] {
  return fitting(navigationNodeSchema, nodes).flatMap((node) => {
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

/** A checkbox is true, `'1'` or `{ value: true }`, as the template and the platform's version have it. */
export function isTicked(field: { value?: unknown; jsonValue?: unknown } | null | undefined): boolean {
  const json = field?.jsonValue;
  const inner = typeof json === 'object' && json !== null && 'value' in json ? json.value : json;
  return field?.value === '1' || field?.value === 'true' || inner === true || inner === '1';
}

function externalLink(field: NodeField): NavigationItem['externalLink'] {
  const json = field?.jsonValue;
  const value = typeof json === 'object' && json !== null && 'value' in json ? json.value : null;
  if (typeof value !== 'object' || value === null || !('href' in value)) return null;
  const { href } = value;
  if (typeof href !== 'string' || href === '') return null;
  return { href, linktype: 'linktype' in value && typeof value.linktype === 'string' ? value.linktype : 'external' };
}
