import { type Block, image, link, rich, text } from '../../../authoring.ts';
import { carOfTheWeek, prose, scene } from '../blocks.ts';
import { examples } from './example.ts';

const WORKSHOP = scene('workshop', 'Bil på lyft i en ren verkstad');

/** Everything that running text may hold. */
const ALL_MARKUP = `<h2>En rubrik i texten</h2>
<p>Ett stycke med <strong>fet</strong> och <em>kursiv</em> text, en <a href="/om-oss">länk på webbplatsen</a> och en
<a href="https://www.norrvag.example" target="_blank">länk härifrån</a>.</p>
<h3>En mindre rubrik</h3>
<ul><li>Punkt ett</li><li>Punkt två<ul><li>En punkt under punkt två</li></ul></li></ul>
<ol><li>Först det ena</li><li>Sedan det andra</li></ol>
<blockquote><p>Ett citat mitt i texten.</p></blockquote>
<table><thead><tr><th scope="col">Däck</th><th scope="col">Mönsterdjup</th></tr></thead>
<tbody><tr><td>Sommar</td><td>minst 1,6 mm</td></tr><tr><td>Vinter</td><td>minst 3 mm</td></tr></tbody></table>
<hr>
<p>Ett sista stycke efter en linje.</p>`;

const half = (html: string): Block[] => [{ component: 'PageContent', fields: { Content: rich(html) } }];

/** Running text, the frames around other components, and the platform's own starter components. */
export const structureExamples: Block[] = [
  ...examples(
    'RichText',
    ['allt som löpande text kan innehålla', prose(ALL_MARKUP)],
    ['tom', prose('')],
    ['ett tomt stycke, som redaktörer lämnar efter sig', prose('<p>&nbsp;</p>')],
  ),
  ...examples(
    'CarOfTheWeek',
    [
      'bilarna hämtas ur lagret',
      carOfTheWeek('Veckans bilar', 'Utvalda av våra säljare.', ['/kop-bil/alla-bilar-i-lager', 'Se alla bilar']),
    ],
    ['utan rubrik och länk', carOfTheWeek('', '', ['', ''])],
  ),
  ...examples(
    'Container',
    ['med ett block i', { component: 'Container', placeholders: { 'container-{*}': [prose('<p>I en ram.</p>')] } }],
    ['tom', { component: 'Container' }],
  ),
  ...examples('ColumnSplitter', [
    'en tredjedel och två tredjedelar',
    {
      component: 'ColumnSplitter',
      params: { EnabledPlaceholders: '1,2', ColumnWidth1: 'col-12 col-md-4', ColumnWidth2: 'col-12 col-md-8' },
      placeholders: {
        'column-1-{*}': half('<h3>Smal spalt</h3><p>En tredjedel av bredden.</p>'),
        'column-2-{*}': half('<h3>Bred spalt</h3><p>Två tredjedelar av bredden, med mer plats för text.</p>'),
      },
    },
  ]),
  ...examples('RowSplitter', [
    'två rader',
    {
      component: 'RowSplitter',
      params: { EnabledPlaceholders: '1,2' },
      placeholders: {
        'row-1-{*}': [prose('<p>Första raden.</p>')],
        'row-2-{*}': [prose('<p>Andra raden.</p>')],
      },
    },
  ]),
  ...examples('PartialDesignDynamicPlaceholder', [
    'en delad del av en sidmall',
    {
      component: 'PartialDesignDynamicPlaceholder',
      params: { sig: 'sxa-main' },
      placeholders: { 'sxa-main': [prose('<p>Samma del på många sidor.</p>')] },
    },
  ]),
  ...examples(
    'Title',
    ['med rubrik', { component: 'Title', fields: { Title: text('Plattformens egen rubrik') } }],
    ['tom', { component: 'Title', fields: { Title: text('') } }],
  ),
  ...examples(
    'PageContent',
    ['med text', { component: 'PageContent', fields: { Content: rich('<p>Sidans brödtext.</p>') } }],
    ['tom', { component: 'PageContent', fields: { Content: rich('') } }],
  ),
  ...examples(
    'Image',
    [
      'med bildtext och länk',
      {
        component: 'Image',
        fields: {
          Image: WORKSHOP,
          ImageCaption: text('Verkstaden i Kungens Kurva.'),
          TargetUrl: link('/service-och-verkstad', 'Service och verkstad'),
        },
      },
    ],
    ['tom', { component: 'Image', fields: { Image: image(), ImageCaption: text(''), TargetUrl: link() } }],
  ),
  ...examples(
    'Promo',
    [
      'med bild, två texter och länk',
      {
        component: 'Promo',
        fields: {
          PromoIcon: WORKSHOP,
          PromoText: rich('<h3>Fast pris på service</h3>'),
          PromoText2: rich('<p>Priset står i bokningen innan du bestämmer dig.</p>'),
          PromoLink: link('/service-och-verkstad/boka-bilverkstad', 'Boka tid'),
        },
      },
    ],
    [
      'tom',
      {
        component: 'Promo',
        fields: { PromoIcon: image(), PromoText: rich(''), PromoText2: rich(''), PromoLink: link() },
      },
    ],
  ),
];
