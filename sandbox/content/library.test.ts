import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { link, text } from './authoring.ts';
import { loadLibrary } from './library.ts';

const page = (title: string, order = 100): string =>
  `template: ContentPage\nsortOrder: ${order}\nfields:\n  Title: ${title}\nmain: []\n`;

const CONTENT: Readonly<Record<string, string>> = {
  'sites/test-se.yaml':
    "hostName: test-se.example\nlanguages: [sv, fr]\nnotFound: /404\nserverError: '/500'\nrobots: 'User-agent: *'\nredirects:\n  - { pattern: /old, target: /cars }\n",
  ...Object.fromEntries(
    ['sv', 'fr'].flatMap((language) => [
      [`shared/test-se/header.${language}.yaml`, 'component: Header\n'],
      [`shared/test-se/footer.${language}.yaml`, 'component: Footer\n'],
      [`shared/test-se/contact.${language}.yaml`, 'component: ContactCard\nfields:\n  Name: Care\n'],
      [`pages/test-se/index.${language}.yaml`, page('Home')],
      [`pages/test-se/404.${language}.yaml`, page('None', 400)],
      [`pages/test-se/500.${language}.yaml`, page('Broken', 500)],
    ]),
  ),
  'pages/test-se/cars.sv.yaml': page('Cars', 200),
  'pages/test-se/cars/,-w-,.sv.yaml': page('Car'),
  'pages/test-se/about.sv.yaml': page('About', 150),
  'dictionary/sv.json': '{ "close": "Stäng", "open": "Öppna" }',
  'dictionary/test-se.sv.json': '{ "close": "Lukk" }',
};

let folder = '';
const put = async (name: string, content: string): Promise<void> => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
};
const load = (cacheFile: string | null = null) => loadLibrary({ folder, cacheFile });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'));
  for (const [name, content] of Object.entries(CONTENT)) await put(name, content);
});
afterEach(() => rm(folder, { recursive: true }));

describe('content library', () => {
  test('a site is loaded in each of its languages; the first has the settings of the site', async () => {
    const { sites } = await load();
    expect(sites.map(({ site, language }) => `${site}.${language}`)).toEqual(['test-se.sv', 'test-se.fr']);
    expect(sites[0]).toMatchObject({
      hostName: 'test-se.example',
      header: { component: 'Header' },
      footer: { component: 'Footer' },
      notFound: { path: '/404', fields: { Title: text('None') } },
      serverError: { path: '/500' },
      robots: 'User-agent: *',
      redirects: [{ pattern: '/old', target: '/cars', redirectType: 'REDIRECT_301' }],
    });
    expect(sites[1]).not.toHaveProperty('redirects');
  });

  test('the path of a file is the path of its page; siblings are sorted, and a page comes before its descendants', async () => {
    const { sites } = await load();
    expect(sites[0]?.pages.map(({ path }) => path)).toEqual(['/', '/about', '/cars', '/cars/,-w-,']);
  });

  test('labels of a site replace those of its language; English labels come from the contract', async () => {
    const { phrases } = await load();
    expect(phrases('test-se', 'sv')).toEqual({ close: 'Lukk', open: 'Öppna' });
    expect(phrases('other', 'sv')).toEqual({ close: 'Stäng', open: 'Öppna' });
    expect(phrases('test-se', 'en')).toEqual(DICTIONARY);
    expect(phrases('test-se', 'fr')).toEqual({});
  });

  test('an empty folder gives an empty library', async () => {
    expect((await loadLibrary({ folder: join(folder, 'nowhere'), cacheFile: null })).sites).toEqual([]);
  });

  test('field values have the shapes of the layout contract', async () => {
    await put(
      'pages/test-se/index.sv.yaml',
      `template: HomePage
sortOrder: 100
fields:
  Title: Home
  Shown: true
  Link: { href: '#top', text: Up }
  None: { href: '' }
  Image: { src: /-/media/illustrations/norrvag/coast-road-1.jpg, alt: A road }
  Car: { src: /-/media/cars/suv/9a1420/rear.jpg, alt: A car }
  Wheel: { src: /-/media/cars/suv/9a1420/cockpit.jpg, alt: A steering wheel }
  Logo: { src: /-/media/logos/x.svg, alt: Logo }
  Video: {}
  Tags: [{ reference: /news, item: Tags/ev }]
  Cards:
    - name: One
      fields: { Title: First }
main:
  - datasource: /shared/contact
  - component: Container
    placeholders:
      inner: [{ component: RichText, params: { Styles: wide } }]
    experiences: { ev: { component: Other }, none: null }
`,
    );
    const [home] = (await load()).sites[0]?.pages ?? [];
    expect(home?.fields).toEqual({
      Title: text('Home'),
      Shown: { value: true },
      Link: link('#top', 'Up'),
      None: { value: { href: '' } },
      Image: {
        value: { src: '/-/media/illustrations/norrvag/coast-road-1.jpg', alt: 'A road', width: '2560', height: '1440' },
      },
      Car: {
        value: {
          src: '/-/media/cars/suv/9a1420/rear.jpg',
          alt: 'A car',
          width: '1280',
          height: '800',
          class: 'cut-out',
        },
      },
      Wheel: {
        value: {
          src: '/-/media/cars/suv/9a1420/cockpit.jpg',
          alt: 'A steering wheel',
          width: '1920',
          height: '1200',
        },
      },
      Logo: { value: { src: '/-/media/logos/x.svg', alt: 'Logo' } },
      Video: { value: {} },
      Tags: [{ reference: { page: '/news', path: 'Tags/ev' } }],
      Cards: [{ id: '', url: '', name: 'One', displayName: 'One', fields: { Title: text('First') } }],
    });
    expect(home?.main).toEqual([
      { component: 'ContactCard', fields: { Name: text('Care') } },
      {
        component: 'Container',
        placeholders: { inner: [{ component: 'RichText', params: { Styles: 'wide' } }] },
        experiences: { ev: { component: 'Other' }, none: null },
      },
    ]);
  });
});

