import type { YouTubeVideo } from './youTube.ts';

/** Where a video comes from: a file on our own host, YouTube, or another site, to which the page only links. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | ({ kind: 'youTube' } & YouTubeVideo)
  | { kind: 'external'; href: string };
