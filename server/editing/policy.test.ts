import { expect, test } from '@jest/globals';
import { editorPolicy, withFrames } from './policy.ts';

const FRAMES = ['https://pages.sitecorecloud.io'];

test('withFrames replaces the frame ancestors and changes nothing else', () => {
  expect(withFrames("default-src 'none'; frame-ancestors 'none'; base-uri 'none'", FRAMES)).toBe(
    "default-src 'none'; frame-ancestors 'self' https://pages.sitecorecloud.io; base-uri 'none'",
  );
});

test('the editor’s scripts may load, call and style; inline scripts may not run', () => {
  const visitors =
    "default-src 'self'; style-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-x'; form-action 'self'; frame-ancestors 'self'";
  const directives = editorPolicy(visitors, FRAMES, ['https://scripts.example']).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-x' https://scripts.example",
      "style-src 'self' 'unsafe-inline' https://scripts.example https://pages.sitecorecloud.io",
      "connect-src 'self' https://scripts.example https://pages.sitecorecloud.io",
      "form-action 'none'",
      "frame-ancestors 'self' https://pages.sitecorecloud.io",
    ]),
  );
  expect(directives.find((directive) => directive.startsWith('script-src'))).not.toMatch(/unsafe/);
});

test('the editor’s sources replace none', () => {
  expect(editorPolicy("default-src 'none'", [], ['https://scripts.example'])).toContain(
    'script-src https://scripts.example;',
  );
});
