/** Returns the element id of a card by its position from 0: the target of 'show more' without JavaScript. */
export const storyCardId = (list: string, position: number): string => `${list}-${position + 1}`;
