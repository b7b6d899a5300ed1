import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseYouTubeVideo } from './youTube.data.ts';
import { youTubeEmbedUrl, youTubePageUrl } from './youTube.ts';

const ID = 'aqz-KE-bpKQ';

describe('F012 the video that an editor names', () => {
  test.each([
    [ID, 0],
    [` ${ID}\n`, 0],
    [`https://www.youtube.com/watch?v=${ID}`, 0],
    [`http://youtube.com/watch?feature=share&v=${ID}&t=90`, 90],
    [`https://m.youtube.com/watch?v=${ID}&t=1m30s`, 90],
    [`https://music.youtube.com/watch?v=${ID}`, 0],
    [`https://youtu.be/${ID}`, 0],
    [`https://youtu.be/${ID}?si=abc&t=42`, 42],
    [`https://www.youtube.com/embed/${ID}?start=7`, 7],
    [`https://www.youtube-nocookie.com/embed/${ID}`, 0],
    [`https://www.youtube.com/shorts/${ID}`, 0],
    [`https://www.youtube.com/live/${ID}?t=1h2m3s`, 3723],
    [`https://www.youtube.com/v/${ID}`, 0],
    [`HTTPS://WWW.YOUTUBE.COM/watch?v=${ID}`, 0],
    [`//www.youtube.com/embed/${ID}`, 0],
    [`www.youtube.com/watch?v=${ID}`, 0],
    [`youtu.be/${ID}`, 0],
  ])('%j', (text, start) => {
    expect(parseYouTubeVideo(text)).toEqual({ id: ID, start });
  });

  test.each([
    '',
    'short',
    `${ID}x`,
    'a b c d e f',
    `https://youtube.com.evil.example/watch?v=${ID}`,
    `https://evil.example/youtube.com/watch?v=${ID}`,
    `https://evil.example/watch?v=${ID}`,
    `https://notyoutube.com/watch?v=${ID}`,
    `https://youtube.com@evil.example/watch?v=${ID}`,
    `https://user@www.youtube.com/watch?v=${ID}`,
    `https://user:pass@www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com:8443/watch?v=${ID}`,
    `javascript:alert(1)//youtube.com/watch?v=${ID}`,
    `data:text/html,https://www.youtube.com/watch?v=${ID}`,
    `ftp://www.youtube.com/watch?v=${ID}`,
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/watch?v=../../evil',
    'https://www.youtube.com/embed/%22%3E%3Cscript',
    'https://www.youtube.com/embed/..%2F..%2Fevil',
    'https://www.youtube.com/channel/UCaaaaaaaaaaaaaaaaaaaaaa',
    'https://www.youtube.com/',
    `https://youtu.be/${ID}x`,
    `https://www.youtube.com/watch?v=${ID}&x=${'x'.repeat(500)}`,
    'https://',
    '//',
  ])('%j names no video', (text) => {
    expect(parseYouTubeVideo(text)).toBeNull();
  });

  test('every input returns an id of eleven safe characters or null', () => {
    const frames = fc.constantFrom('', 'https://youtu.be/', 'https://www.youtube.com/watch?v=', '//youtube.com/embed/');
    fc.assert(
      fc.property(frames, fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (before, text, time) => {
        const video = parseYouTubeVideo(`${before}${text}&t=${time}`) ?? parseYouTubeVideo(before + text);
        if (!video) return;
        expect(video.id).toMatch(/^[A-Za-z0-9_-]{11}$/);
        expect(Number.isInteger(video.start) && video.start >= 0 && video.start <= 86_400).toBe(true);
        expect(new URL(youTubeEmbedUrl(video, 'sv')).origin).toBe('https://www.youtube-nocookie.com');
      }),
    );
  });

  test.each(['99999999999', '-5', '1e9', 'NaN', '1m-2s', ' 9'])('a start of %j is ignored', (time) => {
    expect(parseYouTubeVideo(`https://youtu.be/${ID}?t=${encodeURIComponent(time)}`)).toEqual({ id: ID, start: 0 });
  });
});

test('F012 the frame uses the cookieless host, plays at once and has the page’s language', () => {
  expect(youTubeEmbedUrl({ id: ID, start: 42 }, 'sv')).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&playsinline=1&hl=sv&start=42`,
  );
  expect(youTubePageUrl({ id: ID, start: 42 })).toBe(`https://www.youtube.com/watch?v=${ID}&t=42s`);
  expect(youTubePageUrl({ id: ID, start: 0 })).toBe(`https://www.youtube.com/watch?v=${ID}`);
});
