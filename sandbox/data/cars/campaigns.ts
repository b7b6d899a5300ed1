import type { Draft } from './draft.ts';
import type { Price } from './price.ts';

/** A campaign of a car in addition to its price: a loan at the site's campaign rate, or another offer by its name. */
export type Campaign = { readonly kind: 'loan' } | { readonly kind: 'other'; readonly name: string };

/** Picks a campaign for every car with a campaign price, and for a few of the others. */
export function pickCampaign({ texts, random }: Draft, price: Price): Campaign | null {
  if (price.campaign === null && !random.chance(0.05)) return null;
  return random.pick<Campaign>([
    { kind: 'loan' },
    ...texts.campaigns.map((name) => ({ kind: 'other', name }) as const),
  ]);
}
