import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../testing/renderOnPage.tsx';
import { DateText } from './DateText.tsx';
import { Image } from './Image.tsx';
import { Link } from './Link.tsx';
import { RichText } from './RichText.tsx';
import { Text } from './Text.tsx';

describe('Text', () => {
  test('preserves line breaks and escapes markup', () => {
    expect(renderOnPage(<Text field={{ value: 'a\nb\r\n<i>c</i>' }} />)).toBe('a<br/>b<br/>&lt;i&gt;c&lt;/i&gt;');
  });
  test.each([undefined, null, { value: '' }, { value: {} }, []])('renders nothing for %j', (field) => {
    expect(renderOnPage(<Text field={field} />)).toBe('');
  });
});

describe('RichText', () => {
  test('renders the markup unchanged', () => {
    expect(renderOnPage(<RichText field={{ value: '<p>a <b>b</b></p>' }} />)).toMatch(
      /^<div class="[^"]+"><p>a <b>b<\/b><\/p><\/div>$/,
    );
  });
  test.each(['', ' ', '<p></p>', '<p>&nbsp;</p>', '<p><br></p>'])('renders nothing for %j', (value) => {
    expect(renderOnPage(<RichText field={{ value }} />)).toBe('');
  });
  test('renders an image without text', () => {
    expect(renderOnPage(<RichText field={{ value: '<p><img src="/a.jpg" alt=""></p>' }} />)).toContain('<img');
  });
});

describe('Link', () => {
  test('renders the authored attributes', () => {
    const field = { value: { href: 'https://x.example', text: 'X', title: 'T', target: '_blank' } };
    expect(renderOnPage(<Link field={field} />)).toBe(
      '<a href="https://x.example" title="T" target="_blank" rel="noopener">X</a>',
    );
  });
  test('children replace the text', () => {
    expect(renderOnPage(<Link field={{ value: { href: '/a' } }}>here</Link>)).toBe('<a href="/a">here</a>');
  });
  test.each([
    { value: { href: '' } },
    { value: { href: '/a', text: '' } },
    { value: { href: 'javascript:x', text: 'x' } },
    null,
  ])('renders nothing for %j', (field) => {
    expect(renderOnPage(<Link field={field} />)).toBe('');
  });
});

describe('Image', () => {
  const field = { value: { src: '/-/media/a.jpg', alt: 'Bil', width: '1920', height: '1080' } };
  test('F027 has its dimensions, a srcset and lazy loading', () => {
    const html = renderOnPage(<Image field={field} sizes="50vw" />);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('srcSet="/-/media/a.jpg?w=320 320w, ');
    expect(html).toContain('width="1920" height="1080"');
    expect(html).toContain('alt="Bil"');
  });
  test('F016 a priority image has a high fetch priority and a blur placeholder', () => {
    const html = renderOnPage(<Image field={field} sizes="100vw" priority blur="data:image/webp;base64,AA" />);
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('loading=');
    expect(html).toContain('--blur:url(&quot;data:image/webp;base64,AA&quot;)');
  });
  test('is marked as cut out by its field, whatever its name', () => {
    const cutOut = { value: { ...field.value, class: 'cut-out' } };
    expect(renderOnPage(<Image field={cutOut} sizes="100vw" />)).toContain(' data-cut-out=""');
    const named = { value: { ...field.value, src: '/-/media/cars/suv/9a1420/front-left.jpg' } };
    expect(renderOnPage(<Image field={named} sizes="100vw" />)).not.toContain('data-cut-out');
  });
  test.each([undefined, null, { value: {} }, { value: { src: '' } }, []])('renders nothing for %j', (empty) => {
    expect(renderOnPage(<Image field={empty} sizes="100vw" />)).toBe('');
  });
});

describe('DateText', () => {
  test('in the language of the page', () => {
    expect(renderOnPage(<DateText field={{ value: '2026-11-20T00:00:00Z' }} />)).toBe(
      '<time dateTime="2026-11-20T00:00:00Z">20 november 2026</time>',
    );
  });
  test.each(['0001-01-01T00:00:00Z', '', 'soon'])('renders nothing for %j', (value) => {
    expect(renderOnPage(<DateText field={{ value }} />)).toBe('');
  });
});
