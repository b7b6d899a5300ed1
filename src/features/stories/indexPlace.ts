import { linkValue } from '../../content/fields.ts';
import { guidOf } from '../../contracts/guid.ts';
import { recordOf } from '../../contracts/record.ts';
import type { StoriesIndexPlace } from '../../contracts/stories.ts';

/**
 * Where the index is that an editor chose: a droplink's item, a list of one, a link, an id or a path. Null when nothing
 * is chosen.
 *
 * @param prefix of the page's language: the platform's paths may carry it
 */
export function indexPlace(field: unknown, prefix: string): StoriesIndexPlace | null {
  const value = chosen(field);
  const id = guidOf(typeof value === 'string' ? value : recordOf(value).id);
  if (id) return { id };
  const href = linkValue(value)?.href ?? recordOf(value).url;
  return typeof href === 'string' ? placeAt(href, prefix) : null;
}

/** The index above a page, by its path without language prefix. */
export function indexAbove(path: string): StoriesIndexPlace | null {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above === '' ? null : { path: above };
}

function chosen(field: unknown): unknown {
  if (Array.isArray(field)) return field[0];
  const { value } = recordOf(field);
  return Array.isArray(value) ? value[0] : (value ?? field);
}

function placeAt(href: string, prefix: string): StoriesIndexPlace | null {
  const path = pathOf(href)?.replace(/\/+$/, '').toLowerCase();
  if (!path) return null;
  const bare = prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return { path: bare };
}

function pathOf(href: string): string | null {
  try {
    return decodeURI(new URL(href, 'https://site.example').pathname);
  } catch {
    return null;
  }
}
