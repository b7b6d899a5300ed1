/** Banners and cards of Rullande Slovakia, in Slovak. */

import type { Block } from '../../../authoring.ts';
import { bannerStrip } from '../bannerBlocks.ts';

export const finance: Block[] = [
  bannerStrip({
    title: 'Odpoveď do hodiny',
    text: 'Žiadosť vyplníte na pobočke alebo po telefóne. Stačí občiansky preukaz.',
    icon: 'clock',
    ground: '2',
    to: ['/kontakty', 'Nájsť pobočku'],
  }),
];
