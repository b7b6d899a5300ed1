/** Banners and cards of Norrväg Denmark, in English. */

import type { Block } from '../../../authoring.ts';
import { horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const electric: Block[] = [
  horizontalCard({
    title: 'A charger at a fixed price',
    html: '<p>Charger, load balancing and installation up to ten metres from the fuse box. An electrician will come within two weeks.</p>',
    picture: scene('charging-home', 'An electric car charging on the drive'),
    badge: 'From DKK 9,995',
    ground: '2',
    to: ['/find-os', 'Ask your branch'],
  }),
];
