/** Labels of content blocks, in English. */
export const BLOCKS_DICTIONARY = {
  shareTitle: 'Share',
} as const;
