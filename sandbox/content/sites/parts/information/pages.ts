/** What a site says of itself on its about page, and of its customer service below the list of dealers and on their pages. */

import type { Block } from '../../../authoring.ts';
import {
  type ContactWords,
  contactCard,
  type FigureWords,
  keyFigures,
  openingHours,
  type QuoteWords,
  quote,
  socialSharing,
} from '../informationBlocks.ts';

type InformationWords = {
  readonly figures: { readonly title: string; readonly text?: string; readonly figures: readonly FigureWords[] };
  readonly quote: QuoteWords;
  readonly service: ContactWords;
  readonly hours: {
    readonly title: string;
    readonly days: readonly (readonly [string, string])[];
    readonly note?: string;
  };
};

/** `dealers` stand below the list, `dealer` on the page of each. */
export type Information = Readonly<Record<'about' | 'dealers' | 'dealer', readonly Block[]>>;

export const informationOf = (words: InformationWords): Information => ({
  about: [
    keyFigures('4', words.figures),
    quote({ ...words.quote, large: true }),
    contactCard(words.service),
    socialSharing(),
  ],
  dealers: [openingHours(words.hours), contactCard(words.service)],
  dealer: [contactCard(words.service)],
});
