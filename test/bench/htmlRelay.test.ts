import { expect, test } from '@jest/globals';
import { withoutScripts } from './htmlRelay.ts';

test('every script and every preload of a module is taken out, other elements stay', () => {
  const html = `<head><link rel="modulepreload" fetchPriority="low" href="/a.js"/><link rel="stylesheet" href="/a.css"/>
<script nonce="x">if (1 < 2) document.title = "</title>";</script></head><body><p>Text</p>
<script id="page-data" type="application/json">{"a":"<b>"}</script><script type="module" src="/a.js" async=""></script></body>`;
  expect(withoutScripts(html)).toBe('<head><link rel="stylesheet" href="/a.css"/>\n</head><body><p>Text</p>\n</body>');
});
