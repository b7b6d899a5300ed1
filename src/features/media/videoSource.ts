import type { YouTubeVideo } from './youTube.ts';

/** The source of a video: a file on our own host, YouTube, or another site, to which the page only links. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | ({ kind: 'youTube' } & YouTubeVideo)
  | { kind: 'external'; href: string };
