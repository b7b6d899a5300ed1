import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { cache } from '../../theme/css.ts';
import { Spacer } from './Spacer.tsx';

const TOKENS = readFileSync(join(import.meta.dirname, '../../theme/global.css'), 'utf8');

/** Pixels of the height that a spacer's class gives. */
function heightOf(params: Record<string, string>): number {
  const html = renderOnPage(<Spacer rendering={{}} fields={{}} params={params} data={undefined} />);
  const rule = cache.inserted[/class="fc-([^"]+)"/.exec(html)?.[1] ?? ''];
  const token = /height:var\((--space-\d+)\)/.exec(String(rule))?.[1] ?? 'none';
  return 16 * Number(new RegExp(`${token}: ([\\d.]+)rem`).exec(TOKENS)?.[1]);
}

test.each([
  ['Small', 24],
  ['Medium', 48],
  ['Large', 96],
  ['', 48],
  ['constructor', 48],
])('F118 a spacer %j is %i px high', (Size, height) => expect(heightOf({ Size })).toBe(height));
