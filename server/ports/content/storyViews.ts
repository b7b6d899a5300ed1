import type { LanguageConfig } from '../../../config/siteConfig.ts';
import { guidOf } from '../../../lib/guid.ts';
import type { StoriesIndex, Story, StoryImage, StoryLink, StoryTag } from '../../../src/contracts/stories/stories.ts';
import type { StoriesIndexNode, StoryNode, StoryOrderNode } from '../../../src/contracts/stories/storyResponses.ts';
import { absoluteWebUrl } from '../../operations/absoluteWebUrl.ts';
import { localPath } from './localPath.ts';
import { isTicked } from './navigationItems.ts';
import { dateOf } from './platformDate.ts';

/** From the platform's nodes to stories as the product reads them. Pure. */

type Language = Pick<LanguageConfig, 'code' | 'prefix'>;
type TextNode = { value?: string | null | undefined } | null | undefined;

/** A story as lists, articles and feeds read it. */
export function storyOf(node: StoryNode, language: Language): Story {
  return {
    id: idOf(node.id),
    templateId: idOf(node.template.id),
    name: node.name,
    displayName: node.displayName || node.name,
    ...linkOf(node, language),
    preamble: textOf(node.premble),
    date: dateOf(node.date),
    formattedDate: node.date?.formattedDateValue ?? '',
    author: textOf(node.author),
    image: imageOf(node.image),
    tags: tagIds(textOf(node.tags)),
  };
}

/** Where a page of stories is, and what it is called. */
export function linkOf(node: StoryOrderNode, language: Language): StoryLink {
  return { path: localPath(node.url.path, language), title: textOf(node.title) || node.displayName || node.name };
}

/** Null for an item that is no stories index: its template has no `showDates`. */
export function indexOf(node: StoriesIndexNode | null | undefined, language: Language): StoriesIndex | null {
  if (!node?.showDates) return null;
  const { path, title } = linkOf(node, language);
  return {
    id: idOf(node.id),
    path,
    name: title,
    description: textOf(node.description),
    date: dateOf(node.date),
    showDates: isTicked(node.showDates),
    readMoreLabel: textOf(node.readMore),
    tags: (node.tags?.targetItems ?? []).flatMap((tag) => tagOf(tag)),
  };
}

function tagOf(node: NonNullable<NonNullable<StoriesIndexNode['tags']>['targetItems']>[number]): StoryTag[] {
  const key = textOf(node?.key);
  if (!node || key === '') return [];
  return [{ id: idOf(node.id), key, value: textOf(node.label) || node.displayName || key }];
}

function imageOf(node: StoryNode['image']): StoryImage | null {
  // The base only serves the check whether the image can be fetched; a path of the site stays a path.
  if (!node?.src || absoluteWebUrl(node.src, 'https://site.example') === null) return null;
  return { src: node.src, alt: node.alt ?? '', width: node.width || null, height: node.height || null };
}

/** `{A}|{B}` → ids; what is no GUID is left out. */
function tagIds(piped: string): string[] {
  return piped.split('|').flatMap((part) => guidOf(part.trim()) ?? []);
}

const idOf = (id: string): string => guidOf(id) ?? id;

const textOf = (node: TextNode): string => node?.value?.trim() ?? '';
