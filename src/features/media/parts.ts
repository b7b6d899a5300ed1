import { lazyPart } from '../../content/lazyPart.ts';

/** Films are on few pages: their players are fetched by those alone. */
export const LazyBackgroundFilm = lazyPart(async () => (await import('./BackgroundFilm.tsx')).BackgroundFilm);
export const LazyFilmPlayer = lazyPart(async () => (await import('./FilmPlayer.tsx')).FilmPlayer);
