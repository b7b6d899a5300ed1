import { describe, expect, test } from '@jest/globals';
import { externalReferrer } from './events.ts';

describe('F009 the external referrer of a visitor', () => {
  test.each([
    ['https://news.example/bilar/a?mail=x@y.example#top', 'https://news.example/bilar/a'],
    ['https://norrvag-se.example/kop-bil', null],
    ['android-app://com.example', null],
    ['', null],
    ['nonsense', null],
  ])('%s', (referrer, expected) => {
    expect(externalReferrer(referrer, 'norrvag-se.example')).toBe(expected);
  });
});
