import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { publishedUrl } from '../../../sandbox/media/published.ts';
import { itemIdOf } from '../../support/data/items.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** Media with absolute URLs of several hosts, as on real tenants. The sandbox publishes a share in each form. */

const SECRET = 'a-secret-that-nobody-else-has';
const LISTED = 'images.maker.example';
const EDGE = 'https://edge.sitecorecloud.io/forecourt-sandbox/media';
const CLOUD = 'https://xmcloud-forecourt.sitecorecloud.io/-/media';

let product: Product;
beforeAll(async () => {
  const sites = SITES.map((site): SiteConfig => (site.id === 'norrvag-se' ? { ...site, imageHosts: [LISTED] } : site));
  product = await startProduct({ cars: 20, sites, settings: { SITECORE_EDITING_SECRET: SECRET, LOG_LEVEL: 'warn' } });
}, 60_000);
afterAll(() => product.close());

const SOURCES = /\b(?:src|srcset|poster|data-src)="([^"]*)"/gi;
const LINKS = /\b(?:href|content)="([^"]*)"/gi;
const unescaped = (html: string) => html.replaceAll('&amp;', '&');
const valuesOf = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));
const PLATFORM = /sitecorecloud\.io|127\.0\.0\.1:\d+\/media/;

let count = 0;
async function show(main: unknown[], fields: Record<string, unknown> = {}, itemId?: string) {
  count += 1;
  const path = `/media-urls/page-${count}`;
  const route = {
    name: 'x',
    displayName: 'X',
    ...(itemId && { itemId }),
    fields,
    placeholders: { 'headless-main': main },
  };
  await product.setLayout(path, { sitecore: { context: { language: 'sv' }, route } });
  return { path, ...(await send(product.url, path)) };
}
const image = (src: string) => ({
  componentName: 'Image',
  uid: src,
  fields: { Image: { value: { src, alt: 'Bil', width: '600', height: '400' } } },
});

describe('F004 media of the platform has URLs of our own media path', () => {
  test.each([
    [
      'Experience Edge',
      `${EDGE}/illustrations/norrvag/coast-road-1.jpg?iar=0&hash=AB1`,
      '/-/media/illustrations/norrvag/coast-road-1.jpg?iar=0&hash=AB1',
    ],
    ['XM Cloud', `${CLOUD}/illustrations/norrvag/coast-road-1.jpg`, '/-/media/illustrations/norrvag/coast-road-1.jpg'],
    [
      'without a scheme',
      `${CLOUD.slice(6)}/illustrations/norrvag/coast-road-1.jpg`,
      '/-/media/illustrations/norrvag/coast-road-1.jpg',
    ],
    [
      'the media upstream',
      ':sandbox/media/-/media/illustrations/norrvag/coast-road-1.jpg?rev=7',
      '/-/media/illustrations/norrvag/coast-road-1.jpg?rev=7',
    ],
    [
      'the older prefix',
      '/~/media/illustrations/norrvag/coast-road-1.jpg',
      '/-/media/illustrations/norrvag/coast-road-1.jpg',
    ],
    [
      'the site itself',
      'https://norrvag-se.example/-/media/illustrations/norrvag/coast-road-1.jpg',
      '/-/media/illustrations/norrvag/coast-road-1.jpg',
    ],
  ])('%s', async (_name, url, path) => {
    const { body, headers } = await show([image(url.replace(':sandbox', product.sandboxUrl))]);
    const [name, query] = path.split('?');
    const base = query ? `${name}?${query}&` : `${name}?`;
    expect(valuesOf(SOURCES, body)).toEqual(
      expect.arrayContaining([`${base}w=320 320w, ${base}w=600 600w`, `${base}w=600`]),
    );
    expect(headers['content-security-policy']).not.toContain('sitecorecloud');
    const response = await send(product.url, `${base}w=320`);
    expect([response.status, response.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
  });

  test('also in link, file and video fields, in rich text and in the page’s own image', async () => {
    const text = `<p><img src="${EDGE}/illustrations/norrvag/coast-road-1.jpg" srcset="${EDGE}/illustrations/norrvag/coast-road-1.jpg?w=320 320w,${CLOUD}/illustrations/norrvag/coast-road-1.jpg?w=640 640w" alt="a"><a href="${CLOUD}/files/serviceplan-elbil.pdf">b</a><video src="${EDGE}/films/turntable.mp4" autoplay></video></p>`;
    const { body } = await show(
      [
        { componentName: 'RichText', uid: '1', fields: { Text: { value: text } } },
        {
          componentName: 'Promo',
          uid: '2',
          fields: { PromoLink: { value: { href: `${EDGE}/files/a.pdf`, text: 'PDF' } } },
        },
        { componentName: 'Video', uid: '3', fields: { Video: { value: { href: `${CLOUD}/films/turntable.mp4` } } } },
      ],
      { OpenGraphImage: { value: { src: `${EDGE}/illustrations/norrvag/coast-road-1.jpg?h=1` } } },
    );
    expect(unescaped(body)).not.toMatch(PLATFORM);
    expect(valuesOf(LINKS, body)).toEqual(
      expect.arrayContaining([
        '/-/media/files/serviceplan-elbil.pdf',
        expect.stringMatching(/^https?:.*\/-\/media\/illustrations\/norrvag\/coast-road-1\.jpg\?h=1$/),
      ]),
    );
    expect(body).toContain('<video src="/-/media/films/turntable.mp4" controls preload="metadata" playsinline>');
  });

  test('pages of every kind contain every form in the layout, and none in the response', async () => {
    expect(publishedUrl('/-/media/illustrations/norrvag/coast-road-1.jpg', 'x')).toBeTruthy();
    const car =
      /href="(\/kop-bil\/\d+\/[^"]+)"/.exec((await send(product.url, '/kop-bil/alla-bilar-i-lager')).body)?.[1] ?? '';
    const paths = [
      '/',
      '/komponenter',
      '/livet-med-bil/nyheter',
      '/kop-bil/alla-bilar-i-lager',
      car,
      '/anlaggningar',
      '/livet-med-bil/nyheter/rss.xml',
      '/sitemap.xml',
    ];
    for (const path of paths) {
      const { status, body } = await send(product.url, path);
      expect([path, status, PLATFORM.exec(unescaped(body))?.[0]]).toEqual([path, 200, undefined]);
    }
  });
});

