/** Banners and cards of Norrväg Finland, in Swedish. */

import type { Block } from '../../../authoring.ts';
import { horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const electric: Block[] = [
  horizontalCard({
    title: 'Laddstation hemma till fast pris',
    html: '<p>Laddstation, lasthantering och installation högst tio meter från elcentralen. Elmontören kommer inom två veckor.</p>',
    picture: scene('charging-home', 'En elbil laddas på gårdsplanen'),
    badge: 'Från 1 290 €',
    ground: '2',
    to: ['/toimipisteet', 'Fråga på ditt verksamhetsställe'],
  }),
];
