import type { STORIES_DICTIONARY } from '../../../../src/contracts/dictionaryStories.ts';
import type { Translations } from './translations.ts';

export const stories: Translations<typeof STORIES_DICTIONARY> = {
  sv: { storiesShowAll: 'Visa alla' },
  nb: { storiesShowAll: 'Vis alle' },
  da: { storiesShowAll: 'Vis alle' },
  fi: { storiesShowAll: 'Näytä kaikki' },
  sk: { storiesShowAll: 'Zobraziť všetky' },
};
