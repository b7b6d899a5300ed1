import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';

/** Labels of the players of videos. */
export const VIDEO_LABELS: readonly DictionaryKey[] = ['playVideoNamed', 'watchVideo', 'youTubeNote', 'watchOnYouTube'];
