import type { Draft } from './draft.ts';
import type { Price } from './price.ts';

/** What a car is advertised with beside its price: a loan at the site's campaign rate, or something by its name. */
export type Campaign = { readonly kind: 'loan' } | { readonly kind: 'other'; readonly name: string };

/** Every car at a campaign price is in a campaign, and a few of the others. */
export function drawCampaign({ words, chance }: Draft, price: Price): Campaign | null {
  if (price.campaign === null && !chance.happens(0.05)) return null;
  return chance.pick<Campaign>([
    { kind: 'loan' },
    ...words.campaigns.map((name) => ({ kind: 'other', name }) as const),
  ]);
}
