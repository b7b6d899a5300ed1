/** Banners and cards of Norrväg Norway, in Norwegian. */

import type { Block } from '../../../authoring.ts';
import { horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const electric: Block[] = [
  horizontalCard({
    title: 'Hjemmelader til fast pris',
    html: '<p>Lader, lastbalansering og montering inntil ti meter fra sikringsskapet. Elektrikeren kommer innen to uker.</p>',
    picture: scene('charging-home', 'En elbil lader i gårdsplassen'),
    badge: 'Fra 16 900 kr',
    ground: '2',
    to: ['/forhandlere', 'Spør din forhandler'],
  }),
];
