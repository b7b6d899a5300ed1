import { beforeAll, describe, expect, test } from '@jest/globals';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { ComponentViewsContext, createComponentViews } from '../../delivery/componentViews.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { RichText } from '../RichText/RichText.tsx';
import { Carousel } from './Carousel.tsx';

const views = createComponentViews({ RichText: { hydration: 'load', load: async () => ({ RichText }) } });
beforeAll(() => views.load(['RichText']));

const slide = (title: string) => ({ id: '', name: title, fields: { Title: { value: title } } });
const placed = (text: string): ComponentRendering => ({
  componentName: 'RichText',
  fields: { Text: { value: `<p>${text}</p>` } },
});
const show = (
  fields: Record<string, unknown>,
  rendering: ComponentRendering = {},
  page: Parameters<typeof renderOnPage>[1] = {},
) =>
  renderOnPage(
    <ComponentViewsContext value={views}>
      <Carousel rendering={rendering} fields={fields} params={{ DynamicPlaceholderId: '7' }} data={undefined} />
    </ComponentViewsContext>,
    page,
  );

describe('F118 carousel', () => {
  test('is a named carousel of slides with their positions', () => {
    const html = show({ Title: { value: 'På gång' }, Slides: [slide('A'), slide('B'), slide('C')] });
    expect(html).toContain('role="group" aria-roledescription="carousel" aria-label="På gång"');
    expect([...html.matchAll(/aria-roledescription="slide" aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
      '1 of 3',
      '2 of 3',
      '3 of 3',
    ]);
  });

  test('has controls before the slides in the focus order', () => {
    const html = show({ Slides: [slide('A'), slide('B')] });
    expect(html.indexOf('Pause slideshow')).toBeGreaterThan(0);
    expect(html.indexOf('Next slide')).toBeLessThan(html.indexOf('aria-roledescription="slide"'));
    expect(html).toMatch(/aria-label="1 of 2" aria-current="true"/);
    expect(html).toContain('aria-label="Highlights"');
  });

  test('one slide has no controls', () => {
    expect(show({ Slides: [slide('A')] })).not.toContain('<button');
  });

  test('components in its placeholder are slides, except unknown ones', () => {
    const rendering = { placeholders: { 'carousel-{*}': [placed('ett'), { componentName: 'Nope' }, placed('två')] } };
    const html = show({}, rendering);
    expect(html.match(/data-slide=""/g)).toHaveLength(2);
    expect(html).toMatch(/1 of 2.*<p>ett<\/p>.*2 of 2.*<p>två<\/p>/s);
    expect(show({}, { placeholders: { 'carousel-7': [placed('ett')] } })).toContain('<p>ett</p>');
  });

  test('F003 editors see the components one below the other', () => {
    const html = show({}, { placeholders: { 'carousel-{*}': [placed('ett'), placed('två')] } }, { mode: 'edit' });
    expect(html).toMatch(/<p>ett<\/p>.*<p>två<\/p>/s);
    expect(html).not.toContain('data-slide');
  });

  test.each([
    [{}, {}],
    [{ Title: { value: 'x' }, Slides: [] }, { placeholders: { 'carousel-7': [] } }],
    [{ Slides: null }, { placeholders: { 'carousel-9': [placed('annat')] } }],
    [{ Slides: [{ fields: { Title: { value: '' }, Image: { value: {} } } }, null] }, {}],
  ])('renders nothing for %j', (fields, rendering) => expect(show(fields, rendering)).toBe(''));
});
