/**
 * Returns the id of the item behind a page of the sandbox, in the format that editors use.
 *
 * @throws when there is no such page
 */
export async function itemIdOf(
  sandboxUrl: string,
  path: string,
  { site = 'norrvag-se', language = 'sv' } = {},
): Promise<string> {
  const response = await fetch(`${sandboxUrl}/content/api/graphql/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', sc_apikey: 'sandbox' },
    body: JSON.stringify({
      query:
        'query Id($site: String!, $path: String!, $language: String!) { layout(site: $site, routePath: $path, language: $language) { item { id(format: "B") } } }',
      variables: { site, path, language },
    }),
  });
  const { data } = (await response.json()) as { data: { layout: { item: { id: string } | null } } };
  if (!data.layout.item) throw new Error(`The sandbox has no page ${path} on ${site} in ${language}`);
  return data.layout.item.id;
}
