import { expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';
import { send } from '../../support/request.ts';

/** Every form says what it does with personal data, where they are entered. */

const fixture = productFixture({ cars: 200 });

const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
const formsIn = (html: string) =>
  [...html.matchAll(/<form\b[^>]*method="post"[\s\S]*?<\/form>/g)].map(([form]) => form);

/** Returns how many months details are kept, by the use that a notice names. That of the newsletter names none. */
const monthsOf = (notice: string): number[] => {
  if (notice.includes('data-privacy="newsletter"')) return [];
  return notice.includes('data-privacy="savedSearch"') ? [3] : [12, 36];
};

const LANGUAGES = SITES.flatMap((site) =>
  site.languages.map((language) => [site.id, language.code, site, language] as const),
);

/** Paths of pages with a form, by site. */
async function pagesWithForms(site: (typeof SITES)[number]): Promise<string[]> {
  const { paths, indexes } = site;
  const [car] = await recordsOf<{ car_id: string }>(fixture.product, indexes.vehicles, {
    filters: { 'car_status.neq': ['sold'] },
    limit: 1,
  });
  const [dealer] = await recordsOf<{ slug: string }>(fixture.product, indexes.dealers, { limit: 1 });
  const found = await send(fixture.product.url, `${paths.carDetail}/${car?.car_id}`, { host: `${site.id}.localhost` });
  const carPath = new URL(String(found.headers.location), 'http://x').pathname;
  return [carPath, `${paths.dealers}/${dealer?.slug}`, paths.sellCar, paths.newsletter, paths.serviceBooking].filter(
    (path): path is string => typeof path === 'string',
  );
}

test.each(LANGUAGES)(
  '%s in %s',
  async (id, _code, site, { prefix, locale }) => {
    const host = `${id}.localhost`;
    let forms = 0;
    for (const path of await pagesWithForms(site)) {
      const { status, body } = await send(fixture.product.url, prefix + path, { host });
      // Not every page is there in the second language.
      if (status !== 200) continue;
      for (const form of formsIn(body)) {
        if (!form.includes('name="formName"')) continue;
        forms += 1;
        const notice = /<div[^>]*data-privacy="\w+"[\s\S]*?<\/details><\/div>/.exec(form)?.[0] ?? '';
        expect([path, textOf(notice)]).toEqual([path, expect.stringContaining(site.company.name)]);
        expect(notice).toContain(`href="${prefix}${site.paths.privacyPolicy}"`);
        expect(notice).toContain(`href="mailto:${site.company.email}"`);
        expect(notice).toMatch(/<details><summary>/);
        const period = new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' });
        const months = monthsOf(notice).map((each) => period.format(each));
        expect(textOf(notice)).toMatch(new RegExp(months.join('|')));
        expect(notice).not.toMatch(/\{\w+\}/);
      }
    }
    expect(forms).toBeGreaterThan(2);
    const policy = await send(fixture.product.url, prefix + site.paths.privacyPolicy, { host });
    expect(policy.status).toBe(200);
    expect(textOf(policy.body)).toContain(
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(36),
    );
  },
  60_000,
);
