import { expect, test } from '@jest/globals';
import { productFixture } from '../../support/data/fixtures.ts';
import { send } from '../../support/request.ts';

/** What cards state of a loan, by country, in the HTML as the server sends it (docs/credit-advertising.md). */

const fixture = productFixture({ cars: 200 });

/** Returns the main part of a list, and the texts of its cards with a monthly cost: what stands open, and what is disclosed. */
async function listOf(site: string, path: string) {
  const { body } = await send(fixture.product.url, path, { host: `${site}.localhost:${fixture.product.port}` });
  const textOf = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#x27;/g, "'")
      .replaceAll(/[\s\u00a0]+/g, ' ');
  const cards = body.match(/<article[^>]* data-car="[\s\S]*?<\/article>/g) ?? [];
  const states = cards.map((html) => ({
    open: textOf(html.replace(/<\/summary>[\s\S]*?<\/details>/, '</summary></details>')),
    disclosed: textOf(/<\/summary>([\s\S]*?)<\/details>/.exec(html)?.[1] ?? ''),
  }));
  return {
    cards: states.filter(({ open }) => /\/(?:mån|kk|month|mes|md|mnd)/.test(open)),
    rest: textOf(body.replaceAll(/<article[\s\S]*?<\/article>/g, '')),
  };
}

test.each([
  [
    'norrvag-se',
    '/kop-bil/alla-bilar-i-lager',
    /\/mån.* [\d,]+ % effektiv.*Lån, totalt [\d ]+ kr\. Att låna kostar pengar!/,
    /^ ?[\d ]+ kr i kontantinsats, \d+ månader, [\d,]+ % ränta\. ?$/,
  ],
  [
    'norrvag-fi',
    '/osta-auto/kaikki-autot',
    /\/kk.* todellinen vuosikorko [\d,]+ %.*Rahoitus, yhteensä .*Varoitus! Rahan lainaaminen maksaa\./,
    /^ ?Käsiraha .*, \d+ kuukautta, korko [\d,]+ %\. ?$/,
  ],
])('U11 cards of %s state effective rate, total and warning, and disclose the rest', async (site, path, open, rest) => {
  const { cards } = await listOf(site, path);
  expect(cards.length).toBeGreaterThan(20);
  for (const card of cards) {
    expect(card.open).toMatch(open);
    expect(card.disclosed).toMatch(rest);
  }
});

const BRITISH_EXAMPLE =
  /£([\d,.]+)\/month · representative [\d.]+% APR ([\w ]+): £([\d,]+) deposit, (\d+) months, .* £([\d,.]+) total amount payable/;
const amountOf = (text = ''): number => Number(text.replaceAll(',', ''));

test('U11 British cards show the whole representative example open, with the monthly cost in it only', async () => {
  const { cards, rest } = await listOf('marlow-uk', '/buy-car/used-cars');
  expect(cards.length).toBeGreaterThan(20);
  const products: string[] = [];
  for (const { open, disclosed } of cards) {
    const [, monthly, product = '', deposit, months, total] = BRITISH_EXAMPLE.exec(open) ?? [];
    // Hire purchase has no final payment.
    const isWhole = Math.abs(amountOf(monthly) * amountOf(months) + amountOf(deposit) - amountOf(total)) < 0.5;
    expect([open, product]).toEqual([open, isWhole ? 'Hire purchase' : 'PCP']);
    products.push(product);
    expect(open).toMatch(
      /£[\d,.]+\/month · representative [\d.]+% APR [\w ]+: £[\d,]+ deposit, \d+ months, [\d.]+% fixed, £[\d,.]+ total amount payable\./,
    );
    expect(open.match(/\/month/g)).toHaveLength(1);
    expect(disclosed).toBe('');
  }
  expect([...new Set(products)].sort()).toEqual(['Hire purchase', 'PCP']);
  expect(rest).toContain('Marlow Motor Group Ltd is a credit broker, not a lender.');
});
