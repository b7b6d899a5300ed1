import { expect, test } from '@jest/globals';
import { UPSTREAM_NAMES, UPSTREAMS } from './upstreams.ts';
import { VARIABLES } from './variables.ts';

test('the variables and sandbox paths that operators use', () => {
  const contract = UPSTREAM_NAMES.map((name) => {
    const { url, key, sandboxPath } = UPSTREAMS[name];
    return [name, url, key?.variable ?? null, sandboxPath];
  });
  expect(contract).toEqual(
    expect.arrayContaining([
      ['content', 'CONTENT_URL', 'CONTENT_KEY', '/content/sitecore/api/graph/edge'],
      ['search', 'SEARCH_URL', 'SEARCH_KEY', '/search'],
      ['media', 'MEDIA_URL', null, '/media'],
      ['platform', 'PLATFORM_URL', null, '/platform'],
      ['carMedia', 'CAR_MEDIA_URL', 'CAR_MEDIA_KEY', '/carMedia'],
      ['events', 'EVENTS_URL', 'CONTENT_KEY', '/events'],
    ]),
  );
});

test.each(UPSTREAM_NAMES)('the variables in the record of %s exist and belong to no other record', (name) => {
  const { url, key, variables, limits, sandboxPath } = UPSTREAMS[name];
  expect(Object.keys(variables)).toContain(url);
  const all = Object.keys(VARIABLES);
  expect(all).toEqual(expect.arrayContaining([limits.connect, limits.headers, limits.total]));
  if (key) expect(all).toContain(key.variable);
  const others = UPSTREAM_NAMES.filter((other) => other !== name);
  const otherVariables = others.flatMap((other) => Object.keys(UPSTREAMS[other].variables));
  expect(Object.keys(variables).filter((variable) => otherVariables.includes(variable))).toEqual([]);
  // The sandbox mounts an upstream by its name.
  expect(sandboxPath.split('/')[1]).toBe(name);
});
