import { describe, expect, test } from '@jest/globals';
import type { LoaderContext, Make } from '../../contracts/page/loader.ts';
import { testCompany, testLoaderContext } from '../../testing/renderOnPage.tsx';
import { type FooterData, loader } from './Footer.data.ts';

const VOLVO: Make = {
  name: 'Volvo',
  title: 'Volvo',
  code: 'VO',
  logo: { value: { src: '/-/media/makes/vo.svg', alt: 'Volvo' } },
};
const ROVER: Make = { name: 'Land Rover', title: 'Land Rover', code: 'LR', logo: { value: {} } };

async function load(fields: Record<string, unknown>, makes: () => Promise<readonly Make[] | null>) {
  const reports: string[] = [];
  const report: LoaderContext['report'] = (issue, detail) => void reports.push(`${issue}: ${detail}`);
  const { ports } = testLoaderContext();
  const result = await loader.load({ fields }, testLoaderContext({ ports: { ...ports, makes }, report }));
  if (result.kind !== 'data') throw new Error(result.kind);
  return { result, value: result.value as FooterData, reports };
}
const WITH_MAKES = { ShowBrands: { value: true } };

describe('F023 F033 makes', () => {
  test('each links to its car list', async () => {
    const { value, reports } = await load(WITH_MAKES, async () => [VOLVO, ROVER]);
    expect(value.makes).toEqual([
      {
        title: 'Volvo',
        href: '/kop-bil/alla-bilar-i-lager/b/volvo',
        logo: { src: '/-/media/makes/vo.svg', alt: 'Volvo', width: null, height: null },
      },
      { title: 'Land Rover', href: '/kop-bil/alla-bilar-i-lager/b/land-rover', logo: null },
    ]);
    expect(reports).toEqual([]);
  });

  test.each([[{}], [{ ShowBrands: { value: false } }], [{ ShowBrands: null }]])(
    'are not asked for without the tick: %j',
    async (fields) => {
      const { value } = await load(fields, () => Promise.reject(new Error('asked')));
      expect(value.makes).toEqual([]);
    },
  );

  test('a failure shows none, is reported, and the page is cacheable', async () => {
    const { result, value, reports } = await load(WITH_MAKES, () => Promise.reject(new Error('unavailable')));
    expect(value.makes).toEqual([]);
    expect(reports).toEqual(['makesFailed: footer without makes']);
    expect(result.degraded).toBeUndefined();
  });

  test('a platform that does not respond does not delay the page', async () => {
    const { value, reports } = await load(WITH_MAKES, () => new Promise(() => {}));
    expect(value.makes).toEqual([]);
    expect(reports).toEqual(['makesFailed: footer without makes']);
  });

  test('F035 without site or language on the platform there are none', async () => {
    const { value, reports } = await load(WITH_MAKES, async () => null);
    expect(value.makes).toEqual([]);
    expect(reports).toEqual(['contextMissing: No Sitecore context found']);
  });
});

test('F024 icons of networks by name; unknown names are reported, except those without a URL', async () => {
  const item = (name: string, href: string) => ({ name, fields: { Url: { value: { href } } } });
  const SocialLinks = [
    item('facebook', 'https://f.example'),
    item('LinkedIn', 'https://l.example'),
    item('Mastodon', 'https://m.example'),
    item('Myspace', ''),
    item('__proto__', 'https://p.example'),
  ];
  const { value, reports } = await load({ SocialLinks }, async () => []);
  expect(value.icons).toEqual({ facebook: 'facebook', LinkedIn: 'linkedin' });
  expect(reports).toEqual(['unknownSocialIcon: Mastodon', 'unknownSocialIcon: __proto__']);
});

test.each([[undefined], [null], [[]], [{ SocialLinks: null }], [{ SocialLinks: [null, 7, {}] }]])(
  'fields may be anything: %j',
  async (fields) => {
    const { value } = await load(fields as unknown as Record<string, unknown>, async () => []);
    expect(value).toEqual({ makes: [], icons: {}, company: testCompany });
  },
);