describe('images of other hosts', () => {
  test('of the site’s list are shown over https, and the policy of each of its pages allows them', async () => {
    const { body, headers } = await show([image(`http://${LISTED}/a.jpg?b=1`)]);
    expect(body).toContain(`src="https://${LISTED}/a.jpg?b=1"`);
    expect(headers['content-security-policy']).toMatch(new RegExp(`img-src [^;]*https://${LISTED}(?:[ ;]|$)`));
    const home = await send(product.url, '/');
    expect(home.headers['content-security-policy']).toContain(`https://${LISTED}`);
    expect(headers['content-security-policy']).toMatch(new RegExp(`media-src 'self' https://${LISTED}(?:[ ;]|$)`));
    const other = await send(product.url, '/', { host: 'norrvag-no.localhost' });
    expect(other.headers['content-security-policy']).not.toContain(LISTED);
  });

  test('of any other host are left out, with one log line for each host', async () => {
    const before = product.logged.length;
    const text = '<p>Ord<img src="https://evil.example/b.jpg" alt="x"></p>';
    const main = [
      image('https://evil.example/a.jpg'),
      { componentName: 'RichText', uid: '1', fields: { Text: { value: text } } },
    ];
    const { body, status } = await show(main);
    await show(main);
    expect([status, body.includes('evil.example'), body.includes('Ord')]).toEqual([200, false, true]);
    const lines = product.logged.slice(before).filter(({ issue }) => issue === 'imageHost');
    expect(lines).toEqual([
      expect.objectContaining({ event: 'content.issue', site: 'norrvag-se', detail: 'evil.example' }),
    ]);
  });

  test('of any other host are explained to editors, not to visitors and previews', async () => {
    const itemId = await itemIdOf(product.sandboxUrl, '/om-oss');
    const { path } = await show(
      [{ ...image('https://other.example/a.jpg'), params: { Styles: 'acme-wide' } }],
      {},
      itemId,
    );
    const render = async (mode: string) => {
      const query = { secret: SECRET, sc_site: 'norrvag-se', sc_itemid: itemId, sc_lang: 'sv', route: path, mode };
      return send(product.url, `/api/editing/render?${new URLSearchParams(query)}`);
    };
    const edit = await render('edit');
    expect(edit.body).toMatch(/data-editor-note="">[^<]*A picture of other\.example is not shown/);
    expect(edit.headers['content-security-policy']).toContain(`https://${LISTED}`);
    expect(edit.body).toContain('“acme-wide” is no style of this site');
    for (const { body } of [await render('preview'), await send(product.url, path)]) {
      expect(body).not.toMatch(/other\.example|acme-wide/);
    }
  });
});
