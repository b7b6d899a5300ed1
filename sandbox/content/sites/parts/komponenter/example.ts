import type { Block } from '../../../authoring.ts';
import { prose } from '../blocks.ts';

/** The examples of one component on the living page: its registered name, what is shown, then the component itself. */
export const examples = (component: string, ...shown: (readonly [what: string, block: Block])[]): Block[] => [
  prose(`<h2>${component}</h2>`),
  ...shown.flatMap(([what, block]) => [prose(`<p><strong>${component}</strong> – ${what}</p>`), block]),
];
