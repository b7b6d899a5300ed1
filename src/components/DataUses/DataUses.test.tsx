import { expect, test } from '@jest/globals';
import { renderOnPage, testCompany } from '../../testing/renderOnPage.tsx';
import { DataUses } from './DataUses.tsx';

test('each purpose with its legal basis and how long the data are kept', () => {
  const html = renderOnPage(<DataUses rendering={{}} fields={{}} params={{}} data={undefined} />);
  const uses = html.split('<li').slice(1);
  expect(uses).toHaveLength(6);
  for (const use of uses) {
    expect(use).toContain(testCompany.name);
    expect(use).toMatch(/Legal basis: /);
    expect(use).toMatch(/We keep your details for (3 m|1[02]|36 m)|until you unsubscribe/);
  }
});
