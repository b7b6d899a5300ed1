import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import * as styles from './ImageCard.styles.ts';
import { ImageCard } from './ImageCard.tsx';

const fields = {
  Title: { value: 'Kusten' },
  Text: { value: 'Sju turer' },
  Image: { value: { src: '/-/media/a.jpg', alt: 'Väg', width: '1920', height: '1080' } },
  Badge: { value: 'Nytt' },
  Link: { value: { href: '/kusten', text: 'Läs' } },
};
const show = (params: Record<string, string>, changes: Record<string, unknown> = {}) =>
  renderOnPage(<ImageCard rendering={{}} fields={{ ...fields, ...changes }} params={params} data={undefined} />);

test('F025 image, text, and one link in the heading', () => {
  const html = show({});
  for (const part of ['alt="Väg"', 'Sju turer', 'Nytt', styles.below]) expect(html).toContain(part);
  expect(html).toMatch(/<h2[^>]*><a [^>]*href="\/kusten">Kusten<\/a><\/h2>/);
});

test('F025 text is on the image only where there is one', () => {
  expect(show({ Variant: 'Overlay' })).toContain(styles.overlay);
  expect(show({ Variant: 'Overlay' }, { Image: { value: {} } })).toContain(styles.below);
});

test('F027 in the four widths', () => {
  const widths = [...show({}).matchAll(/ (\d+)w/g)].map(([, width]) => width);
  expect(widths).toEqual(['320', '640', '1280', '1920']);
});

test('renders nothing without content', () => {
  expect(renderOnPage(<ImageCard rendering={{}} fields={{}} params={{}} data={undefined} />)).toBe('');
});
