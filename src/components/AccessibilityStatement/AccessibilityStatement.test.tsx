import { describe, expect, test } from '@jest/globals';
import { renderOnPage, testLoaderContext, testSite } from '../../testing/renderOnPage.tsx';
import { type AccessibilityRun, loader } from './AccessibilityStatement.data.ts';
import { AccessibilityStatement } from './AccessibilityStatement.tsx';

const RUN: AccessibilityRun = { date: '2026-11-30', tool: 'axe-core 4.14.1', pages: 70, broken: [] };
const show = (data: AccessibilityRun, country = 'SE') =>
  renderOnPage(<AccessibilityStatement rendering={{}} fields={{}} params={{}} data={data} />, {
    site: { ...testSite, country },
  });

describe('the accessibility statement', () => {
  test('names the standard, the last test, a contact and the authority of the country', () => {
    const html = show(RUN);
    for (const part of ['WCAG', 'EN 301 549', '30 november 2026', '70', 'axe-core 4.14.1', 'Post- och telestyrelsen']) {
      expect(html).toContain(part);
    }
    expect(html).toContain('href="mailto:hej@norrvag-se.example"');
    expect(html).toContain('found no breaches');
    expect(show(RUN, 'FI')).toContain('Transport- och kommunikationsverket Traficom');
    expect(show(RUN, 'DE')).not.toContain('supervis');
  });

  test('names the rules that pages have broken', () => {
    expect(show({ ...RUN, broken: ['color-contrast', 'label'] })).toContain('color-contrast, label');
  });

  test('the stored run is of this product', async () => {
    const loaded = await loader.load({}, testLoaderContext());
    expect(loaded).toMatchObject({ kind: 'data', value: { tool: expect.stringMatching(/^axe-core \d/) } });
  });
});
