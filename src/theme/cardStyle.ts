/** How the card of a car is arranged. A theme names one; without one it has the arrangement of the component. */
export type CardStyle = 'placeFirst' | 'priceTag' | 'plate' | 'hairlines' | 'tile' | 'block' | 'table';

/** Returns the selector of an element in pages whose theme has this style of cards. */
export const withCardStyle = (style: CardStyle): string => `[data-cards="${style}"] &`;
