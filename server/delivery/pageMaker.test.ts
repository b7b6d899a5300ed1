import { expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { toPageRequest } from '../page/route/toPageRequest.ts';
import { keyPartsOf } from './pageMaker.ts';

test('a page without Markdown has one key, so that its HTML is found under load too', () => {
  const [site] = SITES;
  const resolved = { site, origin: 'https://a.example', brand: null, redirectTo: null } as never;
  const keysOf = (path: string) => {
    const request = toPageRequest(resolved, path, new AbortController().signal);
    return [keyPartsOf('markdown', request), keyPartsOf('html', request)] as const;
  };
  const [asMarkdown, asHtml] = keysOf('/om-oss');
  expect(asMarkdown).toEqual(asHtml);
  const [list, htmlList] = keysOf(site.paths.carList);
  expect([list.format, htmlList.format]).toEqual(['markdown', 'html']);
});
