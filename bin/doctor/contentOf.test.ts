import { expect, test } from '@jest/globals';
import type { RouteData } from '../../src/contracts/content/layout.ts';
import { contentOf } from './contentOf.ts';

const link = (href: string) => ({ value: { href, text: 'x' } });

test('links and images are found at any depth, in markup, in placeholders and in variants', () => {
  const route = {
    fields: { MetaTitle: { value: ' Home ' }, OpenGraphImage: { value: { src: '/-/media/share.jpg' } } },
    placeholders: {
      main: [
        {
          componentName: 'Container',
          placeholders: {
            'container-{*}': [
              {
                componentName: 'CardList',
                fields: {
                  Cards: [
                    { fields: { Link: link('/card'), Image: { jsonValue: { value: { src: '/-/media/card.jpg' } } } } },
                  ],
                },
              },
            ],
          },
          experiences: { other: { componentName: 'HeroBanner', fields: { Link: link('/variant') } }, gone: null },
        },
        {
          componentName: 'RichText',
          fields: {
            Text: {
              value:
                '<p><a class="x" href="/a?b=1&amp;c=2">a</a> <A HREF=\'/b\'>b</A> <img alt="" src="/-/media/in-text.png"></p>',
            },
          },
        },
      ],
    },
  } as unknown as RouteData;
  const { title, description, components, links, sources } = contentOf(route);
  expect(title).toBe('Home');
  expect(description).toBe('');
  expect([...components]).toEqual(['Container', 'CardList', 'HeroBanner', 'RichText']);
  expect([...links]).toEqual(['/card', '/variant', '/a?b=1&c=2', '/b']);
  expect([...sources]).toEqual(['/-/media/share.jpg', '/-/media/card.jpg', '/-/media/in-text.png']);
});

test('texts of fields, links and images are found', () => {
  const Image = { value: { src: '/a.jpg', alt: 'A car' } };
  const Link = { value: { href: '/a', text: 'See it', target: '_blank' } };
  const route = { fields: { Title: { value: 'Cars' }, Image, Link } } as unknown as RouteData;
  expect([...contentOf(route).texts]).toEqual(['Cars', 'A car', 'See it']);
});

test('a component whose data source has no fields is without content', () => {
  const main = [
    { componentName: 'Quote', dataSource: '/x/Quote 1' },
    { componentName: 'Quote', dataSource: '/x/Quote 2', fields: {}, isContentResolved: false },
    { componentName: 'Quote', dataSource: '/x/Quote 3', fields: {} },
    { componentName: 'Breadcrumb', dataSource: '' },
    { componentName: 'Breadcrumb' },
  ];
  expect([...contentOf({ placeholders: { main } }).withoutContent]).toEqual([
    'Quote (/x/Quote 1)',
    'Quote (/x/Quote 2)',
  ]);
});

test('hidden renderings and unexpected shapes are ignored', () => {
  const main = [
    null,
    7,
    'x',
    [],
    { componentName: null },
    { componentName: 'Hidden Rendering' },
    { name: 'code', contents: '<a>' },
  ];
  for (const placeholders of [{ main }, { main: null }, null, [], 'x']) {
    const { components, links } = contentOf({ fields: null, placeholders } as unknown as RouteData);
    expect([components.size, links.size]).toEqual([0, 0]);
  }
});

test('endless nesting is cut off', () => {
  const endless: { componentName: string; placeholders: Record<string, unknown[]> } = {
    componentName: 'A',
    placeholders: {},
  };
  endless.placeholders.inner = [endless];
  expect([...contentOf({ placeholders: { main: [endless] } } as unknown as RouteData).components]).toEqual(['A']);
});
