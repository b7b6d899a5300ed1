import { describe, expect, test } from '@jest/globals';
import { html } from './html.ts';

describe('html', () => {
  test('escapes values, except nested Html', () => {
    const name = `<b a="1" c='2'>&`;
    expect(html`<p title="${name}">${html`<i>${1}</i>`}${['<', html`<br>`]}</p>`.text).toBe(
      '<p title="&#60;b a=&#34;1&#34; c=&#39;2&#39;&#62;&#38;"><i>1</i>&#60;<br></p>',
    );
  });
});
