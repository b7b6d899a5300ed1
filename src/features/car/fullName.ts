import type { CarCardView } from './card.ts';

/** Returns make, model and trim in one line. */
export function fullName({ title, text }: Pick<CarCardView, 'title' | 'text'>): string {
  return [title, text].filter(Boolean).join(' ');
}
