import type { Block } from '../../../authoring.ts';
import { prose, scene } from '../blocks.ts';
import { examples } from './example.ts';

/** Running text with parameters that describe the box around it. */
const boxed = (html: string, params: Record<string, string>): Block => ({ ...prose(html), params });

const third = (title: string): Block =>
  boxed(`<h3>${title}</h3><p>Halva bredden på surfplatta, en tredjedel på dator.</p>`, {
    GridParameters: 'col-12 col-md-6 col-lg-4',
  });

const style = (name: string): readonly [string, Block] => [
  `Styles: ${name}`,
  boxed('<h3>Rubrik i rutan</h3><p>Några ord som visar vad stilen gör med avstånd, botten och läge.</p>', {
    Styles: name,
  }),
];

const { src } = scene('nordic-dawn', '').value as { src: string };

/** What editors set for any component, shown on running text and on a frame. */
export const parameterExamples: Block[] = examples(
  'Parameters',
  ...[
    'background-tint',
    'background-contrast',
    'position-center',
    'position-right',
    'indent-side',
    'container-narrow',
  ].map(style),
  ['CSSStyles: samma namn', boxed('<p>Med luft ovanför.</p>', { CSSStyles: 'indent-top' })],
  [
    'RenderingIdentifier: ett ankare',
    boxed('<p>Hit leder <a href="#ett-ankare">en länk på sidan</a>.</p>', { RenderingIdentifier: 'ett-ankare' }),
  ],
  [
    'GridParameters: tre bredvid varandra',
    { component: 'Container', placeholders: { 'container-{*}': ['Ett', 'Två', 'Tre'].map(third) } },
  ],
  [
    'GridParameters: indraget',
    boxed('<p>Åtta av tolv spalter, två lämnas tomma.</p>', { GridParameters: 'col-12 col-lg-8 offset-lg-2' }),
  ],
  [
    'BackgroundImage på en ram',
    {
      component: 'Container',
      params: { BackgroundImage: `<image mediaid="{00000000-0000-0000-0000-000000000001}" mediaurl="${src}" />` },
      placeholders: {
        'container-{*}': [
          prose('<h3>Ord på en bild</h3><p>Bilden är mörkad så att <a href="/om-oss">orden</a> går att läsa.</p>'),
        ],
      },
    },
  ],
);
