/** A YouTube video. */
export interface YouTubeVideo {
  /** Eleven letters, digits, `-` and `_`. */
  id: string;
  /** Start time in seconds. */
  start: number;
}

/**
 * Returns the URL that plays a video in a frame. Its host sets no cookie before the video plays. The video starts at once,
 * because the visitor has pressed play.
 */
export function youTubeEmbedUrl({ id, start }: YouTubeVideo, language: string): string {
  const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language });
  if (start > 0) query.set('start', String(start));
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

/** Returns the URL of the video's page at YouTube. */
export function youTubePageUrl({ id, start }: YouTubeVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
