/** Banners and cards of Marlow, in British English. */

import type { Block } from '../../../authoring.ts';
import { bannerStrip, horizontalCard } from '../bannerBlocks.ts';
import { scene } from '../blocks.ts';

export const offers: Block[] = [
  bannerStrip({
    title: 'Winter health check with our compliments',
    text: 'Battery, tyres, lights and brakes, while you have coffee. Until the end of January.',
    icon: 'snowflake',
    ground: '2',
    to: ['/service-and-parts', 'About servicing'],
  }),
  horizontalCard({
    title: 'A home charger with selected electric cars',
    html: '<p>Order an electric car from stock this quarter and we will arrange a survey and a standard installation at your home.</p>',
    picture: scene('charging-home', 'An electric car charging on a drive at dusk'),
    badge: 'Until 31 December',
    ground: '3',
    to: ['/buy-car/used-cars', 'See cars in stock'],
  }),
];
