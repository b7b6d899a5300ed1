/** 500 pieces of markup that try to run `window.pwned()`: 25 attacks, each in 20 disguises and surroundings. */

const CALL = 'window.pwned()';

const ATTACKS: readonly string[] = [
  `<script>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<img src="x" onerror="${CALL}">`,
  `<svg onload="${CALL}"><circle r="9"/></svg>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><animate onbegin="${CALL}" attributeName="x" dur="1s"/></svg>`,
  `<math><mtext><table><mglyph><style><img src="x" onerror="${CALL}"></style></mglyph></table></mtext></math>`,
  `<a href="javascript:${CALL}">x</a>`,
  `<a href="vbscript:${CALL}">x</a>`,
  `<a href="data:text/html,<script>${CALL}</script>">x</a>`,
  `<iframe src="javascript:${CALL}"></iframe>`,
  `<iframe srcdoc="<script>parent.pwned()</script>"></iframe>`,
  `<object data="javascript:${CALL}"></object>`,
  `<embed src="javascript:${CALL}">`,
  `<form action="javascript:${CALL}"><button>x</button></form>`,
  `<button formaction="javascript:${CALL}">x</button>`,
  `<details open ontoggle="${CALL}"><summary>x</summary></details>`,
  `<video><source onerror="${CALL}" src="x"></video>`,
  `<input autofocus onfocus="${CALL}">`,
  `<div style="background:url(javascript:${CALL})" onmouseover="${CALL}">x</div>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${CALL}">`,
  `<base href="javascript:${CALL}//">`,
  `<link rel="stylesheet" href="javascript:${CALL}">`,
  `<template><img src="x" onerror="${CALL}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>"></noscript>`,
];

const DISGUISES: readonly ((markup: string) => string)[] = [
  (markup) => markup,
  (markup) => markup.toUpperCase().replaceAll('WINDOW.PWNED()', CALL),
  (markup) => markup.replace(/script/g, 'scr\tipt'),
  (markup) => markup.replace(/javascript:/g, 'java\nscript:'),
  (markup) => markup.replace(/javascript:/g, 'java&#115;cript&colon;'),
  (markup) => markup.replace(/javascript:/g, '\u0001javascript:'),
  (markup) => markup.replace(/javascript:/g, ' &#x6A;avascript:'),
  (markup) => markup.replace(/ on(\w+)=/g, '/on$1='),
  (markup) => markup.replace(/ on(\w+)=/g, '\n\ron$1\t=\t'),
  (markup) => markup.replaceAll('"', "'"),
  (markup) => markup.replaceAll('"', ''),
  (markup) => markup.replaceAll('"', '`'),
  (markup) => markup.replace(/>/, ''),
  (markup) => markup.replace(/<(\w)/g, '<$1\0'),
  (markup) => markup.replace(/<(\w+)/g, '<<$1'),
  (markup) => `<p title="${markup}">x</p>`,
  (markup) => `<!--${markup}--><!--><${markup.slice(1)}-->`,
  (markup) => `<![CDATA[${markup}]]>${markup}`,
  (markup) => `<scr<script>ipt>${markup}</scr</script>ipt>`,
  (markup) => `<table><p>${markup}<table><tr><td>${markup}`,
];

/** Open elements before the attack. Parsers disagree on where some of these end. */
const SURROUNDINGS: readonly string[] = [
  '',
  '<p>',
  '<ul><li>',
  '<h2>',
  '<b><i>',
  '<table><tr><td>',
  '<a href="/">',
  '<blockquote>',
  '<pre>',
  '<select>',
  '<textarea>',
  '<title>',
  '<xmp>',
  '<style>',
  '<noembed>',
  '<noframes>',
  '<math><mi>',
  '<svg><desc>',
  '<!--',
  '<p ',
];

export const HOSTILE_MARKUP: readonly string[] = ATTACKS.flatMap((attack) =>
  DISGUISES.map((disguise, index) => `${SURROUNDINGS[index]}${disguise(attack)}`),
);
