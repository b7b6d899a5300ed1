/** Videos of the media upstream: silent MP4 files of a few seconds. `studio/film.ts` makes them. */
export const VIDEOS = ['turntable'] as const;
export type VideoName = (typeof VIDEOS)[number];

const names: ReadonlySet<string> = new Set(VIDEOS);
export const isVideo = (text: string): text is VideoName => names.has(text);

/** Returns the path of a video. */
export const videoUrl = (name: VideoName): string => `/-/media/films/${name}.mp4`;
