import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { ImageGallery } from './ImageGallery.tsx';

const imageItem = (src: string, caption = '') => ({
  id: '',
  name: '',
  fields: { Image: { value: { src, alt: 'Bilhall', width: '1920', height: '1080' } }, Caption: { value: caption } },
});
const show = (Images: unknown, params: Record<string, string> = {}) =>
  renderOnPage(<ImageGallery rendering={{}} fields={{ Images }} params={params} data={undefined} />);

describe('gallery', () => {
  test('each image links to its large file, with caption', () => {
    const html = show([imageItem('/-/media/a.jpg', 'I Uppsala'), imageItem('https://x.example/b.jpg')]);
    expect(html).toMatch(
      /<figure><a [^>]*href="\/-\/media\/a\.jpg\?w=1920">.*alt="Bilhall".*<\/a><figcaption[^>]*>I Uppsala/s,
    );
    expect(html).toContain('href="https://x.example/b.jpg"');
    expect(html.match(/<figcaption/g)).toHaveLength(1);
    expect(html).toContain('Enlarge image 2 of 2');
    expect(html).not.toContain('<dialog');
  });

  test.each([
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
    ['', '3'],
    ['12', '3'],
  ])('Columns %j is a grid of %s', (Columns, grid) => {
    expect(show([imageItem('/-/media/a.jpg')], { Columns })).toContain(`data-columns="${grid}"`);
  });

  test.each([[undefined], [null], [[]], [[null, imageItem('javascript:x'), { fields: { Image: { value: {} } } }]]])(
    'renders nothing for %j',
    (Images) => expect(show(Images)).toBe(''),
  );
});
