import { describe, expect, test } from '@jest/globals';
import type { ContentClient, GraphqlCall } from './content/contentClient.ts';
import { loadMakes } from './makes.ts';

const TEMPLATE = '7a4c1f0e-92d3-485b-8e61-c0d5b9a2f374';
const ROOT = { layout: { item: { id: 'HOME', parent: { id: 'ROOT' } } } };

/** A platform that responds from a list and records its requests. */
function scripted(...responses: unknown[]) {
  const requests: GraphqlCall[] = [];
  const request: ContentClient['request'] = async (call) => {
    requests.push(call);
    return responses[requests.length - 1];
  };
  const client = { request } as ContentClient;
  const call = { site: 'alpha', language: { code: 'sv', locale: 'sv-SE' }, template: TEMPLATE, upstream: 'content' };
  return { requests, makes: loadMakes(client, { ...call, signal: new AbortController().signal }) };
}

const page = (results: unknown[], endCursor = '', hasNext = false) => ({
  search: { pageInfo: { endCursor, hasNext }, results },
});
const LOGO = { value: { src: '/-/media/makes/vo.svg', alt: 'Volvo' } };

describe('F033 makes', () => {
  test('are requested by path, language and template, as variables', async () => {
    const { requests, makes } = scripted(ROOT, page([]));
    expect(await makes).toEqual([]);
    expect(requests[0]?.variables).toEqual({ site: 'alpha', home: '/', language: 'sv' });
    expect(requests[1]?.variables).toEqual({
      where: {
        AND: [
          { name: '_path', value: 'ROOT', operator: 'CONTAINS' },
          { name: '_templates', value: TEMPLATE, operator: 'CONTAINS' },
          { name: '_language', value: 'sv', operator: 'EQ' },
        ],
      },
      first: 100,
      after: '',
      code: 'brandCode',
      logo: 'logo',
    });
    // Literals next to variables are a known defect of the platform.
    for (const { query } of requests) expect(query).not.toMatch(/:\s*(?:"|\d|\[|true|false)/);
  });

  test('have name, code and logo, and are sorted by displayed name in the order of the language', async () => {
    const { makes } = scripted(
      ROOT,
      page([
        { name: 'Volvo', displayName: 'Volvo', brandCode: { value: 'VO' }, logo: { jsonValue: LOGO } },
        { name: 'Orsa', displayName: 'Örsa', brandCode: null, logo: null },
        null,
        { name: 'Skoda', displayName: 'Škoda', brandCode: { value: 'SK' }, logo: { jsonValue: { value: {} } } },
      ]),
    );
    expect(await makes).toEqual([
      { name: 'Skoda', title: 'Škoda', code: 'SK', logo: { value: {} } },
      { name: 'Volvo', title: 'Volvo', code: 'VO', logo: LOGO },
      { name: 'Orsa', title: 'Örsa', code: '', logo: null },
    ]);
  });

  test('all pages are read, until a cursor repeats', async () => {
    const one = (name: string) => [{ name }];
    const { requests, makes } = scripted(
      ROOT,
      page(one('A'), 'MQ==', true),
      page(one('B'), 'MQ==', true),
      page(one('C')),
    );
    expect((await makes)?.map(({ name }) => name)).toEqual(['A', 'B']);
    expect(requests.map(({ variables }) => variables.after)).toEqual([undefined, '', 'MQ==']);
  });

  test('F035 an unknown site of the platform gives null without a request for makes', async () => {
    const { requests, makes } = scripted({ layout: { item: null } });
    expect(await makes).toBeNull();
    expect(requests).toHaveLength(1);
  });

  test.each([[{ search: { results: [] } }], [{ search: null }], [null]])(
    'an answer of another shape is an error: %j',
    async (response) => {
      await expect(scripted(ROOT, response).makes).rejects.toThrow();
    },
  );
});
