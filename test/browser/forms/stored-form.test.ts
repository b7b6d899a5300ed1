import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { enterText } from '../../support/browser/browser.ts';
import { browserFixture } from '../../support/data/fixtures.ts';
import { recordsOf } from '../../support/data/records.ts';

/** A form that waits in the outbox, as its visitor sees it. */

const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
const settings = { OUTBOX_FOLDER: folder, OUTBOX_SECRETS: 'secret-of-a-form-in-the-browser-0123456789' };
const fixture = browserFixture({ cars: 40, settings });
afterAll(() => rmSync(folder, { recursive: true }));

const FORM = '#contact-form';

test('the confirmation says that it was received and is being passed on, and promises no copy', async () => {
  const filters = { car_is_sample: [false], car_status: ['available'] };
  const [car] = await recordsOf<{ car_id: string; slug: string }>(fixture.product, 'vehicles_norrvag_se', {
    filters,
    limit: 1,
  });
  await fixture.product.setFault({ upstream: 'leads', kind: 'error' });
  const { page } = await fixture.visit(`/kop-bil/${car?.car_id}/${car?.slug}`);
  const values = { name: 'Åsa Ek', phone: '070-123 45 67', email: 'asa@example.com', message: 'Har den drag?' };
  for (const [name, text] of Object.entries(values)) await enterText(page, `${FORM} [name="${name}"]`, text);
  await page.focus(`${FORM} button[type="submit"]`);
  await page.keyboard.press('Enter');
  const sent = await page.waitForSelector(`${FORM}[role="status"]`);
  const shown = await sent?.evaluate((element) => element.textContent);
  expect(shown).toContain('Tack, vi har fått din förfrågan');
  expect(shown).toContain('Vi har tagit emot det, och det skickas vidare.');
  expect(shown).not.toContain('En kopia');
});
