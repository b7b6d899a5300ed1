import { expect, test } from '@jest/globals';
import { renderOnPage, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { loader } from './IconLoader.data.ts';
import { IconLoader } from './IconLoader.tsx';

const show = (fields: Record<string, unknown>, params: Record<string, string> = {}) =>
  renderOnPage(<IconLoader rendering={{}} fields={fields} params={params} data={undefined} />);
const phone = { value: 'phone' };
const words = { value: 'Ring oss' };

test('F117 an icon by its name, with text', () => {
  const html = show({ Icon: phone, Text: words });
  expect(html).toContain('#phone"');
  expect(html).toContain('Ring oss');
});

test.each([
  ['Small', 24],
  ['Medium', 40],
  ['Large', 64],
  ['Huge', 40],
])('F117 size %s is %d px', (Size, pixels) => {
  expect(show({ Icon: phone }, { Size })).toContain(`width="${pixels}"`);
});

test('F117 an unknown name leaves only the text', () => {
  const html = show({ Icon: { value: 'flying-carpet' }, Text: words });
  expect(html).toContain('Ring oss');
  expect(html).not.toMatch(/svg|flying/);
});

test.each([{}, { Icon: { value: '' }, Text: { value: '' } }, { Icon: null }, { Icon: [] }, { Icon: { value: 'nix' } }])(
  'nothing for %j',
  (fields) => {
    expect(show(fields)).toBe('');
  },
);

test('F117 unknown names are reported once each, those of items too', async () => {
  const reports: string[] = [];
  const report = (issue: string, detail: string) => void reports.push(`${issue} ${detail}`);
  const fields = {
    Icon: { value: 'nix' },
    MessageIcon: { value: 'CampaignAlert' },
    Stages: [
      { fields: { Icon: phone } },
      { fields: { Icon: { value: 'nada' } } },
      { fields: { Icon: { value: 'nix' } } },
    ],
    Image: { value: {} },
  };
  await loader.load({ fields }, testLoaderContext({ report }));
  await loader.load({}, testLoaderContext({ report }));
  expect(reports).toEqual(['unknownIcon nix', 'unknownIcon nada']);
});
