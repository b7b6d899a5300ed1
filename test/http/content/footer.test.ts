import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { SITES } from '../../../config/sites.ts';
import { CONSENT_SETTINGS_HREF } from '../../../src/contracts/consent/consent.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

const WARNING =
  'Att låna kostar pengar! Om du inte kan betala tillbaka skulden i tid riskerar du en betalningsanmärkning. Det kan leda till svårigheter att få hyra bostad, teckna abonnemang och få nya lån. För stöd, vänd dig till budget- och skuldrådgivningen i din kommun. Kontaktuppgifter finns på konsumentverket.se.';

async function footerOf(url: string, host: string, path: string): Promise<string> {
  const { status, body } = await send(url, path, { host });
  expect([path, status]).toEqual([path, 200]);
  return /<footer[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');
const brandLinks = (html: string) => [...html.matchAll(/href="([^"]*\/b\/[^"]+)"/g)].map(([, href = '']) => href);

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, site) => {
  const host = `${id}.localhost`;

  test('F023 the footer shows the makes for sale, each with a link to the list of its cars', async () => {
    for (const { prefix } of site.languages) {
      const html = await footerOf(product.url, host, prefix || '/');
      const links = brandLinks(html);
      expect(links.length).toBeGreaterThan(6);
      for (const link of links) expect(link.startsWith(`${prefix}${site.paths.carList}/b/`)).toBe(true);
      expect(html.match(/<img [^>]*src="\/-\/media\/brands\/[a-z]{2}\.svg"/g)).toHaveLength(links.length);
      for (const link of links.slice(0, 3))
        expect([link, (await send(product.url, link, { host })).status]).toEqual([link, 200]);
    }
  });

  test('F023 the footer warns about credit in Sweden, in the language of the page, and nowhere else', async () => {
    for (const { code, prefix } of site.languages) {
      const text = textOf(await footerOf(product.url, host, prefix || '/'));
      expect(text.includes(WARNING)).toBe(site.country === 'SE' && code === 'sv');
      expect(text.includes('Borrowing costs money!')).toBe(site.country === 'SE' && code === 'en');
    }
  });

  test('the footer names the company in every language, also on an error page', async () => {
    const { company, phone = '', phoneText } = site as SiteConfig;
    for (const { prefix } of site.languages) {
      const error = await send(product.url, `${prefix}/no-such-page`, { host });
      const home = await footerOf(product.url, host, prefix || '/');
      for (const html of [home, /<footer[\s\S]*<\/footer>/.exec(error.body)?.[0] ?? '']) {
        const text = textOf(html);
        for (const part of [company.name, company.vatNumber, company.registration, company.address.street]) {
          expect(text).toContain(part ?? '');
        }
        expect(text).toContain(company.regulated?.statement ?? '');
        expect(html).toContain(`href="tel:${phone.replaceAll(' ', '')}"`);
        expect(text).toContain(phoneText);
        expect(text).not.toContain(phone);
        expect(html).toContain(`href="mailto:${company.email}"`);
      }
    }
  });

  test('the start page describes the company for search engines', async () => {
    const { body } = await send(product.url, '/', { host });
    const { name, vatNumber, email } = site.company;
    expect(body).toContain(`"legalName":"${name}"`);
    expect(body).toContain(`"vatID":"${vatNumber}"`);
    expect(body).toContain(`"email":"${email}"`);
  });

  test('F024 the footer has a consent link, and copy buttons at its numbers and URLs', async () => {
    const html = await footerOf(product.url, host, '/');
    const contacts = html.match(/href="(?:tel|mailto):/g)?.length ?? 0;
    expect(contacts).toBeGreaterThan(0);
    expect(html.match(/data-copy="/g)).toHaveLength(contacts);
    expect(html).toContain(`href="${CONSENT_SETTINGS_HREF}"`);
  });
});

test('the logo of a make is an image that runs no script', async () => {
  const { status, headers } = await send(product.url, '/-/media/brands/vo.svg');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('F033 when the makes cannot be fetched the page renders without them, logs it, and is cached', async () => {
  const settings = { CONTENT_BRAND_TEMPLATE: 'not a GUID', LOG_LEVEL: 'warn' };
  const other = await startProduct({ cars: 60, settings });
  try {
    const html = await footerOf(other.url, 'norrvag-se.localhost', '/om-oss');
    expect(html).toContain('Kundservice');
    expect(brandLinks(html)).toEqual([]);
    expect(other.logged).toContainEqual(expect.objectContaining({ event: 'content.issue', issue: 'makesFailed' }));
    const again = await send(other.url, '/om-oss');
    expect(again.headers['cache-status']).toBe('forecourt; hit');
    // A make without a car may be one of them: its list is not missing.
    const { status, headers, body } = await send(other.url, '/kop-bil/alla-bilar-i-lager/b/ford');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toContain('Vi kunde inte hämta bilarna');
  } finally {
    await other.close();
  }
}, 60_000);
