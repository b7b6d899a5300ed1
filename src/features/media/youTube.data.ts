import type { YouTubeFilm } from './youTube.ts';

const ID = /^[\w-]{11}$/;
const HOSTS: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const SHORT_HOSTS: ReadonlySet<string> = new Set(['youtu.be', 'www.youtu.be']);
/** Paths whose next segment is the film: `/embed/…`, `/shorts/…`. */
const FILM_PATH = /^\/(?:embed|shorts|live|v|e)\/([^/]+)/;
const WITHOUT_SCHEME = /^(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i;
const MAX_LENGTH = 500;
const MAX_START = 24 * 60 * 60;

/**
 * The film that an editor means (F012): its id alone, or any address under which YouTube shows it. Null for everything
 * else: what comes out is put into an address of ours, so it holds nothing but an id and a number.
 */
export function youTubeFilm(text: string): YouTubeFilm | null {
  const written = text.trim();
  if (ID.test(written)) return { id: written, start: 0 };
  const url = written.length <= MAX_LENGTH ? addressOf(written) : null;
  const id = url && idIn(url);
  return id && ID.test(id) ? { id, start: startIn(url) } : null;
}

function addressOf(written: string): URL | null {
  const scheme = WITHOUT_SCHEME.test(written) ? 'https://' : written.startsWith('//') ? 'https:' : '';
  try {
    const url = new URL(scheme + written);
    const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port;
    return isPlain ? url : null;
  } catch {
    return null;
  }
}

function idIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (SHORT_HOSTS.has(hostname)) return pathname.split('/')[1];
  if (!HOSTS.has(hostname)) return undefined;
  if (pathname === '/watch' || pathname === '/watch/') return searchParams.get('v') ?? undefined;
  return FILM_PATH.exec(pathname)?.[1];
}

/** `90`, `90s` and `1h2m3s`, as YouTube writes them behind `t` and `start`. */
function startIn({ searchParams }: URL): number {
  const written = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(written) ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start <= MAX_START ? start : 0;
}
