import type { PictureSize } from './pictures.ts';

/** Every video the media upstream has: silent MP4 files of a few seconds, made by `studio/video.ts`. */
export const FILMS = ['nordic-dawn', 'turntable'] as const;
export type FilmName = (typeof FILMS)[number];

/** As the studio shoots them. */
export const FILM_SIZE: PictureSize = { width: 1280, height: 720 };

const films: ReadonlySet<string> = new Set(FILMS);
export const isFilm = (text: string): text is FilmName => films.has(text);

/** The rooted URL of a video. */
export const filmUrl = (name: FilmName): string => `/-/media/films/${name}.mp4`;
