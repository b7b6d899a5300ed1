import type { YouTubeVideo } from './youTube.ts';

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
/** Paths whose next segment is the video's id: `/embed/…`, `/shorts/…`. */
const VIDEO_PATH = /^\/(?:embed|shorts|live|v|e)\/([^/]+)/;
const NO_SCHEME = /^(?:[a-z]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)\//i;
const MAX_LENGTH = 500;
const MAX_START = 24 * 60 * 60;

/**
 * Parses what an editor entered as a YouTube video (F012): its id alone, or any of YouTube's URLs for it. Null for
 * everything else. The result becomes part of a URL, so it holds only a checked id and a number.
 */
export function parseYouTubeVideo(text: string): YouTubeVideo | null {
  const input = text.trim();
  if (ID.test(input)) return { id: input, start: 0 };
  const url = input.length <= MAX_LENGTH ? parseUrl(input) : null;
  const id = url && videoIdIn(url);
  return id && ID.test(id) ? { id, start: startSecondsIn(url) } : null;
}

function parseUrl(input: string): URL | null {
  const scheme = NO_SCHEME.test(input) ? 'https://' : input.startsWith('//') ? 'https:' : '';
  try {
    const url = new URL(scheme + input);
    const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port;
    return isPlain ? url : null;
  } catch {
    return null;
  }
}

function videoIdIn({ hostname, pathname, searchParams }: URL): string | undefined {
  if (SHORT_HOSTS.has(hostname)) return pathname.split('/')[1];
  if (!HOSTS.has(hostname)) return undefined;
  if (pathname === '/watch' || pathname === '/watch/') return searchParams.get('v') ?? undefined;
  return VIDEO_PATH.exec(pathname)?.[1];
}

/** Parses `90`, `90s` and `1h2m3s`, the forms of YouTube's parameters `t` and `start`, to seconds. */
function startSecondsIn({ searchParams }: URL): number {
  const input = searchParams.get('t') ?? searchParams.get('start') ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,4})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(input) ?? [];
  const start = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return start <= MAX_START ? start : 0;
}
