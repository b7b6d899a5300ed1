import type { Registry } from '../content/views.ts';

/**
 * Components that editors can place, by their registered name. Each is a chunk of its own, loaded when a page has it.
 * The folder, the file and the view have the name; a view with late data also exports its skeleton.
 */
export const registry = {
  HeroBanner: async () => ({ View: (await import('./HeroBanner/HeroBanner.tsx')).HeroBanner }),
  Header: async () => ({ View: (await import('./Header/Header.tsx')).Header }),
  Footer: async () => ({ View: (await import('./Footer/Footer.tsx')).Footer }),
} as const satisfies Registry;
