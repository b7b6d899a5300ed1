/** Themes whose parts are arranged in their own way, not only coloured. */
type World = 'norrvag' | 'rullande' | 'marlow' | 'mercedes' | 'smart' | 'mini' | 'bmw';

/** Returns the selector of an element in pages of a theme. A theme without rules of its own has the arrangement of the component. */
export const inWorld = (world: World): string => `[data-theme="${world}"] &`;
