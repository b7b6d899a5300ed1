import { guidOf } from '../../../lib/guid.ts';
import { recordOf } from '../../../lib/record.ts';
import { linkValue } from '../../content/fields.ts';
import type { StoriesIndexRef } from '../../contracts/stories/stories.ts';

/**
 * Returns the id or path of the stories index that an editor selected: a droplink's item, a list of one, a link, an id or a
 * path. Null when none is selected.
 *
 * @param prefix language prefix of the page; the platform's paths may start with it
 */
export function selectedIndex(field: unknown, prefix: string): StoriesIndexRef | null {
  const value = selectedValue(field);
  const id = guidOf(typeof value === 'string' ? value : recordOf(value).id);
  if (id) return { id };
  const href = linkValue(value)?.href ?? recordOf(value).url;
  return typeof href === 'string' ? indexAtPath(href, prefix) : null;
}

/** Returns the path of the index that is the parent of a page; `path` has no language prefix. */
export function parentIndex(path: string): StoriesIndexRef | null {
  const parent = path.slice(0, path.lastIndexOf('/'));
  return parent === '' ? null : { path: parent };
}

function selectedValue(field: unknown): unknown {
  if (Array.isArray(field)) return field[0];
  const { value } = recordOf(field);
  return Array.isArray(value) ? value[0] : (value ?? field);
}

function indexAtPath(href: string, prefix: string): StoriesIndexRef | null {
  const path = pathOf(href)?.replace(/\/+$/, '').toLowerCase();
  if (!path) return null;
  const pathWithoutPrefix = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return { path: pathWithoutPrefix };
}

function pathOf(href: string): string | null {
  try {
    return decodeURI(new URL(href, 'https://site.example').pathname);
  } catch {
    return null;
  }
}