describe('issues are listed with file and line', () => {
  test.each([
    ['a number that is meant as a text', page('2026'), ':4: expected a text, got the number 2026'],
    ['a missing member', 'template: A\nsortOrder: 1\nmain: []\n', ':1: expected keys with values, got nothing'],
    ['an unknown key', `${page('A')}Layout: wide\n`, ':6: unknown key "Layout"; allowed are template, sortOrder'],
    [
      'no name of a component',
      page('A').replace('[]', '\n  - component: text'),
      ':6: expected the name of a component',
    ],
    [
      'an unknown key of a component',
      page('A').replace('[]', '\n  - component: A\n    field: {}'),
      ':7: unknown key "f',
    ],
    ['no shared component', page('A').replace('[]', '\n  - datasource: /shared/none'), ':6: there is no /shared/none'],
    ['an item without fields', page('\n    - { name: A }'), ':5: expected keys with values, got nothing'],
    ['no YAML', `${page('A')}main: [\n`, ':'],
  ])('%s', async (_title, content, message) => {
    await put('pages/test-se/cars.sv.yaml', content);
    await expect(load()).rejects.toThrow(`pages/test-se/cars.sv.yaml${message}`);
  });

  test('all issues at once, in the order of the files', async () => {
    await put('dictionary/sv.json', '{\n  "close": 5\n}');
    await put('pages/test-se/about.sv.yaml', page('5'));
    const issues = ({ message }: Error) => message.split('\n').map((line) => line.replace(/: expected.*/, ''));
    expect(await load().then(() => [], issues)).toEqual([
      'The content has 2 errors:',
      'dictionary/sv.json:2',
      'pages/test-se/about.sv.yaml:4',
    ]);
  });

  test('a site without an error page', async () => {
    await rm(join(folder, 'pages/test-se/404.fr.yaml'));
    await expect(load()).rejects.toThrow('sites/test-se.yaml:2: fr needs the pages /404 and /500');
  });

  test.each(['pages/test-se/cars.de.yaml', 'pages/test-no/index.nb.yaml', 'shared/test-se/contact.yaml'])(
    'a file that no site shows: %s',
    async (name) => {
      await put(name, page('A'));
      await expect(load()).rejects.toThrow(`${name}:1: no site has this file`);
    },
  );
});

describe('the cache of parsed files', () => {
  const titles = async (cacheFile: string) =>
    (await load(cacheFile)).sites[0]?.pages.map(({ fields }) => (fields.Title as { value: string }).value);

  test('a changed, a new and a removed file are detected', async () => {
    const cacheFile = join(folder, 'cache/content.json');
    expect(await titles(cacheFile)).toEqual(['Home', 'About', 'Cars', 'Car']);
    expect(JSON.parse(await readFile(cacheFile, 'utf8'))).toHaveProperty(['pages/test-se/about.sv.yaml']);
    await put('pages/test-se/about.sv.yaml', page('We', 150));
    await put('pages/test-se/new.sv.yaml', page('New', 160));
    await rm(join(folder, 'pages/test-se/cars/,-w-,.sv.yaml'));
    expect(await titles(cacheFile)).toEqual(['Home', 'We', 'New', 'Cars']);
  });

  test('a changed file of the same length is detected by its time', async () => {
    const cacheFile = join(folder, 'content.json');
    await titles(cacheFile);
    await put('pages/test-se/about.sv.yaml', page('Tuoba', 150));
    await utimes(join(folder, 'pages/test-se/about.sv.yaml'), 1, 1);
    expect(await titles(cacheFile)).toContain('Tuoba');
  });

  test('an invalid cache file is replaced', async () => {
    const cacheFile = join(folder, 'content.json');
    await writeFile(cacheFile, '{ "half');
    expect(await titles(cacheFile)).toContain('Cars');
    expect(await titles(cacheFile)).toContain('Cars');
  });
});
