import type { Block } from '../../../authoring.ts';
import { prose } from '../blocks.ts';

/** The examples of one component on the living page: its registered name, what is shown, then the component itself. */
export const examples = (component: string, ...shown: (readonly [what: string, block: Block])[]): Block[] => [
  prose(`<hr><h2 id="${anchorOf(component)}">${component}</h2>`),
  ...shown.flatMap(([what, block]) => [prose(`<p><strong>${component}</strong> – ${what}</p>`), block]),
];

/** Names of the components that have examples among the blocks, in their order. */
export const exampleNames = (blocks: readonly Block[]): string[] =>
  blocks.flatMap(({ fields }) => {
    const html = (fields?.Text as { value?: unknown } | undefined)?.value;
    const [, name] = /^<hr><h2 id="[a-z]+">(\w+)<\/h2>$/.exec(String(html)) ?? [];
    return name ? [name] : [];
  });

export const anchorOf = (component: string): string => component.toLowerCase();
