import type { YouTubeFilm } from './youTube.ts';

/** Where a film comes from: a file of our own, YouTube, or somewhere else, to which we can only point. */
export type Film =
  | { kind: 'file'; src: string }
  | ({ kind: 'youTube' } & YouTubeFilm)
  | { kind: 'elsewhere'; href: string };
