/** Labels of banners and videos, in English. */
export const MEDIA_DICTIONARY = {
  video: 'Video',
  playVideoNamed: 'Play video: {title}',
  watchVideo: 'Watch the video',
  youTubeNote:
    'This video is provided by YouTube. If you play it, YouTube receives your IP address and may store cookies on your device, and videos and maps from other providers are allowed on this site.',
  watchOnYouTube: 'Watch on YouTube instead',
} as const;
