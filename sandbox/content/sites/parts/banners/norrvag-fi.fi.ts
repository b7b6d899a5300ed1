/** Banners and cards of Norrväg Finland, in Finnish. */

import type { Block } from '../../../authoring.ts';
import { horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const electric: Block[] = [
  horizontalCard({
    title: 'Kotilatausasema kiinteään hintaan',
    html: '<p>Latausasema, kuormanhallinta ja asennus enintään kymmenen metrin päähän sähkökeskuksesta. Sähköasentaja tulee kahden viikon kuluessa.</p>',
    picture: scene('charging-home', 'Sähköauto latautuu pihalla'),
    badge: 'Alkaen 1 290 €',
    ground: '2',
    to: ['/toimipisteet', 'Kysy toimipisteestä'],
  }),
];
