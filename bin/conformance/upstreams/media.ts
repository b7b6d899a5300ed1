import type { ConformanceCase, Suite, Trial } from '../conformanceCase.ts';
import { expectEqual, expectStatus, expectThat } from '../expect.ts';

const imageOf = (trial: Trial, headers: Readonly<Record<string, string>> = {}) => ({
  path: `${trial.setting('folder')}${trial.setting('image')}`,
  headers: { accept: 'image/webp,image/*', ...headers },
});

const typeOf = (headers: Headers): string => headers.get('content-type') ?? '';

const CASES: readonly ConformanceCase[] = [
  {
    id: 'image',
    title: 'An image has an image type and a body, without any key.',
    run: async (trial) => {
      const { status, headers, text } = await trial.client.call(imageOf(trial));
      expectStatus({ status }, 200);
      expectThat(typeOf(headers).startsWith('image/'), 'content-type', 'a type of images', typeOf(headers));
      expectThat(text.length > 0, 'body', 'some bytes', 'none');
    },
  },
  {
    id: 'time',
    title: 'Five calls at once each start and end within the limits of the contract.',
    run: async (trial) => {
      const calls = Array.from({ length: 5 }, () => trial.client.call(imageOf(trial)));
      for (const response of await Promise.all(calls)) expectStatus(response, 200);
    },
  },
  {
    id: 'head',
    title: 'HEAD has the fields of GET.',
    run: async (trial) => {
      const get = await trial.client.call(imageOf(trial));
      const head = await trial.client.call({ ...imageOf(trial), method: 'HEAD' });
      expectStatus(head, 200);
      expectEqual(typeOf(head.headers), typeOf(get.headers), 'content-type');
    },
  },
  {
    id: 'revalidation',
    title: 'A file has an `ETag` or `Last-Modified`, and is a 304 to who has it.',
    run: async (trial) => {
      const { headers } = await trial.client.call(imageOf(trial));
      const [tag, date] = [headers.get('etag'), headers.get('last-modified')];
      expectThat(tag !== null || date !== null, 'etag', 'an ETag or Last-Modified', 'neither');
      const condition = tag === null ? { 'if-modified-since': date ?? '' } : { 'if-none-match': tag };
      expectStatus(await trial.client.call(imageOf(trial, condition)), 304);
    },
  },
  {
    id: 'width',
    title: 'The query `w` chooses a width: a small image has fewer bytes than a large one.',
    run: async (trial) => {
      const { path, headers } = imageOf(trial);
      const sizes = await Promise.all(
        ['320', '1280'].map(async (width) => {
          const response = await trial.client.call({ path: `${path}?w=${width}`, headers });
          expectStatus(response, 200);
          return response.text.length;
        }),
      );
      const [small = 0, large = 0] = sizes;
      expectThat(small <= large, 'body with w=320', `at most the ${large} of w=1280`, small);
    },
  },
  {
    id: 'missing',
    title: 'A file that does not exist is a 404.',
    run: async (trial) =>
      expectStatus(await trial.client.call({ path: `${trial.setting('folder')}/no/such/file.jpg` }), 404),
  },
  {
    id: 'no-cookies',
    title: 'A file sets no cookie: a cache shares it.',
    run: async (trial) => {
      const { headers } = await trial.client.call(imageOf(trial));
      expectThat(!headers.has('set-cookie'), 'set-cookie', 'none', headers.get('set-cookie'));
    },
  },
];

/** Demanded of a media edge. */
export const mediaSuite: Suite = {
  upstream: 'media',
  settings: {
    folder: { meaning: 'Folder of the media, as in `MEDIA_PATH`', example: '/-/media', default: '/-/media' },
    image: { meaning: 'Path of a photo below it', example: '/cars/front.jpg' },
  },
  cases: CASES,
};
