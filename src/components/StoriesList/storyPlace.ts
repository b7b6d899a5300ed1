/** Fragment of a card by its place in the list, from 0: where a browser without scripts goes on reading. */
export const storyPlace = (list: string, position: number): string => `${list}-${position + 1}`;
