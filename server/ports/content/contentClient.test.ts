import { describe, expect, test } from '@jest/globals';
import { number, object, string } from 'yup';
import { routeSchema, routesPageSchema } from '../../../src/contracts/content/content.ts';
import { validEntries } from '../upstream/checked.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { UpstreamCall } from '../upstream/upstreamCall.ts';
import { createContentClient, type GraphqlCall } from './contentClient.ts';

/** An upstream that responds from a list and records its requests. */
function scripted(responses: unknown[]) {
  const requests: UpstreamCall[] = [];
  const json = async (call: UpstreamCall, read: (body: unknown) => unknown) => {
    requests.push(call);
    return read(responses[Math.min(requests.length, responses.length) - 1]);
  };
  const upstream = { name: 'content', json } as unknown as Upstream;
  return { client: createContentClient(upstream), requests };
}

const CALL: GraphqlCall = {
  operation: 'Op',
  query: 'query Op { x }',
  variables: { a: 1 },
  signal: new AbortController().signal,
};
const site = (siteInfo: unknown) => ({ data: { site: { siteInfo } } });
const routes = (paths: string[], endCursor: string, hasNext: boolean) =>
  site({ routes: { pageInfo: { endCursor, hasNext }, results: paths.map((routePath) => ({ routePath })) } });

describe('content client', () => {
  test('sends name, query and variables as an idempotent call', async () => {
    const { client, requests } = scripted([{ data: { x: 1 } }]);
    expect(await client.request(CALL, object({ x: number().required() }))).toEqual({ x: 1 });
    expect(requests[0]).toMatchObject({
      json: { operationName: 'Op', query: CALL.query, variables: { a: 1 } },
      idempotent: true,
    });
  });

  test.each([
    ['errors beside data', { data: { x: 1 }, errors: [{ message: 'half' }] }],
    ['no object', 'text'],
    ['an unknown site', site(null)],
    ['a site of another shape', site({ name: 5 })],
  ])('invalid: %s', async (_title, response) => {
    const { client } = scripted([response]);
    const pending = client.requestSite(CALL, object({ name: string().required() }));
    await expect(pending).rejects.toMatchObject({ name: 'UpstreamError', kind: 'invalid' });
  });

  test('lists are read to their end, beginning with the empty cursor', async () => {
    const { client, requests } = scripted([routes(['/a', '/b'], 'Mg==', true), routes(['/c'], 'Mw==', false)]);
    const all = await client.requestAllPages(CALL, routesPageSchema, (page) => page.routes);
    expect(validEntries(routeSchema, all).map(({ routePath }) => routePath)).toEqual(['/a', '/b', '/c']);
    expect(requests.map(({ json }) => (json as { variables: unknown }).variables)).toEqual([
      { a: 1, first: 500, after: '' },
      { a: 1, first: 500, after: 'Mg==' },
    ]);
  });

  test('a cursor that repeats ends the list', async () => {
    const { client, requests } = scripted([routes(['/a'], 'MQ==', true)]);
    await client.requestAllPages(CALL, routesPageSchema, (page) => page.routes);
    expect(requests).toHaveLength(2);
  });
});
