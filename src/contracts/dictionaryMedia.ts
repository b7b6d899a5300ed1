/** Labels of banners and films, in English. */
export const MEDIA_DICTIONARY = {
  film: 'Film',
  playFilmNamed: 'Play the film: {title}',
  watchFilm: 'Watch the film',
  youTubeNote:
    'YouTube shows this film. When you press play, YouTube learns your IP address and may store cookies on your device, and films and maps from others are allowed on this site.',
  watchOnYouTube: 'Watch it on YouTube instead',
} as const;
