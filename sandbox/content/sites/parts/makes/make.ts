/** What a chain of used cars says of a make. */

import type { Make } from '../../../../data/models/model.ts';
import type { Picture } from '../blocks.ts';
import type { ModelWords } from '../modelCards.ts';

export type MakeWords = {
  readonly make: Make;
  /** Among the first in the menu and on the index; the others are reached from the index. */
  readonly common?: boolean;
  readonly picture: Picture;
  /** At most 60 characters, for search engines: what of the make is there. */
  readonly summary: string;
  /** One line below the name on the index. */
  readonly card: string;
  readonly lead: string;
  readonly likes: string;
  readonly checks: string;
  readonly pick: string;
  readonly models: readonly ModelWords[];
};
