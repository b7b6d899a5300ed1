import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { youTubeFilm } from './youTube.data.ts';
import { youTubeEmbed, youTubePage } from './youTube.ts';

const ID = 'aqz-KE-bpKQ';

describe('F012 the film that an editor means', () => {
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
    expect(youTubeFilm(text)).toEqual({ id: ID, start });
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
  ])('%j names none', (text) => {
    expect(youTubeFilm(text)).toBeNull();
  });

  test('whatever is written, an id of eleven safe characters comes out or nothing', () => {
    const frames = fc.constantFrom('', 'https://youtu.be/', 'https://www.youtube.com/watch?v=', '//youtube.com/embed/');
    fc.assert(
      fc.property(frames, fc.string({ maxLength: 40 }), fc.string({ maxLength: 20 }), (before, text, time) => {
        const film = youTubeFilm(`${before}${text}&t=${time}`) ?? youTubeFilm(before + text);
        if (!film) return;
        expect(film.id).toMatch(/^[A-Za-z0-9_-]{11}$/);
        expect(Number.isInteger(film.start) && film.start >= 0 && film.start <= 86_400).toBe(true);
        expect(new URL(youTubeEmbed(film, 'sv')).origin).toBe('https://www.youtube-nocookie.com');
      }),
    );
  });

  test.each(['99999999999', '-5', '1e9', 'NaN', '1m-2s', ' 9'])('a start of %j is none', (time) => {
    expect(youTubeFilm(`https://youtu.be/${ID}?t=${encodeURIComponent(time)}`)).toEqual({ id: ID, start: 0 });
  });
});

test('F012 the frame is at the host without cookies, plays at once and speaks the page’s language', () => {
  expect(youTubeEmbed({ id: ID, start: 42 }, 'sv')).toBe(
    `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0&playsinline=1&hl=sv&start=42`,
  );
  expect(youTubePage({ id: ID, start: 42 })).toBe(`https://www.youtube.com/watch?v=${ID}&t=42s`);
  expect(youTubePage({ id: ID, start: 0 })).toBe(`https://www.youtube.com/watch?v=${ID}`);
});
