import type { CarCardView } from '../car/card.ts';
import type { OpenSpans } from '../dealers/hours/openingState.ts';

/** What the form for selling a car needs besides its labels (F103). */
export interface SellCarData {
  /** Dealers to choose from, in the site's order. */
  dealers: readonly { id: string; name: string }[];
  /** The car that the visitor came from; it is on sale or sold. */
  car: Pick<CarCardView, 'id' | 'slug' | 'title' | 'text' | 'image'> | null;
  /** Unit of the mileage, in the page's language. */
  unit: string;
  contact: RequestContact;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

/** How to reach somebody instead of filling in a form. */
export interface RequestContact {
  phone?: string | undefined;
  email?: string | undefined;
  spans?: OpenSpans | undefined;
}
