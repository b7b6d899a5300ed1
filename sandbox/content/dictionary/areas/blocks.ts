import type { BLOCKS_DICTIONARY } from '../../../../src/contracts/dictionaryBlocks.ts';
import type { Translations } from './translations.ts';

export const blocks: Translations<typeof BLOCKS_DICTIONARY> = {
  sv: { shareTitle: 'Dela' },
  nb: { shareTitle: 'Del' },
  da: { shareTitle: 'Del' },
  fi: { shareTitle: 'Jaa' },
  sk: { shareTitle: 'Zdieľať' },
};
