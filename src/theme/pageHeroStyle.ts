/** How the hero of a page with a picture beside its text is arranged. A theme names one; without one it has the arrangement of the component. */
export type PageHeroStyle = 'bleed' | 'slant' | 'journal' | 'stage' | 'tiles' | 'banner' | 'drawing';

/** Returns the selector of an element in pages whose theme has this style of heroes. */
export const withPageHero = (style: PageHeroStyle): string => `[data-page-hero="${style}"] &`;
