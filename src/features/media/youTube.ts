/** A film at YouTube. */
export interface YouTubeFilm {
  /** Eleven letters, digits, `-` and `_`. */
  id: string;
  /** Seconds from its beginning. */
  start: number;
}

/**
 * The address that plays a film in a frame: the host that sets no cookie before the film is played, at once, because
 * the visitor has pressed play.
 */
export function youTubeEmbed({ id, start }: YouTubeFilm, language: string): string {
  const query = new URLSearchParams({ autoplay: '1', rel: '0', playsinline: '1', hl: language });
  if (start > 0) query.set('start', String(start));
  return `https://www.youtube-nocookie.com/embed/${id}?${query}`;
}

/** The film's own page, for those who would rather see it there. */
export function youTubePage({ id, start }: YouTubeFilm): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`;
}
