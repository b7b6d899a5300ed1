/** Banners and cards of Norrväg Denmark, in Danish. */

import type { Block } from '../../../authoring.ts';
import { horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const electric: Block[] = [
  horizontalCard({
    title: 'Ladeboks til fast pris',
    html: '<p>Ladeboks, lastbalancering og montering op til ti meter fra eltavlen. Elektrikeren kommer inden for to uger.</p>',
    picture: scene('charging-home', 'En elbil lader i indkørslen'),
    badge: 'Fra 9.995 kr.',
    ground: '2',
    to: ['/find-os', 'Spørg din afdeling'],
  }),
];
