import { expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import type { Ports } from '../ports/ports.ts';
import { deepFreeze } from '../ports/upstream/freeze.ts';
import { bindLoaderPorts } from './bindSources.ts';

const response = (...content: object[]) => deepFreeze({ facet: [], content, total_items: 1, limit: 1, offset: 0 });
const record = deepFreeze({ id: 'a' });
const one = response(record, { id: 'b' });
const other = response(record, { id: 'c' });

/** One function for the site, as the port gives it. */
const allowedSrc = (src: string) => (src.includes('refused') ? null : src);

/** Ports whose search gives these responses, one after the other. */
function searchOf(...responses: unknown[]) {
  const search = { search: async () => responses.shift() };
  const ports = { search, imageUrl: () => allowedSrc } as unknown as Ports;
  return bindLoaderPorts(ports, { site: norrvagSe, signal: new AbortController().signal }).searchDealers;
}

const idOf = (given: unknown) => (given as { id: string }).id;
const upperIdOf = (given: unknown) => idOf(given).toUpperCase();

test('Q51 a parsed response is cached by the response and the parser, in both orders', async () => {
  for (const responses of [
    [one, other, one],
    [other, one, other],
  ]) {
    const search = searchOf(...responses);
    const found = [await search({}, idOf), await search({}, upperIdOf), await search({}, idOf)];
    const [first, second] = responses.map((each) => each?.content.map(idOf));
    expect(found.map(({ content }) => content)).toEqual([first, second?.map((id) => id.toUpperCase()), first]);
    expect(found[2]).toBe(found[0]);
  }
});

test('Q51 images are checked for each site, a record is parsed once', async () => {
  const shared = response(deepFreeze({ id: 'a', site_image_url: 'https://refused.example/a.jpg' }));
  const validate = (given: unknown) => given as { site_image_url: string | null };
  const search = (imageUrl: () => (src: string) => string | null) => {
    const ports = { search: { search: async () => shared }, imageUrl } as unknown as Ports;
    return bindLoaderPorts(ports, { site: norrvagSe, signal: new AbortController().signal }).searchDealers(
      {},
      validate,
    );
  };
  const all = (src: string) => src;
  const images = [await search(() => allowedSrc), await search(() => all), await search(() => allowedSrc)].map(
    ({ content }) => content[0]?.site_image_url,
  );
  expect(images).toEqual([null, 'https://refused.example/a.jpg', null]);
});
